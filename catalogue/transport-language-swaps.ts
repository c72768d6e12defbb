import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'

/** How what a cook says of swaps travels in the file of a language's names. */

type Swaps = Pick<Vocabulary, 'substitutions'>

/** Each context and each note once, in the order of the vocabulary's file. */
export function textsOfSwaps({ substitutions }: Swaps): string[] {
  const contexts = substitutions.flatMap(({ context }) => context ?? [])
  return [...new Set([...contexts, ...substitutions.map(({ note }) => note)])]
}

/** @param texts by the English one. Empty in the file where the language has none */
export function packSwaps(vocabulary: Swaps, texts: ReadonlyMap<string, string>): string[] {
  return texts.size === 0 ? [] : textsOfSwaps(vocabulary).map((text) => texts.get(text) ?? '')
}

/** Whether it was packed for this vocabulary. */
export const areSwapsOf = (packed: readonly string[], vocabulary: Swaps): boolean =>
  packed.length === 0 || packed.length === textsOfSwaps(vocabulary).length

/** The substitutions with what the language says of them; what it does not say stays in English. */
export function unpackSwaps(
  packed: readonly string[],
  { substitutions }: Swaps,
): Vocabulary['substitutions'] {
  if (packed.length === 0) return substitutions
  const texts = new Map(
    textsOfSwaps({ substitutions }).map((text, place) => [text, packed[place] || text]),
  )
  const said = (text: string) => texts.get(text) ?? text
  return substitutions.map((each) => ({
    ...each,
    said: { context: each.context === null ? null : said(each.context), note: said(each.note) },
  }))
}
