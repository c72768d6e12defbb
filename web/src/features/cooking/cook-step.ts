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
  /** Of its timers: `/recipe/12:3`. A time is on one clock at most, wherever the step is shown. */
  id: string
  /** What its timers are of. */
  of: Pick<CookTimer, 'address' | 'recipeTitle' | 'image' | 'step'>
}

/**
 * The steps of a recipe.
 *
 * @param address where a timer leads back to
 * @param id of the recipe, for its timers
 */
export function cookStepsOf(
  { instructions, written, isInEnglish = false, lines, title, image }: CookRecipe,
  address: string,
  vocabulary: Vocabulary | undefined,
  id: string = address,
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
    id: `${id}:${index + 1}`,
    of: { address, recipeTitle: title, image, step: index + 1 },
  }))
}

/** Of the timer of one of a step’s times. */
export const timerId = ({ id }: CookStep, time: number): string => `${id}:${time}`
