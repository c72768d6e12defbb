import { t } from '#domain/texts/t.ts'
import { isClosed } from '#domain/access.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { recipeDataOf } from '#domain/collections/recipe-data.ts'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { useBulkCare } from '#web/features/saved/collections/use-bulk-care.ts'
import { notifyUnsaved } from '#web/features/saved/messages.ts'
import { useSavedRecipes, useSaveOperation } from '#web/features/saved/saved-recipes.ts'
import { toast } from '#web/ui/toast.ts'
import { useProvisions } from '../../kitchen/use-provisions.ts'
import { wantedOfMatches } from '../../kitchen/wanted-of-matches.ts'
import { useSavedKitchen } from '../use-saved-kitchen.ts'
import type { Selectable } from './selectable.ts'

const toSave = ({ id, title, image, recipe }: Selectable) => ({
  id,
  title,
  data: recipeDataOf(id, recipe ?? { title, ...(image !== null && { image }) }),
})

/** What can be done with several recipes at once, each with one way back. */
export function useBulk(userId: string) {
  const { access } = useAuth()
  const { saved } = useSavedRecipes(userId)
  const keep = useSaveOperation(userId)
  const care = useBulkCare(userId)
  const { kitchen } = useSavedKitchen(userId)
  const { buy } = useProvisions(userId)
  /** Only who has access may save again. */
  const maySave = !isClosed('unlimited_recipes', access)

  return {
    maySave,
    unsave(recipes: readonly Selectable[]) {
      const ids = new Set(recipes.map(({ id }) => id))
      const before = saved.filter(({ recipeId }) => ids.has(recipeId))
      const unsaving = keep({ kind: 'unsave-each', recipeIds: [...ids] })
      const back = () => keep({ kind: 'save-each', recipes: before })
      notifyUnsaved(before.length, unsaving, maySave ? back : undefined)
    },
    putInto: (collection: Collection, recipes: readonly Selectable[]) =>
      care.putEach(collection, recipes.map(toSave)),
    putIntoNew: (name: string, recipes: readonly Selectable[]) =>
      care.makeWith(name, recipes.map(toSave)),
    takeOut: (collection: Collection, recipes: readonly Selectable[]) =>
      care.takeEach(
        collection,
        recipes.map(({ id }) => id),
      ),
    /** Puts what is missing for them on the shopping list. */
    shopFor(recipes: readonly Selectable[]) {
      if (kitchen === undefined) return
      const cards = recipes.flatMap(({ recipe }) => recipe ?? [])
      const [only] = cards
      const wanted = wantedOfMatches(cards.map((card) => matchRecipe(card, kitchen)))
      if (wanted.length === 0) toast({ title: t('Nothing is missing for these') })
      else buy(wanted, cards.length === 1 && only !== undefined ? only.title : null)
    },
  }
}
