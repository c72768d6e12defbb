import { useLayoutEffect, useRef, useState } from 'react'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import {
  HomeAnswersContext,
  type HomeAnswers,
} from '#web/features/recipes/match/answers-context.ts'
import {
  RankedRecipes,
  type RankedRecipesProps,
} from '#web/features/recipes/ranking/ranked-recipes.tsx'
import { useProvisions } from '../kitchen/use-provisions.ts'
import { AlsoAtHome } from './also-at-home.tsx'

interface RecipesOfKitchenProps extends Omit<RankedRecipesProps, 'above'> {
  /** Null is a visitor. */
  owner: string | null
}

/** What can be answered of a kitchen, the same object for as long as it is shown: no card is drawn anew for it. */
function useHomeAnswers(owner: string | null): HomeAnswers {
  const { have, haveNot } = useProvisions(owner)
  const latest = useRef({ have, haveNot })
  useLayoutEffect(() => {
    latest.current = { have, haveNot }
  })
  const [answers] = useState<HomeAnswers>(() => ({
    onHave: (ids) => latest.current.have(ids),
    onHaveNot: (ids) => latest.current.haveNot(ids),
  }))
  return answers
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
