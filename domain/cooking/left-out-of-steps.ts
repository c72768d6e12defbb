import { t } from '../texts/t.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { ingredientsOfSteps, type NamedLine } from './step-ingredients.ts'

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2
    ? last
    : t('{names} and {last}', { names: names.slice(0, -1).join(', '), last })
}

/**
 * For each step a note of what it names and the cook leaves out, "Leave out the bay leaf."; empty where that is
 * nothing. All lines are given, so that a word that means another of them is not taken for one that is left out.
 */
export function notesOfSteps(
  steps: readonly string[],
  lines: readonly NamedLine[],
  leftOut: readonly NamedLine[],
  vocabulary: Vocabulary | undefined,
): string[] {
  if (leftOut.length === 0) return []
  return ingredientsOfSteps(steps, lines, vocabulary).map((places) => {
    const named = places.flatMap((place) => lines[place] ?? [])
    const names = named.filter((line) => leftOut.includes(line)).map(({ name }) => name)
    return names.length === 0
      ? ''
      : t('Leave out the {names}.', { names: inWords([...new Set(names)]) })
  })
}
