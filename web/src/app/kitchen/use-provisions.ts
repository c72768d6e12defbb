import { useNavigate } from 'react-router'
import { t } from '#domain/texts/t.ts'
import { capitalised, ingredientName, ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { defaultUnit, isSameThing, pantryItemOf } from '#domain/pantry/pantry-item.ts'
import { defaultCategory } from '#domain/shopping/shopping-item.ts'
import { shortfall, type Wanted } from '#domain/shopping/shortfall.ts'
import { useCameFrom } from '#web/features/account/sign-in/use-came-from.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { listInWords } from '#web/features/recipes/words.ts'
import { useToBuy, useShoppingList } from '#web/features/shopping/shopping-list.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { useIsHelper } from '#web/lib/kitchen-here.ts'
import { paths } from '#web/lib/paths.ts'
import { toast, toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'

const fail = () => toastNotSaved()

/**
 * What the recipes' side can do with what a cook has and needs: put it into the pantry, say that it is not
 * there, or put it on the shopping list. All can be undone. `owner` null is a visitor, whom the list invites to sign in.
 */
export function useProvisions(owner: string | null) {
  const { data: vocabulary } = useVocabulary()
  const pantry = usePantry(owner)
  const pantryActions = usePantryActions(owner)
  const list = useShoppingList(owner)
  const listActions = useToBuy(owner)
  const isHelper = useIsHelper(owner)
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  const nameOf = (id: IngredientId) =>
    vocabulary === undefined ? ingredientName(id, vocabulary) : ingredientPlural(id, vocabulary)

  /** Notes of these whether they are at home. */
  function note(ids: readonly IngredientId[], status: 'have' | 'out', title: string) {
    if (vocabulary === undefined) return
    const items = ids.map((id) => ({
      ...pantryItemOf(id, vocabulary, { id: crypto.randomUUID(), at: new Date() }),
      status,
    }))
    const before = pantry.items.filter((each) => items.some((item) => isSameThing(each, item)))
    const made = items.filter((item) => !before.some((each) => isSameThing(each, item)))
    const saving = pantryActions.add(items)
    async function undo() {
      await pantryActions.change(before)
      for (const item of made) await pantryActions.remove(item)
    }
    const action = { label: t('Undo'), onAction: () => void undo().catch(fail) }
    toastWhenSaved(saving, { title, action }, fail)
  }

  /** These are at home. */
  const have = (ids: readonly IngredientId[]) =>
    note(
      ids,
      'have',
      t('{foods} added to your pantry', { foods: capitalised(listInWords(ids.map(nameOf))) }),
    )

  /** These are not, of which nobody had said anything. */
  const haveNot = (ids: readonly IngredientId[]) =>
    note(ids, 'out', t('Noted: no {foods} at home', { foods: listInWords(ids.map(nameOf)) }))

  /**
   * These are to be bought, as far as they are not at home, for the recipe of that title. What is on the list for it
   * already is not written twice; what is there for another one is, and both are added up where they are shown. Of
   * `more` what is at home is taken off already.
   */
  function buy(
    wanted: readonly Wanted[],
    recipe: string | null = null,
    more: readonly Wanted[] = [],
  ) {
    if (owner === null) {
      const onAction = () => void navigate(paths.login, { state: cameFrom })
      toast({
        title: t('Sign in to keep a shopping list'),
        action: { label: t('Sign In'), onAction },
      })
      return
    }
    const isThere = (id: IngredientId) =>
      recipe === null
        ? isOnList(id)
        : list.items.some(({ ingredient, source }) => ingredient === id && source === recipe)
    const missing = [...shortfall(wanted, pantry.items), ...more]
    const items = missing.flatMap(({ ingredient, amount, unit }) =>
      ingredient === null || isThere(ingredient)
        ? []
        : {
            id: crypto.randomUUID(),
            name: capitalised(nameOf(ingredient)),
            category: defaultCategory,
            amount: amount === null ? '' : String(amount),
            unit: unit ?? defaultUnit,
            ingredient,
            source: recipe,
          },
    )
    if (items.length === 0) {
      toast({ title: t('That is on your shopping list already') })
      return
    }
    const saving = listActions.add(items)
    const undo = () => listActions.remove(...items)
    const names = listInWords(items.map(({ ingredient }) => nameOf(ingredient)))
    const title = t('{foods} put on your shopping list', { foods: capitalised(names) })
    const action = { label: t('Undo'), onAction: () => void undo().catch(fail) }
    // A helper takes nothing off a list again.
    toastWhenSaved(saving, isHelper ? { title } : { title, action }, fail)
  }

  function isOnList(id: IngredientId): boolean {
    const name = nameOf(id).toLowerCase()
    return list.items.some((item) => item.ingredient === id || item.name.toLowerCase() === name)
  }

  return { have, haveNot, buy, isOnList }
}
