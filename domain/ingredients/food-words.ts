import { atOnce, type InSteps } from '../in-steps.ts'
import type { Vocabulary } from './vocabulary.ts'

type Names = Vocabulary['aliases']

/** Made once for a vocabulary. */
const made = new WeakMap<Names, ReadonlySet<string>>()

/** A slow phone takes some milliseconds for so many names. */
const namesAtOnce = 2_000

/** Every word of every name of a food, gathered in steps and kept for `foodWordsOf`. */
export function* gatheringFoodWords({
  aliases,
}: Pick<Vocabulary, 'aliases'>): InSteps<ReadonlySet<string>> {
  const known = made.get(aliases)
  if (known !== undefined) return known
  const words = new Set<string>()
  let read = 0
  for (const alias of aliases.keys()) {
    if (read++ % namesAtOnce === 0) yield
    for (const word of alias.split(' ')) words.add(word)
  }
  made.set(aliases, words)
  return words
}

/** Every word of every name of a food: what is none of them is no food that we know. */
export const foodWordsOf = (vocabulary: Vocabulary): ReadonlySet<string> =>
  made.get(vocabulary.aliases) ?? atOnce(gatheringFoodWords(vocabulary))
