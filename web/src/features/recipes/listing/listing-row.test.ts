import { expect, it } from 'vitest'
import { cardFrom, knownCard, type ListingRow } from './listing-row.ts'

const row: ListingRow = {
  id: 100_001,
  slug: 'stew',
  owner_id: 'a',
  title: 'Stew',
  image: '/stew.webp',
  ready_in_minutes: 30,
  servings: 4,
  difficulty: 'medium',
  cuisine: [],
  meal_type: [],
  diets: [],
  allergens: [],
  contains: [],
  free_of: [],
  season: [],
  tags: [],
  is_premium: false,
  rating: 0,
  review_count: 0,
  band: 'ready',
  used_ingredient_count: 0,
  missed_ingredient_count: 0,
  credit: 0,
  urgency: 0,
  needs: [],
  page_cursor: '',
  read_as: '',
  assumed: ['ready_in_minutes'],
}

it('hands on what the cook of a found recipe did not state, which its card leaves out', () => {
  expect(cardFrom(row).assumed).toEqual(['ready_in_minutes'])
})

it('shows a found recipe by the card of this device, whose title may be a translation', () => {
  const card = cardFrom({ ...row, id: 7 })
  const translated = { ...card, title: 'Eintopf', writtenTitle: 'Stew' }
  const known = new Map([[7, translated]])
  expect(knownCard({ ...row, id: 7 }, known)).toBe(translated)
  expect(knownCard({ ...row, id: 7, title: 'Another' }, known).title).toBe('Another')
})
