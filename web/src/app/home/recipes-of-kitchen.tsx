import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { hasFacts } from '#domain/recipes/kitchen-facts.ts'
import { factsWithout } from '#domain/recipes/lacked.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useDishes } from '#web/features/composing/use-dishes.ts'
import { HomeAnswersContext } from '#web/features/recipes/match/answers-context.ts'
import {
  RankedRecipes,
  type RankedRecipesProps,
} from '#web/features/recipes/ranking/ranked-recipes.tsx'
import { useMatchedAhead } from '#web/features/recipes/ranking/use-matched-ahead.ts'
import { useHomeAnswers } from '../kitchen/home-answers.tsx'
import { useCornerOfRecipes } from '../kitchen/use-corner-of-recipes.ts'
import { useLacked, useOwned } from '../kitchen/use-lacked.ts'
import { AlsoAtHome } from './also-at-home.tsx'
import { KitchenLacks } from './kitchen-lacks.tsx'

interface RecipesOfKitchenProps extends Omit<
  RankedRecipesProps,
  'afterFirst' | 'dishes' | 'weightOf'
> {
  /** Null is a visitor. */
  owner: string | null
  /** Where the kitchen is asked about beside the list; null where there is no room. */
  aside?: Element | null
  /** Nothing is known of what is in it: nothing is shown, and all is made ready for what is added first. */
  isBare?: boolean
}

/** What a kitchen can cook, with what is taken for granted in it and the way to say otherwise. */
export function RecipesOfKitchen(props: RecipesOfKitchenProps) {
  const { owner, recipes: all, aside = null, isBare = false, ...rest } = props
  const { kitchen, held } = rest
  const answers = useHomeAnswers(owner)
  const lacked = useLacked(owner)
  const owned = useOwned(owner)
  const { dishes } = useDishes(isBare ? undefined : kitchen, lacked, owned)
  const [recipes, others] = useMemo(() => {
    const facts = factsWithout(lacked)
    const fits = (recipe: RecipeCard) => hasFacts(recipe.facts, facts)
    return [all.filter(fits), all.filter((recipe) => !fits(recipe))]
  }, [all, lacked])
  const weightOf = useMemo(() => rarityWeights([...all, ...held]), [all, held])
  useMatchedAhead(recipes, kitchen, weightOf, isBare)
  function questions(ranked: readonly RecipeMatch[]) {
    const both = (
      <>
        {answers !== null && <AlsoAtHome kitchen={kitchen} ranked={ranked} answers={answers} />}
        <KitchenLacks owner={owner} lacked={lacked} owned={owned} leftOut={others.length} />
      </>
    )
    return aside === null ? both : createPortal(both, aside)
  }
  const corner = useCornerOfRecipes(rest.corner)
  if (isBare) return null
  return (
    <HomeAnswersContext value={answers}>
      <RankedRecipes
        {...rest}
        recipes={recipes}
        dishes={dishes}
        weightOf={weightOf}
        corner={corner}
        afterFirst={questions}
      />
    </HomeAnswersContext>
  )
}
