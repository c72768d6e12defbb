import { useQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { logged } from '#web/lib/logged.ts'

interface PagesOptions<Row> {
  queryKey: QueryKey
  /** What comes after a row, or from the start. */
  load: (after: Row | null) => Promise<Row[]>
  pageSize: number
  /** What the device knew, shown until the first page is there. */
  stored?: Row[]
}

/** A list that is loaded page by page, each after the last row of the one before. */
export function usePages<Row extends { id: string }>(options: PagesOptions<Row>) {
  const { queryKey, load, pageSize, stored } = options
  const first = useQuery({
    queryKey,
    queryFn: () => logged('Loading a list', load(null)),
    ...(stored !== undefined &&
      stored.length > 0 && { initialData: stored, initialDataUpdatedAt: 0 }),
  })
  const [more, setMore] = useState<{ rows: Row[]; ended: boolean }>({ rows: [], ended: false })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  // What was on a later page may have moved, when the first one is asked for again.
  const rows = distinct([...(first.data ?? []), ...more.rows])
  const hasMore = !more.ended && (first.data?.length ?? 0) >= pageSize && !first.isError

  async function loadMore() {
    const last = rows.at(-1)
    if (last === undefined || state === 'loading') return
    setState('loading')
    try {
      const next = await logged('Loading more of a list', load(last))
      setMore(({ rows: before }) => ({
        rows: [...before, ...next],
        ended: next.length < pageSize,
      }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return {
    rows,
    isPending: first.isPending,
    isError: first.isError,
    isFetching: first.isFetching,
    refetch: () => void first.refetch(),
    more: hasMore
      ? {
          isLoading: state === 'loading',
          hasFailed: state === 'failed',
          load: () => void loadMore(),
        }
      : undefined,
  }
}

function distinct<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
