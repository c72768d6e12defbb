import { expect, it } from 'vitest'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { leftoversAsItem } from '#domain/week/leftovers.ts'
import { plannedMeal } from '#domain/week/testing/planned-meal.ts'
import { leftOverHere } from './left-over-here.ts'

/** A Wednesday. */
const now = new Date('2026-11-25T10:00:00')
const today = '2026-11-25'
const soup = plannedMeal({
  id: 'soup',
  day: '2026-11-24',
  title: 'Leek soup',
  cookedAt: '2026-11-24T18:00:00Z',
})
const box = leftoversAsItem('Leek soup, left over', { servings: 2, keepsDays: 3, now }, 'box')

const leftOf = (items: readonly PantryItem[], meals = [soup]) =>
  leftOverHere(items, { meals, today, eatersOf: () => ['ada'] })

it('finds what is left of a meal by its name', () => {
  expect(leftOf([box])).toEqual([
    {
      id: 'box',
      of: 'soup',
      title: 'Leek soup',
      eaters: ['ada'],
      recipeId: 7,
      dishAddress: null,
      servings: 2,
      until: '2026-11-28',
    },
  ])
})

it('finds what was planned for a day that is over', () => {
  const missed = plannedMeal({
    id: 'box',
    day: '2026-11-24',
    kind: 'leftovers',
    leftoversOf: 'soup',
  })
  expect(leftOf([{ ...box, name: 'The green box' }], [soup, missed])).toHaveLength(1)
})

it.each([
  ['is called otherwise', { name: 'The green box' }, [soup]],
  ['is too old', { bestBefore: '2026-11-24' }, [soup]],
  ['has no date', { bestBefore: undefined }, [soup]],
  ['has run out', { status: 'out' as const }, [soup]],
  ['was never cooked', {}, [{ ...soup, cookedAt: null }]],
  [
    'is planned already',
    {},
    [soup, plannedMeal({ id: 'box', day: '2026-11-26', kind: 'leftovers', leftoversOf: 'soup' })],
  ],
])('offers nothing that %s', (_why, more, meals) => {
  const { bestBefore, ...rest } = { ...box, ...more }
  expect(leftOf([bestBefore === undefined ? rest : { ...rest, bestBefore }], meals)).toEqual([])
})
