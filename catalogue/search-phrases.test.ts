import { expect, it } from 'vitest'
import { answersText, recipeWords, searchWords } from '#domain/recipes/search-text.ts'
import { searchPhrases } from '#domain/recipes/search-phrases.ts'
import { wholeCards, wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const words = (await wholeCards()).map((card) => recipeWords(card, vocabulary))
const found = new Map<string, number>()
function find(text: string): number {
  const asked = searchWords(text)
  const count = found.get(text) ?? words.filter((each) => answersText(each, asked)).length
  found.set(text, count)
  return count
}
const meant = searchPhrases.filter(({ phrase, meaning }) => meaning !== '' && meaning !== phrase)

it('finds recipes by what people type for what they go by', () => {
  const lost = meant.filter(({ meaning }) => find(meaning) === 0)
  expect(lost).toEqual([])
})

it('names nothing else than what more recipes go by than by the phrase itself', () => {
  const needless = meant.filter(({ phrase, meaning }) => find(phrase) >= find(meaning))
  expect(needless).toEqual([])
})
