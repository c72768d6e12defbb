import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { hasFacts, type Lackable } from '#domain/recipes/kitchen-facts.ts'
import { factsWithout, type Ownable } from '#domain/recipes/lacked.ts'
import type { DietRules } from '#domain/recipes/suits-diet.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { todayQuery } from '#web/features/account/table/eaters-query.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { useDiet } from '../kitchen/use-diet.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import { useLacked, useOwned } from '../kitchen/use-lacked.ts'
import { useSuitableRecipes } from '../kitchen/use-suitable-recipes.ts'

/** What the chef goes by on this device. */
export interface ChefKnowledge {
  vocabulary: Vocabulary
  kitchen: Kitchen
  /** That suit the person's diet. */
  recipes: readonly RecipeCard[]
  /** Those of them that need nothing which this kitchen lacks. */
  cookable: readonly RecipeCard[]
  /** Also those that do not. */
  allRecipes: readonly RecipeCard[]
  rules: DietRules
  /** Equipment that is not there. */
  lacked: readonly Lackable[]
  /** What is there of what not every kitchen has. */
  owned: readonly Ownable[]
  /** Who of the table does not eat today, by ids. */
  absent: readonly string[]
}

const nobody: readonly string[] = []

/** Undefined until the pantry, the diet and the recipes are all there: nothing is guessed of any of them. */
export function useChefKnowledge(userId: string | null): ChefKnowledge | undefined {
  const { data: vocabulary } = useVocabulary()
  const { kitchen } = useKitchen(userId, vocabulary)
  const { recipes, held } = useSuitableRecipes(userId)
  const { rules, isKnown } = useDiet(userId)
  const lacked = useLacked(userId)
  const owned = useOwned(userId)
  const kitchenId = useKitchenOf(userId) ?? ''
  const { data: today } = useQuery({
    ...todayQuery(userId ?? '', kitchenId),
    enabled: userId !== null,
  })
  const absent = today?.absent ?? nobody
  return useMemo(() => {
    if (vocabulary === undefined || kitchen === undefined) return undefined
    if (recipes === undefined || !isKnown) return undefined
    const allRecipes = [...recipes, ...held]
    const without = factsWithout(lacked)
    const cookable = recipes.filter(({ facts }) => hasFacts(facts, without))
    return { vocabulary, kitchen, recipes, cookable, allRecipes, rules, lacked, owned, absent }
  }, [vocabulary, kitchen, recipes, held, rules, isKnown, lacked, owned, absent])
}
