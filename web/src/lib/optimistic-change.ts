import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'

interface OptimisticChange<Data> {
  /** What the screen shows from now on. Pure, for it is asked again when an earlier change fails. */
  next: (before: Data | undefined) => Data
  /** Saves it. */
  send: () => Promise<void>
}

/** The data that are known to be saved, and the changes under way on top of them, in order. */
interface Pending<Data> {
  saved: Data | undefined
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

function shown<Data>({ saved, changes }: Pending<Data>): Data | undefined {
  return changes.reduce<Data | undefined>((before, change) => change.next(before), saved)
}

/**
 * Changes cached data on the screen at once and then where it is saved, one change after the other.
 * A change that cannot be saved is taken back from the screen, also without a network, those after
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
  const pending = () => all.get(scope) ?? { saved: client.getQueryData<Data>(key), changes: [] }

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
      const { saved, changes } = pending()
      show({ saved, changes: [...changes, change] })
    },
    onSuccess: (_, change) => {
      const { saved, changes } = pending()
      show({ saved: change.next(saved), changes: changes.filter((each) => each !== change) })
    },
    onError: (_, change) => {
      const { saved, changes } = pending()
      show({ saved, changes: changes.filter((each) => each !== change) })
      // Not awaited: the caller learns it now, whenever the backend can be asked what it holds.
      void client.invalidateQueries({ queryKey: key })
    },
  })
  return async (change) => {
    await client.ensureQueryData({ queryKey: key })
    await mutateAsync(change)
  }
}
