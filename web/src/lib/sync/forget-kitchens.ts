import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { field } from '../json.ts'
import { onMembershipsStored, storedMemberships } from '../kitchen-here.ts'
import { kitchenKinds } from '../kitchen-kinds.ts'
import { removeWhere, stores } from './device-database.ts'
import { membershipIn } from './memberships.ts'
import { flush } from './send.ts'

const kinds: ReadonlySet<unknown> = new Set(kitchenKinds)

/** Whether a key is of a kitchen in which this account, as this device knows, is not. */
function isOfAnother(queryKey: QueryKey, account: string): boolean {
  const [kind, owner, kitchen] = queryKey
  if (!kinds.has(kind) || owner !== account || typeof kitchen !== 'string') return false
  return membershipIn(account, kitchen).epoch === ''
}

/** Takes off this page and this device what belongs to kitchens in which somebody is no longer. */
async function forgetKitchens(client: QueryClient, account: string): Promise<void> {
  client.removeQueries({ predicate: ({ queryKey }) => isOfAnother(queryKey, account) })
  await removeWhere(stores.queries, (value) => {
    const queryKey = field(value, 'queryKey')
    return Array.isArray(queryKey) && isOfAnother(queryKey, account)
  })
}

/** Takes off this page and this device what is of the same kind as a key, and of another kitchen of the account. */
export async function forgetOthers(
  client: QueryClient,
  key: QueryKey,
  account: string,
): Promise<void> {
  const hash = hashKey(key)
  const isOther = (each: QueryKey) =>
    each[0] === key[0] && each[1] === account && hashKey(each) !== hash
  client.removeQueries({ predicate: ({ queryKey }) => isOther(queryKey) })
  await removeWhere(stores.queries, (value) => {
    const queryKey = field(value, 'queryKey')
    return Array.isArray(queryKey) && isOther(queryKey)
  })
}

/** By which memberships: `kitchen.epoch`. */
const membershipsOf = (stored: readonly string[]): string[] =>
  stored.map((each) => each.split('.', 2).join('.'))

/** Does so now, and each time that this tab or another hears of other memberships. Returns the function that ends it. */
export function keepToOwnKitchens(client: QueryClient, account: string): () => void {
  let known = storedMemberships(account)
  function look(): void {
    const now = storedMemberships(account)
    if (now.join(' ') === known.join(' ')) return
    const before = new Set(membershipsOf(known))
    const begun = membershipsOf(now).filter((each) => !before.has(each))
    known = now
    void forgetKitchens(client, account)
    // What is shown of a kitchen that somebody left and joined again has changes of the former membership on top.
    void client.resetQueries({
      predicate: ({ queryKey: [kind, owner, kitchen] }) =>
        kinds.has(kind) &&
        owner === account &&
        begun.some((each) => each.split('.', 1)[0] === kitchen),
    })
    // What a membership that is over held up goes on.
    void flush()
  }
  void forgetKitchens(client, account)
  // An answer that was on its way, what was read from this device, a change that was being made: all of it may come later.
  const endLater = client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type === 'updated' && isOfAnother(queryKey, account))
      client.removeQueries({ queryKey, exact: true })
  })
  const end = onMembershipsStored(look)
  return () => {
    endLater()
    end()
  }
}
