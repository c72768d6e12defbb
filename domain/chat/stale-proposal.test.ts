import { expect, test } from 'vitest'
import { noRules } from '../recipes/suits-diet.ts'
import type { PlanProposal, Proposal } from './proposal.ts'
import { stalenessOf } from './stale-proposal.ts'

const proposedAt = new Date('2026-05-31T12:00')
const now = {
  today: '2026-05-31',
  kitchen: 'home',
  lists: [{ id: 'weekly' }],
  rules: noRules,
}
const list: Proposal = {
  kind: 'list',
  kitchen: 'home',
  list: { id: 'weekly', name: 'Weekly' },
  lines: ['milk'],
}
const plan: PlanProposal = {
  kind: 'plan',
  kitchen: 'home',
  day: '2026-06-01',
  meal: 'dinner',
  recipe: 7,
  dish: null,
  title: 'Soup',
  servings: null,
  checkedFor: { restrictions: ['nuts'], preferences: ['vegan'] },
}

test('a fresh proposal of this kitchen can be confirmed', () => {
  expect(stalenessOf(list, proposedAt, now)).toBeUndefined()
  expect(stalenessOf(plan, proposedAt, now)).toBeUndefined()
})

test('one of yesterday, or for a day that has passed, cannot', () => {
  expect(stalenessOf(list, proposedAt, { ...now, today: '2026-06-01' })).toBe('old')
  expect(stalenessOf({ ...plan, day: '2026-05-30' }, proposedAt, now)).toBe('old')
})

test('one of another kitchen, or for a list that is gone, cannot', () => {
  expect(stalenessOf(list, proposedAt, { ...now, kitchen: 'cabin' })).toBe('elsewhere')
  expect(stalenessOf(list, proposedAt, { ...now, lists: [] })).toBe('no-list')
  expect(stalenessOf(list, proposedAt, { ...now, lists: undefined })).toBeUndefined()
})

test('a dish that was not checked for all that those avoid who eat now cannot be planned', () => {
  const nuts = { restrictions: ['nuts' as const], preferences: [] }
  const eggs = { restrictions: ['nuts' as const, 'eggs' as const], preferences: [] }
  const paleo = { restrictions: [], preferences: ['paleo'] }
  const of = (rules: typeof now.rules | undefined) =>
    stalenessOf(plan, proposedAt, { ...now, rules })
  expect([of(nuts), of(eggs), of(paleo), of(undefined)]).toEqual([
    undefined,
    'unchecked',
    'unchecked',
    'unchecked',
  ])
})
