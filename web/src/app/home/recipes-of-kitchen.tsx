import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { useDishes } from '#web/features/composing/use-dishes.ts'
import { HomeAnswersContext } from '#web/features/recipes/match/answers-context.ts'
import {
  RankedRecipes,
  type RankedRecipesProps,
} from '#web/features/recipes/ranking/ranked-recipes.tsx'
import { useHomeAnswers } from '../kitchen/home-answers.tsx'
import { useCornerOfRecipes } from '../kitchen/use-corner-of-recipes.ts'
import { AlsoAtHome } from './also-at-home.tsx'

interface RecipesOfKitchenProps extends Omit<RankedRecipesProps, 'above' | 'dishes'> {
  /** Null is a visitor. */
  owner: string | null
}

/** What a kitchen can cook, with what is taken for granted in it and the way to say otherwise. */
export function RecipesOfKitchen({ owner, ...rest }: RecipesOfKitchenProps) {
  const answers = useHomeAnswers(owner)
  const { dishes } = useDishes(rest.kitchen)
  const above = (ranked: readonly RecipeMatch[]) => (
    <AlsoAtHome kitchen={rest.kitchen} ranked={ranked} answers={answers} />
  )
  const corner = useCornerOfRecipes(rest.corner)
  return (
    <HomeAnswersContext value={answers}>
      <RankedRecipes {...rest} dishes={dishes} corner={corner} above={above} />
    </HomeAnswersContext>
  )
}
