import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'

interface OptimisticChange<Data> {
  /** What the screen shows from now on. */
  next: (before: Data | undefined) => Data
  /** Keeps it. */
  send: () => Promise<void>
}

/**
 * Changes cached data on the screen at once and then where it is kept, one change after the other.
 * Where a change cannot be kept, the screen goes back to what is, and the failure reaches the caller.
 * What is still being loaded is waited for: a change of nothing would hide what is on its way. So
 * whoever makes changes must also show the data, with `useQuery`.
 */
export function useOptimisticChange<Data>(
  key: QueryKey,
): (change: OptimisticChange<Data>) => Promise<void> {
  const client = useQueryClient()
  const { mutateAsync } = useMutation({
    scope: { id: JSON.stringify(key) },
    mutationFn: ({ send }: OptimisticChange<Data>) => send(),
    onMutate: async ({ next }) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<Data>(key, next)
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
  return async (change) => {
    await client.ensureQueryData({ queryKey: key })
    await mutateAsync(change)
  }
}
