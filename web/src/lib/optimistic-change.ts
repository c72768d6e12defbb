import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'

interface OptimisticChange<Data> {
  /** What the screen shows from now on. Pure, for it is asked again when an earlier change fails. */
  next: (before: Data | undefined) => Data
  /** Keeps it. */
  send: () => Promise<void>
}

/** What is known to be kept, and the changes on top of it that are still under way, in their order. */
interface Pending<Data> {
  kept: Data | undefined
  changes: OptimisticChange<Data>[]
}

/** By cache and key. Beside the cache, for what is put into it is copied and no longer the same change. */
const underWay = new WeakMap<QueryClient, Map<string, unknown>>()

function pendingIn<Data>(client: QueryClient): Map<string, Pending<Data>>
function pendingIn(client: QueryClient): Map<string, unknown> {
  const pending = underWay.get(client) ?? new Map<string, unknown>()
  underWay.set(client, pending)
  return pending
}

function shown<Data>({ kept, changes }: Pending<Data>): Data | undefined {
  return changes.reduce<Data | undefined>((before, change) => change.next(before), kept)
}

/**
 * Changes cached data on the screen at once and then where it is kept, one change after the other.
 * A change that cannot be kept is taken back from the screen, also without a network, those after
 * it stay, and the failure reaches the caller. What is still being loaded is waited for: a change of
 * nothing would hide what is on its way. So whoever makes changes must also show the data, with
 * `useQuery`.
 */
export function useOptimisticChange<Data>(
  key: QueryKey,
): (change: OptimisticChange<Data>) => Promise<void> {
  const client = useQueryClient()
  const scope = JSON.stringify(key)
  const all = pendingIn<Data>(client)
  const pending = () => all.get(scope) ?? { kept: client.getQueryData<Data>(key), changes: [] }

  function show(state: Pending<Data>): void {
    if (state.changes.length === 0) all.delete(scope)
    else all.set(scope, state)
    client.setQueryData<Data>(key, shown(state))
  }

  const { mutateAsync } = useMutation({
    scope: { id: scope },
    mutationFn: ({ send }: OptimisticChange<Data>) => send(),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key })
      const { kept, changes } = pending()
      show({ kept, changes: [...changes, change] })
    },
    onSuccess: (_, change) => {
      const { kept, changes } = pending()
      show({ kept: change.next(kept), changes: changes.filter((each) => each !== change) })
    },
    onError: (_, change) => {
      const { kept, changes } = pending()
      show({ kept, changes: changes.filter((each) => each !== change) })
      // Not awaited: the caller learns it now, whenever the backend can be asked what it holds.
      void client.invalidateQueries({ queryKey: key })
    },
  })
  return async (change) => {
    await client.ensureQueryData({ queryKey: key })
    await mutateAsync(change)
  }
}
