import { t } from '#domain/texts/t.ts'
import {
  afterSaveOperation,
  recipesChanged,
  type SavedRecipe,
  type SaveOperation,
} from '#domain/collections/saved-recipes.ts'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import type { RefusalContext } from '#web/lib/sync/queue.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { toastNotSaved } from '#web/ui/toast.ts'
import { savedKey } from './keys.ts'
import { readSaveOperation } from './read-operations.ts'
import { fetchSaved, sendSaveOperation } from './saved-rows.ts'

type Saved = readonly SavedRecipe[]

async function notifyRefused(
  refused: readonly Refused<SaveOperation>[],
  { client, go }: RefusalContext<Saved, SaveOperation>,
): Promise<void> {
  const { notifySaveRefused } = await import('./messages.ts')
  const cards = client.getQueryData(recipeCardsQuery.queryKey)
  const titleOf = (recipeId: string) =>
    cards?.find(({ id }) => String(id) === recipeId)?.title ?? t('Recipe {id}', { id: recipeId })
  for (const reason of new Set(refused.map(({ why }) => why))) {
    const changed = refused.filter(({ why }) => why === reason)
    const titles = changed.flatMap(({ operation }) => recipesChanged(operation).map(titleOf))
    void notifySaveRefused(reason, titles, go)
  }
}

/** What a person saved, changed with and without a network. */
export const savedQueue = queuedQuery<Saved, SaveOperation>({
  key: savedKey,
  persist: 'offline',
  live: 'saved-recipes',
  prefetch: true,
  channel: 'saved',
  fetch: fetchSaved,
  parse: readSaveOperation,
  after: (before = [], operation) => afterSaveOperation(before, operation),
  send: sendSaveOperation,
  notifyRefused: (refused, context) =>
    void notifyRefused(refused, context).catch(() => toastNotSaved()),
})
