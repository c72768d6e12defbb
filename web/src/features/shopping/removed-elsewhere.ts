import { t } from '#domain/texts/t.ts'
import { removed } from '#domain/shopping/changes.ts'
import { itemKind } from '#domain/shopping/records.ts'
import { replicaOf } from '#domain/sync/clock.ts'
import type { Operation, Records } from '#domain/sync/records.ts'
import { channelAs, type Membership } from '#web/lib/sync/memberships.ts'
import { perform } from '#web/lib/sync/send.ts'
import { toast } from '#web/ui/toast.ts'
import { channelName, nextClock, ownReplica } from './shopping-clock.ts'
import { nameOf } from './shopping-state.ts'

/** Somebody changed here what was taken off elsewhere: that is said, with the way back. */
export function notifyRemovedElsewhere(
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
