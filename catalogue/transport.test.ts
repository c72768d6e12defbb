import { expect, test } from 'vitest'
import { namedBy } from '#domain/ingredients/language/named-by.ts'
import { wholeBook } from './composing/testing/whole-book.ts'
import { wholeCards, wholeCatalogue, wholeVocabulary } from './testing/whole-catalogue.ts'
import { languagePart, readLanguages } from './languages.ts'
import { readForms, writeForms } from './transport-dishes.ts'
import { readLinesFile, writeLines } from './transport-languages.ts'
import { readVocabulary, withNames, writeNames, writeVocabulary } from './transport-vocabulary.ts'
import { readCards, writeCards } from './transport.ts'
import { allAliases } from './vocabulary.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()
const cards = await wholeCards()

function travel(file: unknown): unknown {
  return JSON.parse(JSON.stringify(file))
}

test('the vocabulary arrives as it left, its names in other languages by themselves', () => {
  const names = allAliases(catalogue)
  const english = readVocabulary(travel(writeVocabulary(vocabulary, names)))
  expect(english.aliases.get('onion')).toBe('onion')
  expect(english.aliases.get('spring onion')).toBe('scallion')
  expect(english.aliases.get('zwiebeln')).toBeUndefined()
  expect(english.aliases.get('lotus biscoff')).toBeUndefined()
  expect(withNames(english, travel(writeNames(vocabulary, names)))).toEqual(vocabulary)
})

test('each language arrives as it left, its plurals by rule, and names of another vocabulary are refused', async () => {
  for (const files of await readLanguages()) {
    const part = languagePart(files, catalogue)
    const file = writeLines(vocabulary, part)
    const arrived = readLinesFile(vocabulary, travel(file))
    expect(arrived.words).toEqual(part.words)
    const aliases = new Map([...vocabulary.aliases, ...arrived.names])
    const lost = [...part.names].filter(
      ([form, id]) =>
        aliases.get(form) !== id &&
        namedBy(form.split(' '), part.words, { ...vocabulary, aliases }) !== id,
    )
    expect(lost).toEqual([])
    expect([...arrived.names].filter(([form, id]) => part.names.get(form) !== id)).toEqual([])
    expect(() => readLinesFile(vocabulary, { ...file, names: [] })).toThrow('larder-lines-2')
  }
})

test('names of another vocabulary are refused', () => {
  const fewer = { ...writeNames(vocabulary, []), names: [''] }
  expect(() => withNames(vocabulary, fewer)).toThrow('larder-names-1')
  expect(() => withNames(vocabulary, null)).toThrow('larder-names-1')
})

test('the cards arrive as they left, but for the words of their lines', () => {
  const withoutText = (each: (typeof cards)[number]) => ({
    ...each,
    needs: each.needs.map(({ text: _text, ...need }) => need),
  })
  const arrived = readCards(travel(writeCards(cards)))
  expect(arrived.map(withoutText)).toEqual(cards.map(withoutText))
  expect(arrived.some(({ needs }) => needs.some(({ optional }) => optional))).toBe(true)
})

test('what a line is there for arrives, and is base in a file that says nothing of it', () => {
  const [card] = cards
  if (card === undefined) throw new Error('the catalogue has no recipe')
  const needs = [
    { ingredient: 'onion', text: 'onion', optional: false },
    { ingredient: 'bay-leaf', text: 'bay leaf', optional: false, use: 'flavour', without: 'flat' },
    { ingredient: 'parsley', text: 'parsley', optional: false, use: 'finish' },
  ] as const
  const file = writeCards([{ ...card, needs }])
  expect(readCards(travel(file))[0]?.needs).toEqual(needs)
  const earlier = file.cards.map(({ uses: _uses, ...each }) => each)
  const [read] = readCards(travel({ ...file, cards: earlier }))
  expect(read?.needs.map(({ use }) => use)).toEqual([undefined, undefined, undefined])
})

test('amounts that people count or weigh arrive, but of recipes that are closed to some readers none', () => {
  const arrived = readCards(travel(writeCards(cards)))
  const needs = (slug: string) => arrived.find((card) => card.slug === slug)?.needs ?? []
  const measures = new Map(
    needs('brown-butter-mushroom-spaghetti').map(({ ingredient, measure }) => [
      ingredient,
      measure,
    ]),
  )
  expect(measures.get('spaghetti')).toBe('400g')
  expect(measures.get('lemon')).toBe('0.5')
  expect(measures.get('olive-oil')).toBeUndefined()
  const closed = arrived.filter(({ isPremium }) => isPremium)
  expect(closed.length).toBeGreaterThan(0)
  expect(closed.flatMap((card) => card.needs.flatMap(({ measure }) => measure ?? []))).toEqual([])
})

test('a file of another kind or version is refused', () => {
  expect(() => readVocabulary(writeCards([]))).toThrow('larder-vocabulary-8')
  expect(() => readCards({ format: 'larder-cards-3', cards: [] })).toThrow('larder-cards-4')
  expect(() => readCards(null)).toThrow('larder-cards-4')
})

test('every name of the vocabulary stands for one ingredient', () => {
  const { aliases } = vocabulary
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
    expect(vocabulary.aliases.has(word)).toBe(false)
  },
)

test('names of near relatives are not mixed up', () => {
  const { aliases } = vocabulary
  expect(aliases.get('pimento')).toBe('pimiento')
  expect(aliases.get('langouste')).toBe('spiny-lobster')
  expect(aliases.get('panna da cucina')).toBe('light-cream')
  expect(aliases.get('turkischer honig')).toBe('nougat')
})

test('what dishes are composed of arrives as it left', async () => {
  const { files, composing } = await wholeBook()
  const { book, techniques, foods } = readForms(
    travel(writeForms(files.book, files.techniques, composing.foods)),
    vocabulary,
  )
  expect(book).toEqual(files.book)
  expect(foods).toEqual(composing.foods)
  const all = [...vocabulary.ingredients.keys()]
  expect(all.map((id) => techniques.of(id))).toEqual(all.map((id) => composing.techniques.of(id)))
  expect(() => readForms({ format: 'larder-forms-1' }, vocabulary)).toThrow('larder-forms-2')
})
