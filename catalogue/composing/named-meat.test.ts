import { expect, test } from 'vitest'
import { openingWithMeat } from '#domain/composing/named-meat.ts'
import { wholeBook } from './testing/whole-book.ts'
import { writerOfDishes } from './testing/writer-of-dishes.ts'

const { composing, vocabulary } = await wholeBook()
const dishOf = writerOfDishes(composing)

const opening = (title: string, ...ids: readonly string[]) =>
  openingWithMeat(
    title,
    'Good.',
    ids.map((id) => ({ id, called: vocabulary.ingredients.get(id)?.name ?? id })),
    vocabulary,
  )

test.each([
  ['Frittata with potatoes', ['chorizo'], 'Good. With chorizo.'],
  ['Champ, Irish mash with scallions', ['ham'], 'Good. With ham.'],
  ['Salad of crisp things', ['anchovy', 'bacon'], 'Good. With anchovy and bacon.'],
  ['Crisp chicken with bacon', ['chicken-thigh', 'bacon'], 'Good.'],
  ['Beef stew', ['ground-beef'], 'Good.'],
  ['Sausages with onions', ['italian-sausage'], 'Good.'],
  ['Mash', ['potato', 'fish-sauce', 'stock-cube'], 'Good.'],
])('%s', (title, ids, found) => {
  expect(opening(title, ...ids)).toBe(found)
})

test('a frittata with chorizo tells of it before its list', () => {
  const { title, summary } = dishOf(
    'frittata',
    'flavour=mediterranean&for=4&egg=egg&veg=potato&allium=onion&meat=chorizo&fat=olive-oil&salt=salt',
  )
  expect(`${title} ${summary}`).toContain('chorizo')
})
