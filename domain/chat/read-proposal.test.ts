import { expect, test } from 'vitest'
import type { Proposal } from './proposal.ts'
import { readProposal } from './read-proposal.ts'

const rules = { restrictions: ['nuts' as const], preferences: ['vegan'] }
const plan = {
  kind: 'plan',
  kitchen: 'home',
  day: '2026-06-01',
  meal: 'dinner',
  recipe: 7,
  dish: null,
  title: 'Soup',
  servings: 2,
  checkedFor: rules,
} as const
const proposals: readonly Proposal[] = [
  { kind: 'list', kitchen: 'home', list: { id: 'weekly', name: 'Weekly' }, lines: ['milk'] },
  { kind: 'list', kitchen: 'home', list: { id: null, name: 'Shopping List' }, lines: ['milk'] },
  { kind: 'pantry', kitchen: 'home', add: ['2 eggs'], gone: [{ id: 'a', name: 'Leek' }] },
  { kind: 'save', recipe: 7, title: 'Soup', checkedFor: rules },
  plan,
  { ...plan, recipe: null, dish: '/dish/soup-1?flavour=plain&for=2&veg=leek' },
]

test.each(proposals)('$kind is read as it was written', (proposal) => {
  expect(readProposal(JSON.parse(JSON.stringify(proposal)))).toEqual(proposal)
})

test.each([
  null,
  'list',
  [],
  { kind: 'list' },
  { ...proposals[0], lines: [] },
  { ...proposals[0], lines: 'milk' },
  { ...proposals[2], add: [], gone: [{ id: 'a' }] },
  { ...proposals[3], checkedFor: null },
  { ...plan, checkedFor: undefined },
  { ...plan, day: '2026-02-30' },
  { ...plan, meal: 'brunch' },
  { ...plan, dish: '/dish/soup-1' },
  { ...plan, recipe: null },
  { ...plan, kind: 'delete-account' },
])('%o is none', (json) => {
  expect(readProposal(json)).toBeNull()
})

test('of rules that this version does not know nothing is taken to be checked', () => {
  const newer = { ...rules, restrictions: ['nuts', 'moonlight'] }
  expect(readProposal({ ...plan, checkedFor: newer })).toMatchObject({ checkedFor: rules })
})
