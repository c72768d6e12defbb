import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { t } from '#domain/texts/t.ts'
import { removed } from '#domain/shopping/changes.ts'
import { itemKind } from '#domain/shopping/records.ts'
import { replicaOf } from '#domain/sync/clock.ts'
import type { Operation, Records } from '#domain/sync/records.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { field, textField } from '#web/lib/json.ts'
import { channelAs, type Membership } from '#web/lib/sync/memberships.ts'
import { perform } from '#web/lib/sync/send.ts'
import { toast } from '#web/ui/toast.ts'
import { channelName, nextClock, ownReplica } from './shopping-clock.ts'
import {
  nameOf,
  newer,
  parseState,
  shoppingKey,
  type Refusal,
  type ShoppingState,
} from './shopping-state.ts'

/** Sends operations and shows what came of them. Resolves with what was refused. */
export async function sendShopping(
  client: QueryClient,
  userId: string,
  operations: readonly Operation[],
  membership: Membership,
): Promise<Refusal[]> {
  const { kitchen, epoch } = membership
  const data = await dataClient()
  const sent: Operation[] = [...operations]
  const request = data.rpc('apply_shopping_operations', {
    account: kitchen,
    operations: JSON.parse(JSON.stringify(sent)),
    ...(epoch !== null && { epoch: Number(epoch) }),
  })
  const answer = await request.throwOnError()
  const state = await keepAnswer(client, shoppingKey(userId, kitchen), answer.data, kitchen)
  notifyRemovedElsewhere(userId, state.records, operations, membership)
  const refused = field(answer.data, 'refused')
  return (Array.isArray(refused) ? refused : []).map((each: unknown) => ({
    code: textField(each, 'code') ?? '',
    operation: field(each, 'operation'),
  }))
}

async function keepAnswer(
  client: QueryClient,
  queryKey: QueryKey,
  answer: unknown,
  kitchen: string,
): Promise<ShoppingState> {
  const state = newer(client, queryKey, parseState(answer, kitchen))
  await client.cancelQueries({ queryKey })
  client.setQueryData<ShoppingState>(queryKey, state)
  return state
}

/** Somebody changed here what was taken off elsewhere: that is said, with the way back. */
function notifyRemovedElsewhere(
  userId: string,
  records: Records,
  operations: readonly Operation[],
  membership: Membership,
): void {
  const notified = new Set<string>()
  const own = new Set(operations.map((each) => replicaOf(each.clock)))
  for (const { kind, id, set } of operations) {
    const doc = records.get(itemKind)?.get(id)
    const gone = doc?.['removed']
    if (kind !== itemKind || gone?.[1] !== true || notified.has(id)) continue
    const isOwn = own.has(replicaOf(gone[0])) || replicaOf(gone[0]) === ownReplica
    if (isOwn || 'removed' in set) continue
    notified.add(id)
    const name = nameOf(doc)
    toast({
      title:
        name === undefined
          ? t('That was taken off the list elsewhere')
          : t('{name} was taken off the list elsewhere', { name }),
      description: t('What you changed on it is kept, should you want it back.'),
      action: {
        label: t('Put it back'),
        onAction: () =>
          void perform(userId, channelAs(channelName, membership), [
            removed(id, false, nextClock()),
          ]),
      },
    })
  }
}
