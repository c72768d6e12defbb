import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { HomeAnswersContext } from '#web/features/recipes/match/answers-context.ts'
import {
  RankedRecipes,
  type RankedRecipesProps,
} from '#web/features/recipes/ranking/ranked-recipes.tsx'
import { useHomeAnswers } from '../kitchen/home-answers.tsx'
import { AlsoAtHome } from './also-at-home.tsx'

interface RecipesOfKitchenProps extends Omit<RankedRecipesProps, 'above'> {
  /** Null is a visitor. */
  owner: string | null
}

/** What a kitchen can cook, with what is taken for granted in it and the way to say otherwise. */
export function RecipesOfKitchen({ owner, ...rest }: RecipesOfKitchenProps) {
  const answers = useHomeAnswers(owner)
  const above = (ranked: readonly RecipeMatch[]) => (
    <AlsoAtHome kitchen={rest.kitchen} ranked={ranked} answers={answers} />
  )
  return (
    <HomeAnswersContext value={answers}>
      <RankedRecipes {...rest} above={above} />
    </HomeAnswersContext>
  )
}
