import type { KindWords } from './kind-words.ts'
import { wordsOfBeds, wordsOfDishes, wordsOfFoods } from './words.ts'

/** What follows these words in a title lies beside the dish, or under it. */
const beside = / (?:with|in|over|on|under|from|without|for) /

/** In small letters without accents, words with single spaces between. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[-’]/g, (each) => (each === '-' ? ' ' : "'"))

/**
 * The kind of dish that words tell; undefined where they tell none. The parts between commas are tried without what lies beside
 * the dish, then the whole; what a dish is called counts for more than what is in it.
 */
export function kindOfWords(title: string): string | undefined {
  const text = plain(title)
  const parts = text.split(/[,(:]/)
  const tries = [...parts.map((part) => part.split(beside, 1)[0] ?? ''), ...parts, text]
  const found = (words: KindWords, among: readonly string[]) =>
    among
      .map((each) => words.find(([pattern]) => pattern.test(each))?.[1])
      .find((kind) => kind !== undefined)
  return found(wordsOfBeds, [text]) ?? found(wordsOfDishes, tries) ?? found(wordsOfFoods, tries)
}
