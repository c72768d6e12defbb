import { normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** Words of a question that are foods only in another language, or beside another word. */
const noFoods = new Set(['the', 'te', 'pan', 'date', 'starter', 'm', 'mac', 'wrap'])

const mostWords = 5

/**
 * The foods that a sentence names, in its order: the longest known names, word by word. Looser than what
 * reads a line of a recipe, for here the words around a name say nothing of it.
 */
export function foodsInText(text: string, vocabulary: Vocabulary): IngredientId[] {
  const words = normalise(text)
    .split(' ')
    .filter((word) => word !== '')
  const found = new Set<IngredientId>()
  let at = 0
  while (at < words.length) {
    const [food, length] = longestName(words, at, vocabulary)
    if (food !== null) found.add(food)
    at += length
  }
  return [...found]
}

function longestName(
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): [food: IngredientId | null, length: number] {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ')
    const food = noFoods.has(name) ? undefined : vocabulary.aliases.get(name)
    if (food !== undefined) return [food, length]
  }
  return [null, 1]
}
