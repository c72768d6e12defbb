import { useMemo } from 'react'
import type { AdaptedStep } from '#domain/cooking/adapted-step.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import { isLeftOut } from '#domain/recipes/leaving-out.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { useLazyCode } from '#web/lib/use-lazy-code.ts'

/** Most recipes are cooked as they are written. */
const { code: adapting } = lazyCode(async () => (await import('./adapted-steps.ts')).adaptedSteps)

/**
 * The steps as this cook does them: with what is taken instead, and what is left out because somebody chose so or
 * because the kitchen lacks it. Needs are null where there is no kitchen to speak of; null where the steps are locked.
 */
export function useAdaptedSteps(
  { instructions, writtenSteps }: Pick<Recipe, 'instructions' | 'writtenSteps'>,
  lines: readonly ShownLine[],
  needs: readonly NeedMatch[] | null,
  vocabulary: Vocabulary | undefined,
): readonly AdaptedStep[] | null {
  const leftOut = useMemo(
    () =>
      lines.filter(({ swap }, index) => isLeftOut(swap) || needs?.[index]?.state === 'left-out'),
    [lines, needs],
  )
  const isAdapted = leftOut.length > 0 || lines.some(({ swap }) => swap !== null)
  const adapt = useLazyCode(adapting, isAdapted)
  return useMemo(() => {
    if (instructions === null) return null
    if (adapt !== undefined)
      return adapt({ instructions, writtenSteps }, lines, leftOut, vocabulary)
    return instructions.map((text, place) => {
      const written = writtenSteps?.[place]
      return { text, ...(written !== undefined && { written }), notes: [] }
    })
  }, [instructions, writtenSteps, adapt, lines, leftOut, vocabulary])
}
