import { locale } from '../texts/t.ts'
import { foldText, normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** Words of a question that are foods only in another language, or beside another word. */
const noFoods = new Set(['the', 'te', 'pan', 'date', 'starter', 'm', 'mac', 'wrap'])

const mostWords = 5

/** “d’ail”, “dell’aglio”: French and Italian write an article and its word as one. */
const parted = (text: string) =>
  locale() === 'fr' || locale() === 'it'
    ? text.replaceAll(/(?<!\p{L})\p{L}{1,5}['’](?=\p{L})/gu, ' ')
    : text

/**
 * The foods that a sentence names, in its order: the longest known names, word by word. Looser than what
 * reads a line of a recipe, for here the words around a name say nothing of it.
 */
export function foodsInText(text: string, vocabulary: Vocabulary): IngredientId[] {
  const said = parted(text)
  const folded = foldText(said).split(' ')
  const words = normalise(said).split(' ')
  const found = new Set<IngredientId>()
  let at = 0
  while (at < words.length) {
    const [food, length] = longestName(words, folded, at, vocabulary)
    if (food !== null) found.add(food)
    at += length
  }
  return [...found]
}

function longestName(
  words: readonly string[],
  folded: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): [food: IngredientId | null, length: number] {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ')
    if (name === '' || noFoods.has(name)) continue
    const inLanguage = () => vocabulary.reader?.foodOf(folded.slice(at, at + length)) ?? null
    const food = vocabulary.aliases.get(name) ?? inLanguage()
    if (food !== null) return [food, length]
  }
  return [null, 1]
}
