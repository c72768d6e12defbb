import type { IngredientId } from './ingredient-id.ts'
import type { ParsedLine } from './parse-line.ts'

/** What a name stands for. */
export type Resolution =
  | { kind: 'resolved'; ingredient: IngredientId }
  /** With the foods that a rule leaves open; mostly none. `suggestionsFor` has what else may be meant. */
  | { kind: 'unresolved'; suggestions: readonly IngredientId[] }

/** A food that a line names besides the one that it is read as. */
export interface AlsoNamed {
  /** Null where the name is not known. */
  ingredient: IngredientId | null
  /** As the line calls it. */
  name: string
  /** False where the line may mean another thing, or only speaks of the food: "if the butter is unsalted". */
  isTaken: boolean
}

export interface ReadLine extends ParsedLine {
  resolution: Resolution
  /** What else would do, of "butter or margarine": the known ones, without the first. */
  otherwise: readonly IngredientId[]
  /** What else it names, where the reader of a language says it; absent leaves it to the rules for English. */
  also?: readonly AlsoNamed[]
}

/** Reads lines in a language besides English: language/with-language.ts makes one. */
export interface LineReader {
  /** Whether it is asked before English. */
  isFirst: boolean
  /** The things that a line names, each known; else one that is not, taken apart by the words of the language. */
  read: (text: string) => ReadLine[]
  /** What folded words are called together in the language, in whichever number. */
  foodOf: (words: readonly string[]) => IngredientId | null
}

export const isResolved = ({ resolution }: ReadLine): boolean => resolution.kind === 'resolved'

/**
 * A line as the reader reads it, or as English does: whichever knows all of it, in their order. Where neither does, it stays with
 * the first of them, unless that finds no unit where the other finds one.
 */
export function readByOrder(
  text: string,
  reader: LineReader | undefined,
  inEnglish: (text: string) => ReadLine[],
): ReadLine[] {
  if (reader === undefined) return inEnglish(text)
  const ways = [() => reader.read(text), () => inEnglish(text)]
  const readings: ReadLine[][] = []
  for (const way of reader.isFirst ? ways : ways.toReversed()) {
    const reading = way()
    if (reading.every(isResolved)) return reading
    readings.push(reading)
  }
  const [first = [], second = []] = readings
  const hasUnit = (reading: readonly ReadLine[]) => reading.some(({ unit }) => unit !== null)
  return hasUnit(second) && !hasUnit(first) ? second : first
}
