import { entriesOf, type ShelfOperation, type Shelves } from '#domain/collections/shelves.ts'
import type { Said } from '#web/lib/sync/queued-query.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { toast } from '#web/ui/toast.ts'
import { sayMakingTakes, sayNotKept, sayTooMany } from './messages.ts'
import { goneElsewhere } from './shelf-rows.ts'

function collectionIn(operation: ShelfOperation): string {
  if (operation.kind === 'make') return operation.collection.id
  return operation.kind === 'put' ? operation.entry.collectionId : operation.collectionId
}

/**
 * Says what the backend did not take, once for each collection: what was put into one that could not be made
 * goes with it, and one that was deleted elsewhere can be had back with what was done to it here.
 */
export function sayShelvesRefused(
  refused: readonly Refused<ShelfOperation>[],
  { shown, perform, go }: Said<Shelves, ShelfOperation>,
): void {
  const said = new Set<string>()
  for (const { operation, why } of refused) {
    const id = collectionIn(operation)
    const collection = shown?.collections.find((each) => each.id === id)
    if (said.has(id)) continue
    said.add(id)
    const name = collection === undefined ? 'A collection' : `“${collection.name}”`
    if (why === 'feature_required') sayMakingTakes(name, go)
    else if (why === 'row_limit_reached') sayTooMany(name)
    else if (why !== goneElsewhere) sayNotKept(name)
    else {
      const onAction = () => {
        if (collection === undefined || shown === undefined) return
        const entries = entriesOf(shown, id)
        perform({ kind: 'make', collection, entries }).catch(() => sayNotKept(name))
      }
      toast({
        title: `${name} was deleted elsewhere`,
        description: 'What you changed in it went with it.',
        ...(collection && { action: { label: 'Put it back', onAction } }),
      })
    }
  }
}
