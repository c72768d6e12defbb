import { expect, it } from 'vitest'
import { answersText, recipeWords, searchWords } from '#domain/recipes/search-text.ts'
import { searchPhrases } from '#domain/recipes/search-phrases.ts'
import { wholeCards, wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const words = (await wholeCards()).map((card) => recipeWords(card, vocabulary))
const finds = (text: string) => words.some((each) => answersText(each, searchWords(text)))

it('finds recipes by what people type for what they go by', () => {
  const lost = searchPhrases.filter(([, meaning]) => !finds(meaning))
  expect(lost).toEqual([])
})

it('names nothing else than what recipes do not go by themselves', () => {
  const needless = searchPhrases.filter(([phrase]) => finds(phrase))
  expect(needless).toEqual([])
})
