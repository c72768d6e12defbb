import { expect, test } from 'vitest'
import { shownNameOf, vocabularyHere } from '#server/language/food-names.ts'
import { inLanguage } from '#server/language/speak.ts'
import { recipeHead } from '#server/pages/recipe-head.ts'

const food = (slug: string, name: string, plural: string) => ({
  slug,
  name,
  plural,
  category: 'Vegetables' as const,
  grams_per_piece: 110,
  grams_per_cup: null,
  weights: null,
})
const line = (ingredient: ReturnType<typeof food>, amount: number) => ({
  name: null,
  optional: false,
  ingredient,
  measure: { original_text: null, amount, amount_max: null, unit: 'piece', note: null },
})
const soup = {
  id: 7,
  owner_id: null,
  title: 'Onion soup',
  image: null,
  ready_in_minutes: 10,
  active_minutes: null,
  servings: 1,
  summary: 'Hot.',
  cuisine: [],
  meal_type: [],
  diets: [],
  rating: 0,
  review_count: 0,
  is_premium: false,
  tags: [],
  assumed: [],
  created_at: '2026-11-21T08:00:00+00:00',
  updated_at: '2026-11-22T08:00:00+00:00',
  lines: [line(food('onion', 'onion', 'onions'), 4), line(food('egg', 'egg', 'eggs'), 1)],
  details: null,
}
const head = () => recipeHead(soup, 'https://larder.example', '')

test('the head of a page calls foods as the language of its reader does', () => {
  expect(inLanguage('de', head)).toMatchObject({
    data: { recipeIngredient: ['4 Zwiebeln', '1 Ei'] },
  })
  expect(inLanguage('en', head)).toMatchObject({
    data: { recipeIngredient: ['4 onions', '1 egg'] },
  })
})

test('to a British reader they are called as there, and the same where nothing differs', () => {
  const ratatouille = {
    ...soup,
    lines: [line(food('zucchini', 'zucchini', 'zucchini'), 2), line(food('egg', 'egg', 'eggs'), 1)],
  }
  const britain = () => recipeHead(ratatouille, 'https://larder.example', '')
  expect(inLanguage('en-GB', britain)).toMatchObject({
    data: { recipeIngredient: ['2 courgettes', '1 egg'] },
  })
})

test('English, and a language that has no names of its own, need none', () => {
  expect(inLanguage('en', vocabularyHere)).toBeNull()
  expect(inLanguage('en-XA', () => shownNameOf('egg'))).toBeUndefined()
})

test('what a cook says of swaps comes in the language too', () => {
  const notes = (tag: string) =>
    inLanguage(tag, vocabularyHere)?.substitutions.map(({ note, said }) => said?.note ?? note)
  expect(notes('de')).toContain('Außer wenn jemand keinen Weizen essen darf.')
  expect(notes('en-GB')).toContain('Unless somebody must not have wheat.')
})
