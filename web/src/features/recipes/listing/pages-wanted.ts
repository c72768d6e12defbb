import { useLayoutEffect, useState } from 'react'

const storageKey = 'larder_listing_pages'
const mostKept = 50

function readKept(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    const entries: unknown[] = Array.isArray(stored) ? stored : []
    return new Map(
      entries.filter(
        (each): each is [string, number] =>
          Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number',
      ),
    )
  } catch {
    return new Map()
  }
}

function keep(pages: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...pages].slice(-mostKept)))
  } catch {
    // Without storage a reload begins with one page.
  }
}

/**
 * How many pages of the list an entry of the history had, also after a reload: who comes back finds as
 * much as was there, and the place in it.
 */
export function usePagesWanted(entry: string) {
  const [kept] = useState(readKept)
  const [, rerender] = useState(0)
  const wanted = kept.get(entry) ?? 1

  function want(pages: number) {
    kept.delete(entry)
    kept.set(entry, pages)
    rerender((times) => times + 1)
  }
  useLayoutEffect(() => keep(kept))
  return { wanted, want }
}
