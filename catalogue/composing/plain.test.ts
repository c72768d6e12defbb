import { expect, test } from 'vitest'
import { dishAt } from '#domain/composing/dish-at.ts'
import { wholeBook } from './testing/whole-book.ts'

const { composing } = await wholeBook()

/** Whether there is such a dish: of a form that itself asks for little. */
function isDish(form: string, query: string): boolean {
  const version = composing.book.forms.get(form)?.version
  return dishAt(`${form}-${version}`, new URLSearchParams(query), composing) !== null
}

const fish = 'flavour=plain&for=4&main=cod&acid=lemon&potato=potato&fat=oil&salt=salt'

test.each<[string, boolean, string, string]>([
  ['fish and potatoes with lemon alone', false, 'fish-in-the-pan', fish],
  ['the same with garlic', true, 'fish-in-the-pan', `${fish}&garlic=garlic`],
  [
    'eggs, which are good alone',
    true,
    'fried-eggs',
    'flavour=plain&for=2&egg=egg&veg=mushroom&bread=bread&fat=butter&salt=salt',
  ],
])('a dinner must taste of something: %s', (_, is, form, query) => {
  expect(isDish(form, query)).toBe(is)
})
