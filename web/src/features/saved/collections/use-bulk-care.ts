import { t } from '#domain/texts/t.ts'
import { newCollectionColor, type Collection } from '#domain/collections/collection.ts'
import { entriesOf } from '#domain/collections/collections.ts'
import { toast } from '#web/ui/toast.ts'
import { announceChange } from './announce-change.ts'
import { useCollectionActions, useCollections, type RecipeToSave } from './use-collections.ts'

type Into = Pick<Collection, 'id' | 'name'>

/** What is done with several recipes at once: one change each, announced when it is saved, with one way back. */
export function useBulkCare(userId: string) {
  const { collections } = useCollections(userId)
  const actions = useCollectionActions(userId)
  const putInto = (count: number, name: string) =>
    t('{count, plural, one {# recipe put into {name}} other {# recipes put into {name}}}', {
      count,
      name,
    })

  return {
    putEach({ id, name }: Into, recipes: readonly RecipeToSave[]) {
      const there = new Set(entriesOf(collections, id).map(({ recipeId }) => recipeId))
      const added = recipes.filter((recipe) => !there.has(recipe.id))
      if (added.length === 0) {
        toast({ title: t('All of these are in {name} already', { name }) })
        return
      }
      const undo = () =>
        actions.takeEach(
          id,
          added.map((recipe) => recipe.id),
        )
      announceChange(actions.putEach(id, added), putInto(added.length, name), undo)
    },
    makeWith(name: string, recipes: readonly RecipeToSave[]) {
      const id = crypto.randomUUID()
      const details = { name, description: '', color: newCollectionColor, icon: null }
      const making = actions.make(details, recipes, id)
      announceChange(making, putInto(recipes.length, name.trim()), () => actions.remove(id))
    },
    takeEach({ id, name }: Into, recipeIds: readonly string[]) {
      const gone = new Set(recipeIds)
      const taken = entriesOf(collections, id).filter(({ recipeId }) => gone.has(recipeId))
      announceChange(
        actions.takeEach(id, recipeIds),
        t(
          '{count, plural, one {# recipe taken out of {name}} other {# recipes taken out of {name}}}',
          { count: taken.length, name },
        ),
        () => actions.putBackEach(id, taken),
      )
    },
  }
}
