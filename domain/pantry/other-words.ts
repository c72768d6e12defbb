import { lookUp } from '../ingredients/look-up.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryItem } from './pantry-item.ts'

/** The words that a thing was typed with, where no name of it is spelt so: a guess, or corrected; else null. */
export function otherWords(
  { typedAs, ingredient }: PantryItem,
  vocabulary: Vocabulary,
): string | null {
  if (typedAs === null || ingredient === null) return null
  return lookUp(typedAs, vocabulary) === ingredient ? null : typedAs
}
