import { expect, it } from 'vitest'
import { daysFrom } from '#domain/week/week-days.ts'
import { plannedMeal } from '#domain/week/testing/planned-meal.ts'
import { daysOnOffer, firstChoice, minutesOfAll, sameMinutes, withDays } from './fill-choice.ts'

/** From Monday to Sunday. */
const week = daysFrom('2026-11-23')

it('begins with the open dinners of what is left of the week', () => {
  const out = plannedMeal({ day: '2026-11-26', kind: 'out' })
  const note = plannedMeal({ day: '2026-11-27', kind: 'note' })
  const { days, slots } = firstChoice(week, '2026-11-25', [out, note])
  expect(days).toEqual(week.slice(2))
  expect([...slots]).toEqual([
    '2026-11-25 dinner',
    '2026-11-27 dinner',
    '2026-11-28 dinner',
    '2026-11-29 dinner',
  ])
})

it('begins with seven days where the week is nearly over, and offers both', () => {
  expect(firstChoice(week, '2026-11-28', []).days).toEqual(daysFrom('2026-11-28'))
  expect(daysOnOffer(week, '2026-11-28').rest).toEqual(week.slice(5))
})

it('offers all of a week to come, and nothing else', () => {
  const { rest, seven } = daysOnOffer(week, '2026-11-20')
  expect(rest).toEqual(week)
  expect(seven).toBeNull()
})

it('fills the same meals, as quickly, on other days', () => {
  const first = firstChoice(week, '2026-11-25', [])
  const both = {
    ...first,
    minutes: sameMinutes(first.days, 30),
    slots: new Set([...first.slots, '2026-11-25 lunch']),
  }
  const other = withDays(both, daysFrom('2026-11-25'), [])
  expect(other.slots.size).toBe(14)
  expect(minutesOfAll(other)).toBe(30)
})

it('knows where cooking may not take as long on every day', () => {
  const first = firstChoice(week, '2026-11-25', [])
  expect(minutesOfAll(first)).toBeNull()
  expect(minutesOfAll({ ...first, minutes: new Map([['2026-11-25', 15]]) })).toBeUndefined()
})
