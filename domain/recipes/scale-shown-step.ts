import { inBritishWords } from '../texts/british-words.ts'
import { locale } from '../texts/t.ts'
import type { CountedThing } from './scale-counts.ts'
import { scaleStep } from './scale-steps.ts'
import { scaleTranslated } from './scale-translated.ts'
import type { Scaling, StepPart } from './scale.ts'

/** A step as it is shown, and in English beside it where that is a translation. */
export interface ShownStep {
  text: string
  written?: string
}

/**
 * A step in parts, with its amounts for other servings and in the measures of one kitchen.
 *
 * @param isInEnglish on a page of another language
 */
export function scaleShownStep(
  { text, written }: ShownStep,
  scaling: Scaling,
  counted: readonly CountedThing[] = [],
  isInEnglish = false,
): StepPart[] {
  if (locale() === 'en-GB' && written !== undefined) {
    return scaleStep(written, scaling, counted).map((part) => ({
      ...part,
      text: inBritishWords(part.text),
    }))
  }
  if (locale() !== 'en' && written !== undefined) {
    return scaleTranslated(text, written, scaling, locale()) ?? [{ kind: 'words', text }]
  }
  return scaleStep(text, scaling, counted, isInEnglish)
}

/** The same as one text, to be read out or shown large. */
export function shownStepText(
  step: ShownStep,
  scaling: Scaling,
  counted: readonly CountedThing[] = [],
  isInEnglish = false,
): string {
  return scaleShownStep(step, scaling, counted, isInEnglish)
    .map((part) => part.text)
    .join('')
}
