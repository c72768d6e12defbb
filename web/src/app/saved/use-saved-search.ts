import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { inSavedOrder, savedOrders, type SavedOrder } from '#domain/collections/saved-order.ts'
import { foldText } from '#domain/ingredients/normalise.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { rankRecipes } from '#domain/matching/rank.ts'
import { anyRecipe, findRecipes } from '#domain/matching/recipe-query.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { rememberedMatch } from '#web/features/recipes/match/remembered-match.ts'
import { cookedThingsQuery } from '#web/features/recipes/cooked-things.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import type { useRecipesOf } from './use-recipes-of.ts'

interface SavedSearchContext {
  userId: string
  /** Undefined where there is nothing to match. */
  kitchen: Kitchen | undefined
  vocabulary: Vocabulary | undefined
  /** Whether the order is that of this device; else one begins with that of the list. */
  isRemembered: boolean
}

const readOrder = () =>
  readStored(storageKeys.savedOrder, (json) => savedOrders.find((each) => each === json) ?? null)

/**
 * The recipes of a list that are searched for, in the order that was chosen. The words stand in the address, so
 * that they are found again on the way back.
 */
export function useSavedSearch(
  { recipes, lost }: ReturnType<typeof useRecipesOf>,
  { userId, kitchen, vocabulary, isRemembered }: SavedSearchContext,
) {
  const [params, setParams] = useSearchParams()
  // The address follows when there is time; the field must not lose a letter meanwhile.
  const [text, setField] = useState(params.get('q') ?? '')
  const [chosen, setChosen] = useState<SavedOrder>(() => (isRemembered && readOrder()) || 'newest')
  const order = chosen === 'pantry' && kitchen === undefined ? 'newest' : chosen
  const isReadyOnly = kitchen !== undefined && params.has('now')

  function set(name: string, value: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  const found = useMemo(
    () => recipes && findRecipes(recipes, { ...anyRecipe, text }, vocabulary),
    [recipes, text, vocabulary],
  )
  const ready = useMemo(
    () => (isReadyOnly ? found?.filter((recipe) => isReady(recipe, kitchen)) : found),
    [found, isReadyOnly, kitchen],
  )
  const inOrder = useInOrder(ready, order, userId, kitchen)
  const words = foldText(text)
  return {
    /** Undefined while they are being loaded. */
    recipes: inOrder,
    // Nobody can say of what is gone that it can be cooked.
    lost: isReadyOnly ? [] : lost.filter(({ title }) => foldText(title).includes(words)),
    text,
    order,
    isReadyOnly,
    isNarrowed: text !== '' || isReadyOnly,
    setText(next: string) {
      setField(next)
      set('q', next.trim())
    },
    setOrder(next: SavedOrder) {
      setChosen(next)
      // Where the browser stores nothing, it is chosen anew.
      if (isRemembered) writeStored(storageKeys.savedOrder, next)
    },
    setReadyOnly: (next: boolean) => set('now', next ? '1' : ''),
    showAll() {
      setField('')
      setParams({}, { replace: true })
    },
  }
}

function isReady(recipe: RecipeCard, kitchen: Kitchen): boolean {
  const { band } = rememberedMatch(recipe, kitchen)
  return band === 'ready' || band === 'ready-with-swaps'
}

function useInOrder(
  recipes: readonly RecipeCard[] | undefined,
  order: SavedOrder,
  userId: string,
  kitchen: Kitchen | undefined,
): readonly RecipeCard[] | undefined {
  const { data: cards } = useRecipeCards()
  const { data: cooked } = useQuery(cookedThingsQuery(userId))
  const cookedById = useMemo(
    () => new Map(cooked?.map((thing) => [thing.recipeId, thing])),
    [cooked],
  )
  const weightOf = useMemo(() => rarityWeights(cards ?? []), [cards])
  return useMemo(() => {
    if (recipes === undefined) return undefined
    if (order !== 'pantry') return inSavedOrder(recipes, order, (id) => cookedById.get(String(id)))
    if (kitchen === undefined) return recipes
    return rankRecipes(recipes, kitchen, 'ready-now', weightOf).map(({ recipe }) => recipe)
  }, [recipes, order, kitchen, weightOf, cookedById])
}
