import { expect, test } from 'vitest'
import { copyOfMeals, repeatedOn } from './copy-meals.ts'
import { idMadeOf } from './item-id.ts'
import {
  leftoversAsItem,
  leftoversAsMeal,
  leftoversKeepDays,
  plannedLeftovers,
} from './leftovers.ts'
import { notCooked } from './not-cooked.ts'
import { plannedMeal } from './testing/planned-meal.ts'
import { weekInWords } from './week-in-words.ts'
import { daysFrom } from './week-days.ts'

let ids = 0
const newId = () => `new ${(ids += 1)}`

test('a week is copied into another one: new, not cooked, with its own leftovers', () => {
  const stew = plannedMeal({ cookedAt: '2026-11-23T18:00:00Z', by: 'ben', servings: 4 })
  const rest = plannedMeal({ kind: 'leftovers', day: '2026-11-25', leftoversOf: stew.id })
  const others = plannedMeal({ kind: 'leftovers', day: '2026-11-26', leftoversOf: 'of last week' })
  const [stewAgain, restAgain, othersAgain] = copyOfMeals([stew, rest, others], {
    from: '2026-11-23',
    to: '2026-12-28',
    newId,
  })
  expect(stewAgain).toEqual({
    ...stew,
    id: stewAgain?.id,
    day: '2026-12-28',
    cookedAt: null,
    by: null,
  })
  expect(restAgain).toMatchObject({ day: '2026-12-30', leftoversOf: stewAgain?.id })
  expect(othersAgain).toMatchObject({ day: '2026-12-31', leftoversOf: null })
  expect(new Set([stew.id, stewAgain?.id, restAgain?.id, othersAgain?.id]).size).toBe(4)
})

test('a meal is repeated on other days', () => {
  const meal = plannedMeal({ cookedAt: '2026-11-23T18:00:00Z', eaters: ['ada'] })
  const again = repeatedOn(meal, ['2026-11-30', '2026-12-07'], newId)
  expect(again.map(({ day, cookedAt, eaters }) => [day, cookedAt, eaters])).toEqual([
    ['2026-11-30', null, ['ada']],
    ['2026-12-07', null, ['ada']],
  ])
  expect(new Set([meal.id, ...again.map(({ id }) => id)]).size).toBe(3)
})

test('what of the last days was not cooked asks to be moved; nothing else does', () => {
  const titles = (today: string) =>
    notCooked(
      [
        plannedMeal({ title: 'recipe' }),
        plannedMeal({ title: 'dish', kind: 'dish', dishAddress: '/dish/x-1?a=b' }),
        plannedMeal({ title: 'cooked', cookedAt: '2026-11-23T18:00:00Z' }),
        plannedMeal({ title: 'out', kind: 'out' }),
        plannedMeal({ title: 'note', kind: 'note' }),
        plannedMeal({ title: 'leftovers', kind: 'leftovers' }),
      ],
      today,
    ).map(({ title }) => title)
  expect(titles('2026-11-23')).toEqual([])
  expect(titles('2026-11-24')).toEqual(['recipe', 'dish'])
  expect(titles('2026-11-30')).toEqual(['recipe', 'dish'])
  expect(titles('2026-12-01')).toEqual([])
})

test.each([
  [null, 3],
  ['', 3],
  ['Keeps 2 days in the fridge.', 2],
  ['Keeps 10 days in the fridge.', 5],
  ['Eat it at once.', 0],
  ['2 days in the fridge without the almonds.', 0],
  ['Freezes for 3 months.', 3],
])('leftovers of what is stored by “%s” keep %i days', (storage, days) => {
  expect(leftoversKeepDays(storage)).toBe(days)
})

test('leftovers are a thing in the fridge with a date, and a meal of the next day', () => {
  const now = new Date(2026, 10, 30, 23, 30)
  const left = { servings: 2, keepsDays: 3, now }
  expect(leftoversAsItem('Leek soup (leftovers)', left, 'item')).toMatchObject({
    id: 'item',
    quantity: 2,
    place: 'fridge',
    bestBefore: '2026-12-03',
    ingredient: null,
    stockedAt: now,
  })
  const soup = plannedMeal({ eaters: ['ada'] })
  const place = { id: 'rest', meal: 'lunch', position: 'i' } as const
  expect(leftoversAsMeal(soup, left, place)).toMatchObject({
    id: 'rest',
    day: '2026-12-01',
    kind: 'leftovers',
    recipeId: null,
    leftoversOf: soup.id,
    title: 'Leek soup',
    servings: 2,
    eaters: ['ada'],
  })
  // What is eaten fresh does not wait for tomorrow.
  expect(leftoversAsMeal(soup, { ...left, keepsDays: 0 }, place).day).toBe('2026-11-30')
})

const nameOf = (day: string) => `On ${day}`

test('a week as text: its days that have a meal, in order', () => {
  const meals = [
    plannedMeal({ day: '2026-11-24', meal: 'lunch', kind: 'leftovers', servings: 1 }),
    plannedMeal({ day: '2026-11-24', kind: 'out', title: 'Pizza at Gino’s' }),
    plannedMeal({ servings: 4 }),
    plannedMeal({ day: '2026-12-01', title: 'Next week' }),
  ]
  expect(weekInWords(daysFrom('2026-11-23'), meals, nameOf)).toBe(
    [
      'On 2026-11-23',
      'Dinner: Leek soup (4 servings)',
      '',
      'On 2026-11-24',
      'Lunch: Leek soup (leftovers) (1 serving)',
      'Dinner: Pizza at Gino’s',
    ].join('\n'),
  )
  expect(weekInWords(daysFrom('2026-11-30', 1), meals, nameOf)).toBe('')
})

test('an id that is made of a text is always the same UUID, and each text has another', () => {
  const many = Array.from({ length: 20_000 }, (_, n) => idMadeOf(`meal ${n} leek g 0`))
  expect(
    many.every((id) =>
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u.test(id),
    ),
  ).toBe(true)
  expect(new Set(many).size).toBe(many.length)
  // No part of it alone tells them apart worse than chance.
  for (const part of [0, 4])
    expect(new Set(many.map((id) => id.split('-')[part])).size).toBeGreaterThan(19_900)
  expect(idMadeOf('leek')).toBe(idMadeOf('leek'))
  expect(idMadeOf('meal 1 leek g 0')).not.toBe(idMadeOf('meal 1 leek g 1'))
})

test('what is left of a meal is for the meal that waits for it', () => {
  const stew = plannedMeal({ servings: 4 })
  const waiting = plannedMeal({ kind: 'leftovers', leftoversOf: stew.id })
  const eaten = { ...waiting, id: 'eaten', cookedAt: '2026-11-24T18:00:00Z' }
  const other = plannedMeal({ kind: 'leftovers', leftoversOf: 'another' })
  expect(plannedLeftovers([stew, eaten, other, waiting], stew)).toBe(waiting)
  expect(plannedLeftovers([stew, eaten, other], stew)).toBeUndefined()
})
