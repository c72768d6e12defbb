import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchMore, listingPagesQuery, type ListingRequest, type ListingPages } from './queries.ts'

type Loading = 'no' | 'loading' | 'failed'

/** The list page by page; `wanted` is how many pages there are to be at first. */
export function useListingPages(request: ListingRequest, wanted: number, enabled: boolean) {
  const client = useQueryClient()
  const options = listingPagesQuery(request, wanted)
  const query = useQuery({ ...options, enabled })
  const [more, setMore] = useState<{ after: ListingPages | undefined; state: Loading }>({
    after: undefined,
    state: 'no',
  })
  // What was said of the end of one list is nothing about another.
  const state = more.after === query.data ? more.state : 'no'

  async function load(before: ListingPages) {
    setMore({ after: before, state: 'loading' })
    try {
      const longer = await fetchMore(before, request)
      client.setQueryData<ListingPages>(options.queryKey, (now) => (now === before ? longer : now))
      setMore({ after: longer, state: 'no' })
    } catch {
      setMore({ after: before, state: 'failed' })
    }
  }

  return {
    pages: query.data?.pages,
    hasNext: query.data !== undefined && query.data.next !== null,
    isLoadingMore: state === 'loading',
    hasMoreFailed: state === 'failed',
    loadMore: () => {
      if (query.data !== undefined && state !== 'loading') void load(query.data)
    },
    isError: query.isError,
    isFetching: query.isFetching,
    failureReason: query.failureReason,
    refetch: query.refetch,
  }
}
