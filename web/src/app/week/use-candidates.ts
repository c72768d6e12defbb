import { useMemo } from 'react'
import { answersOf } from '#domain/composing/among-recipes.ts'
import { inBrowsingOrder } from '#domain/matching/rank.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { answersText, recipeWords, searchWords } from '#domain/recipes/search-text.ts'
import { keepsRules, rulesOf } from '#domain/recipes/suits-diet.ts'
import { useTable } from '#web/features/account/table/use-table.ts'
import { useDishes } from '#web/features/composing/use-dishes.ts'
import { rememberedMatch } from '#web/features/recipes/match/remembered-match.ts'
import { useRecipeCards, useVocabulary } from '#web/lib/catalogue.ts'
import { settingsOfMeal } from '../kitchen/eaters-of.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { useLacked, useOwned } from '../kitchen/use-lacked.ts'

/** So many are shown at once: who wants another one types. */
const mostShown = 24

/** A recipe or composed dish that could be planned, with how many things are to be bought for it. */
export interface Candidate {
  recipe: RecipeCard
  /** Null where nothing is known of the kitchen. */
  missing: number | null
}

/**
 * What could be cooked for everybody, by what is typed: first what the kitchen can cook. What breaks a rule of somebody is left
 * out and counted.
 *
 * @param only the recipes that it is chosen from; without them the catalogue's, and dishes composed of the kitchen
 */
export function useCandidates(
  owner: string,
  text: string,
  only: readonly RecipeCard[] | undefined,
): { found: readonly Candidate[] | undefined; leftOut: number } {
  const { data: cards } = useRecipeCards()
  const { data: vocabulary } = useVocabulary()
  const { kitchen } = useKitchen(owner, vocabulary)
  const { people } = useTable(owner)
  const stocked = kitchen !== undefined && kitchen.owned.size > 0 ? kitchen : undefined
  const { dishes } = useDishes(
    only === undefined ? stocked : undefined,
    useLacked(owner),
    useOwned(owner),
  )
  const settings = useMemo(() => settingsOfMeal(people, null), [people])
  const listed = only ?? cards
  const ranked = useMemo(() => {
    // Until it is known who eats, nothing is offered: it might harm.
    if (listed === undefined || settings === undefined) return undefined
    const rules = rulesOf(settings)
    const suits = (recipe: RecipeCard) => keepsRules(recipe, rules)
    const kept = listed.filter(suits)
    const found =
      stocked === undefined
        ? inBrowsingOrder(kept, 'ready-now').map((recipe) => ({ recipe, missing: null }))
        : answersOf(
            kept,
            only === undefined ? dishes.filter(suits) : [],
            stocked,
            'ready-now',
            rarityWeights(cards ?? listed),
          ).map(({ recipe }) => ({
            recipe,
            missing: rememberedMatch(recipe, stocked).missedIngredientCount,
          }))
    return { found, held: listed.filter((recipe) => !suits(recipe)) }
  }, [listed, cards, only, dishes, stocked, settings])
  return useMemo(() => {
    if (ranked === undefined) return { found: undefined, leftOut: 0 }
    const asked = searchWords(text)
    const answers = (recipe: RecipeCard) => answersText(recipeWords(recipe, vocabulary), asked)
    return {
      found: ranked.found.filter(({ recipe }) => answers(recipe)).slice(0, mostShown),
      leftOut: ranked.held.filter(answers).length,
    }
  }, [ranked, text, vocabulary])
}
