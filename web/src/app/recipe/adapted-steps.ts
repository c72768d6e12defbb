import type { AdaptedStep } from '#domain/cooking/adapted-step.ts'
import { adaptSteps } from '#domain/cooking/adapt-steps.ts'
import { notesOfSteps } from '#domain/cooking/left-out-of-steps.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { inBritishWords } from '#domain/texts/british-words.ts'
import { locale } from '#domain/texts/t.ts'
import type { ShownLine } from '#web/features/recipes/lines/line-matches.ts'

/** The steps with what is taken instead of something, and what of each is left out. */
export function adaptedSteps(
  {
    instructions,
    writtenSteps = instructions,
  }: { instructions: readonly string[]; writtenSteps?: readonly string[] | undefined },
  lines: readonly ShownLine[],
  leftOut: readonly ShownLine[],
  vocabulary: Vocabulary | undefined,
): AdaptedStep[] {
  const notes = notesOfSteps(
    writtenSteps,
    lines.map(({ written }) => written),
    leftOut.map(({ written }) => written),
    vocabulary,
  )
  const translated = writtenSteps === instructions ? undefined : instructions
  if (locale() === 'en-GB' && translated !== undefined) {
    const steps = adaptSteps(writtenSteps, lines, vocabulary, notes)
    return steps.map(({ text, notes: said }) => ({
      text: inBritishWords(text),
      written: text,
      notes: said.map(inBritishWords),
    }))
  }
  return adaptSteps(writtenSteps, lines, vocabulary, notes, translated)
}
