import { expect, test } from 'vitest'
import { wholeCatalogue } from './testing/whole-catalogue.ts'
import { readVocabulary, writeVocabulary } from './transport-vocabulary.ts'
import { readCards, writeCards } from './transport.ts'
import { toVocabulary } from './vocabulary.ts'
import { toCards } from './write.ts'

const { catalogue } = await wholeCatalogue()

function travel(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file))
}

test('the vocabulary arrives as it left', () => {
  const vocabulary = toVocabulary(catalogue)
  expect(readVocabulary(travel(writeVocabulary(vocabulary)))).toEqual(vocabulary)
})

test('the cards arrive as they left, but for the words of their lines', () => {
  const cards = toCards(catalogue)
  const withoutText = (each: (typeof cards)[number]) => ({
    ...each,
    needs: each.needs.map(({ ingredient, optional }) => ({ ingredient, optional })),
  })
  const arrived = readCards(travel(writeCards(cards)))
  expect(arrived.map(withoutText)).toEqual(cards.map(withoutText))
  expect(arrived.some(({ needs }) => needs.some(({ optional }) => optional))).toBe(true)
})

test('a file of another kind or version is refused', () => {
  expect(() => readVocabulary(writeCards([]))).toThrow('larder-vocabulary-4')
  expect(() => readCards({ format: 'larder-cards-1', cards: [] })).toThrow('larder-cards-2')
  expect(() => readCards(null)).toThrow('larder-cards-2')
})

test('every name of the vocabulary stands for one ingredient', () => {
  const { aliases } = toVocabulary(catalogue)
  expect(aliases.get('aubergine')).toBe('eggplant')
  expect(aliases.get('spring onion')).toBe('scallion')
  expect(aliases.get('coriander')).toBe('cilantro')
  expect(aliases.get('creme fraiche')).toBe('creme-fraiche')
  expect(aliases.get('zwiebeln')).toBe('onion')
  expect(aliases.get('uova')).toBe('egg')
})

test.each(['soda', 'lima', 'rind', 'speck', 'sprouts', 'sprout', 'oca', 'name'])(
  '"%s" is another thing in English, or several, and stands for nothing',
  (word) => {
    expect(toVocabulary(catalogue).aliases.has(word)).toBe(false)
  },
)

test('names of near relatives are not mixed up', () => {
  const { aliases } = toVocabulary(catalogue)
  expect(aliases.get('pimento')).toBe('pimiento')
  expect(aliases.get('langouste')).toBe('spiny-lobster')
  expect(aliases.get('panna da cucina')).toBe('light-cream')
  expect(aliases.get('turkischer honig')).toBe('nougat')
})
