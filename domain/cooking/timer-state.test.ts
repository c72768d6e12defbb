import { describe, expect, test } from 'vitest'
import {
  clockText,
  inOrder,
  isAudible,
  lengthInWords,
  nextEnd,
  paused,
  resumed,
  startedTimer,
  statusOf,
  stillWanted,
  timeLeft,
  withMinuteMore,
} from './timer-state.ts'

const noon = Date.UTC(2026, 0, 1, 12)
const minutes = (count: number) => count * 60_000

const started = (seconds: number, id = '1:2:0') =>
  startedTimer(
    { id, address: '/recipe/1', recipeTitle: 'Soup', step: 2, image: '', name: 'Simmer' },
    seconds,
    noon,
  )

describe('a timer of ten minutes', () => {
  const timer = started(600)

  test('counts by the clock on the wall, however long nobody looked', () => {
    expect(timeLeft(timer, noon)).toBe(minutes(10))
    expect(timeLeft(timer, noon + minutes(4))).toBe(minutes(6))
    expect(timeLeft(timer, noon + minutes(25))).toBe(-minutes(15))
  })

  test('rings when it is up, not before', () => {
    expect(statusOf(timer, noon + minutes(10) - 1)).toBe('running')
    expect(statusOf(timer, noon + minutes(10))).toBe('ringing')
  })

  test('is heard for five minutes and shown for a day', () => {
    expect(isAudible(timer, noon + minutes(9))).toBe(false)
    expect(isAudible(timer, noon + minutes(14))).toBe(true)
    expect(isAudible(timer, noon + minutes(16))).toBe(false)
    expect(stillWanted([timer], noon + minutes(16))).toEqual([timer])
    expect(stillWanted([timer], noon + minutes(10 + 24 * 60))).toEqual([])
  })

  test('keeps what is left while it is paused', () => {
    const resting = paused(timer, noon + minutes(3))
    expect(statusOf(resting, noon + minutes(50))).toBe('paused')
    expect(timeLeft(resting, noon + minutes(50))).toBe(minutes(7))
    const again = resumed(resting, noon + minutes(50))
    expect(timeLeft(again, noon + minutes(51))).toBe(minutes(6))
  })

  test('cannot be paused once it rang', () => {
    expect(paused(timer, noon + minutes(11))).toBe(timer)
  })

  test('gets a minute more: running, paused, and counted from now once it rang', () => {
    expect(timeLeft(withMinuteMore(timer, noon), noon)).toBe(minutes(11))
    const resting = paused(timer, noon + minutes(3))
    expect(timeLeft(withMinuteMore(resting, noon + minutes(9)), noon)).toBe(minutes(8))
    const late = noon + minutes(13)
    const more = withMinuteMore(timer, late)
    expect(statusOf(more, late)).toBe('running')
    expect(timeLeft(more, late)).toBe(minutes(1))
  })
})

test('of several, what ends next stands first and what is paused last', () => {
  const [long, short, resting] = [
    started(900, 'a'),
    started(60, 'b'),
    paused(started(5, 'c'), noon),
  ]
  expect(inOrder([long, resting, short]).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(nextEnd([long, resting, short], noon)).toBe(noon + minutes(1))
  expect(nextEnd([long, resting, short], noon + minutes(2))).toBe(noon + minutes(15))
  expect(nextEnd([resting], noon)).toBeNull()
})

test.each([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [59_000, '0:59'],
  [4_800_000, '1:20:00'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%d ms show as %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text)
})

test.each([
  [30, '30 seconds'],
  [60, '1 minute'],
  [90, '1 minute 30 seconds'],
  [4800, '1 hour 20 minutes'],
  [7200, '2 hours'],
])('%d seconds are said as %s', (seconds, words) => {
  expect(lengthInWords(seconds)).toBe(words)
})
