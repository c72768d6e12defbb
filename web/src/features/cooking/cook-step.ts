import { timersIn, type StepTimer } from '#domain/cooking/timers.ts'
import { timersOfStep } from '#domain/cooking/timers-of-step.ts'
import type { CookTimer } from '#domain/cooking/timer-state.ts'
import { ingredientsOfSteps } from '#domain/cooking/step-ingredients.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { CookLine, CookRecipe } from './cook-recipe.ts'

/** A step as cook mode shows it. */
export interface CookStep {
  text: string
  /** Whether the text is in English on a page of another language. */
  isInEnglish: boolean
  times: readonly StepTimer[]
  lines: readonly CookLine[]
  /** Places of the lines that it names. */
  named: readonly number[]
  /** What its timers are of. */
  of: Pick<CookTimer, 'address' | 'recipeTitle' | 'image' | 'step'>
}

/**
 * The steps of a recipe.
 *
 * @param address where it stands
 */
export function cookStepsOf(
  { instructions, written, isInEnglish = false, lines, title, image }: CookRecipe,
  address: string,
  vocabulary: Vocabulary | undefined,
): CookStep[] {
  // What the English step says of the lines as they are written holds for its translation.
  const places =
    written === undefined
      ? ingredientsOfSteps(instructions, lines, vocabulary)
      : ingredientsOfSteps(
          written,
          lines.map((line) => line.written ?? line),
          vocabulary,
        )
  return instructions.map((text, index) => ({
    text,
    isInEnglish,
    times: isInEnglish ? timersIn(text) : timersOfStep(text, written?.[index]),
    lines,
    named: places[index] ?? [],
    of: { address, recipeTitle: title, image, step: index + 1 },
  }))
}

/** Of the timer of one of a step's times: a time is on one clock at most. */
export const timerId = ({ of: { address, step } }: CookStep, time: number): string =>
  `${address}:${step}:${time}`
