import { expect, test } from 'vitest'
import { unsafeRice } from './check-rice.ts'
import { ingredient, recipe } from './testing/entries.ts'

const byId = new Map(
  [ingredient('rice'), ingredient('basmati-rice', { parent: 'rice' }), ingredient('onion')].map(
    (entry) => [entry.id, entry],
  ),
)
const wrong = (storage: string, item = 'basmati-rice', amount = 100) =>
  unsafeRice(recipe('one', { storage, ingredients: [{ amount, unit: 'g', item }] }), byId)

test.each([
  'Cool it within the hour; 1 day in the fridge. Heat it until it steams.',
  'Cool it fast, chill it and eat it cold within a day.',
  'The curry keeps 4 days in the fridge. Cook the rice fresh.',
  'The sauce keeps 4 days. Cool the rice within the hour and eat it the next day, steaming hot.',
  'Eat it at once.',
])('"%s" is safe', (storage) => {
  expect(wrong(storage)).toEqual([])
})

test.each([
  ['1 day in the fridge. Heat it until it steams.', 'does not say to cool'],
  ['Cool it within the hour; 1 day in the fridge.', 'does not say to heat'],
  ['Cool it within the hour; 3 days in the fridge. Heat it until it steams.', 'for 3 days'],
])('"%s" is not', (storage, text) => {
  expect(wrong(storage)).toEqual([expect.stringContaining(text)])
})

test('a spoon of rice powder, and what is no rice, keep as they like', () => {
  expect(wrong('3 days in the fridge.', 'basmati-rice', 10)).toEqual([])
  expect(wrong('3 days in the fridge.', 'onion')).toEqual([])
})
