import { t } from '#domain/texts/t.ts'
import {
  entriesOf,
  type CollectionOperation,
  type Collections,
} from '#domain/collections/collections.ts'
import type { RefusalContext } from '#web/lib/sync/queue.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { toast, toastNotSaved } from '#web/ui/toast.ts'
import { asItWas, isKnown, notifyCollectionRefused } from '../messages.ts'
import { goneElsewhere } from './collection-rows.ts'

function collectionIn(operation: CollectionOperation): string {
  if (operation.kind === 'make') return operation.collection.id
  return operation.kind === 'put' ? operation.entry.collectionId : operation.collectionId
}

/**
 * Reports what the backend refused, once for each collection: what was put into one that could not be made
 * goes with it, and one that was deleted elsewhere can be had back with what was done to it here.
 */
export function notifyCollectionsRefused(
  refused: readonly Refused<CollectionOperation>[],
  { shown, perform, go }: RefusalContext<Collections, CollectionOperation>,
): void {
  const notified = new Set<string>()
  for (const { operation, why } of refused) {
    const id = collectionIn(operation)
    const collection = shown?.collections.find((each) => each.id === id)
    if (notified.has(id)) continue
    notified.add(id)
    const name = collection?.name ?? null
    const known = isKnown(name)
    if (why !== goneElsewhere) void notifyCollectionRefused(why, name, go)
    else {
      const onAction = () => {
        if (collection === undefined || shown === undefined) return
        const entries = entriesOf(shown, id)
        const fail = () => toastNotSaved(asItWas(name))
        perform({ kind: 'make', collection, entries }).catch(fail)
      }
      toast({
        title: t('{known, select, no {A collection} other {“{name}”}} was deleted elsewhere', {
          known,
          name: name ?? '',
        }),
        description: t('What you changed in it went with it.'),
        ...(collection && { action: { label: t('Put it back'), onAction } }),
      })
    }
  }
}
