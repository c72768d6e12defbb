import { t } from '#domain/texts/t.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { numberField, textField } from '#web/lib/json.ts'
import { wordsOfCode } from '#web/lib/refusals/words.ts'
import { toast } from '#web/ui/toast.ts'
import {
  editorOf,
  forgetForm,
  forgetPending,
  storeForm,
  storedForm,
  placeOfPending,
} from './drafts.ts'

/** A recipe that waits for the network: its document as text, which only the database reads. */
export interface PendingRecipe {
  title: string
  document: string
}

function recipeIn({ document }: PendingRecipe): { id: number | null; key: string } {
  const recipe: unknown = JSON.parse(document)
  return { id: numberField(recipe, 'id'), key: textField(recipe, 'key') ?? '' }
}

/** Where it can be put right: a new recipe of what changed one that is there no longer. */
function editorFor(userId: string, pending: PendingRecipe, why: string): string | null {
  const recipe = recipeIn(pending)
  const place = placeOfPending(recipe)
  const form = storedForm(userId, place)
  if (form === null) return null
  if (recipe.id === null || why !== 'recipe_not_found') return editorOf(recipe)
  const another = { ...form, id: null, basedOn: null }
  if (!storeForm(userId, form.key, another)) return null
  forgetForm(userId, place)
  return editorOf(another)
}

/** Reports how it went with recipes that were pending. What was refused stays on this device, and can be put right. */
export function notifySent(
  userId: string,
  sent: readonly PendingRecipe[],
  refused: readonly Refused<PendingRecipe>[],
  go: (path: string) => void,
): void {
  const places = new Set(refused.map(({ operation }) => placeOfPending(recipeIn(operation))))
  for (const pending of sent) {
    const place = placeOfPending(recipeIn(pending))
    if (!places.has(place)) forgetPending(userId, place)
  }
  for (const { operation, why } of refused) {
    const editor = editorFor(userId, operation, why)
    const description = wordsOfCode(why, /* not shown */ 'own recipe')
    toast({
      title: t('“{title}” could not be saved', { title: operation.title }),
      ...(description !== null && { description }),
      tone: 'error',
      duration: 20_000,
      ...(editor !== null && { action: { label: t('Open it'), onAction: () => go(editor) } }),
    })
  }
  const saved = sent.length - refused.length
  if (saved > 0)
    toast({
      title: t('{saved, plural, one {Your recipe is saved} other {# recipes are saved}}', {
        saved,
      }),
      tone: 'success',
    })
}
