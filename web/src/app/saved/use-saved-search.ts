import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { foldText } from '#domain/ingredients/normalise.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { rankRecipes } from '#domain/matching/rank.ts'
import { anyRecipe, findRecipes } from '#domain/matching/recipe-query.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import type { SavedSort } from '#web/features/saved/saved-search.tsx'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import type { useRecipesOf } from './use-recipes-of.ts'

/**
 * The saved recipes that are searched for, in the order that was chosen. Both stand in the address, so
 * that they are found again on the way back. Without a kitchen the newest stand first.
 */
export function useSavedSearch(
  { recipes, lost }: ReturnType<typeof useRecipesOf>,
  kitchen: Kitchen | undefined,
  vocabulary: Vocabulary | undefined,
) {
  const { data: cards } = useRecipeCards()
  const [params, setParams] = useSearchParams()
  // The address follows when there is time; the field must not lose a letter meanwhile.
  const [text, setField] = useState(params.get('q') ?? '')
  const sort: SavedSort = params.get('sort') === 'pantry' ? 'pantry' : 'newest'

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
  const weightOf = useMemo(() => rarityWeights(cards ?? []), [cards])
  const inOrder = useMemo(() => {
    if (found === undefined || kitchen === undefined || sort === 'newest') return found
    return rankRecipes(found, kitchen, 'ready-now', weightOf).map(({ recipe }) => recipe)
  }, [found, kitchen, sort, weightOf])
  const words = foldText(text)
  return {
    /** Undefined while they are being loaded. */
    recipes: inOrder,
    lost: lost.filter(({ title }) => foldText(title).includes(words)),
    text,
    sort,
    setText(next: string) {
      setField(next)
      set('q', next.trim())
    },
    setSort: (next: SavedSort) => set('sort', next === 'newest' ? '' : next),
  }
}
