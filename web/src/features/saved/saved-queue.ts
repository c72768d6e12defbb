import {
  afterSaveOperation,
  type SavedRecipe,
  type SaveOperation,
} from '#domain/collections/saved-recipes.ts'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import { queuedQuery, type RefusalContext } from '#web/lib/sync/queued-query.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { savedKey } from './keys.ts'
import { notifySaveRefused } from './messages.ts'
import { readSaveOperation } from './read-operations.ts'
import { fetchSaved, sendSaveOperation } from './saved-rows.ts'

type Saved = readonly SavedRecipe[]

function notifyRefused(
  refused: readonly Refused<SaveOperation>[],
  { client, go }: RefusalContext<Saved, SaveOperation>,
): void {
  const cards = client.getQueryData(recipeCardsQuery.queryKey)
  const titles = refused.map(({ operation: { recipeId } }) => {
    const title = cards?.find(({ id }) => String(id) === recipeId)?.title
    return title ?? `Recipe ${recipeId}`
  })
  for (const why of new Set(refused.map((each) => each.why))) {
    void notifySaveRefused(
      why,
      titles.filter((_, index) => refused[index]?.why === why),
      go,
    )
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
  notifyRefused,
})
