import { describe, expect, test } from 'vitest'
import { wholeCatalogue } from '#catalogue/testing/whole-catalogue.ts'
import { timersIn } from './timers.ts'

const found = (step: string) =>
  timersIn(step).map(({ start, end, seconds, mostSeconds }) => [
    step.slice(start, end),
    seconds,
    mostSeconds,
  ])

test.each([
  ['Simmer for 10–12 minutes, until thick.', '10–12 minutes', 600, 720],
  ['Bake 40-45 minutes.', '40-45 minutes', 2400, 2700],
  ['Cook 2 to 3 minutes.', '2 to 3 minutes', 120, 180],
  ['Cook for 1 hour 20 minutes.', '1 hour 20 minutes', 4800, null],
  ['Simmer for 1 hour and 45 minutes, stirring.', '1 hour and 45 minutes', 6300, null],
  ['Roast for 2 1/2 hours.', '2 1/2 hours', 9000, null],
  ['Turn, and give it 1½ minutes more.', '1½ minutes', 90, null],
  ['Braise for an hour and a half.', 'an hour and a half', 5400, null],
  ['Cool it for half an hour.', 'half an hour', 1800, null],
  ['Rest for three quarters of an hour.', 'three quarters of an hour', 2700, null],
  ['Fry for a minute or two.', 'a minute or two', 60, 120],
  ['Blend a full minute.', 'a full minute', 60, null],
  ['Stir for another minute.', 'another minute', 60, null],
  ['Fry for twenty minutes.', 'twenty minutes', 1200, null],
  ['Spoon it over for 60–90 seconds.', '60–90 seconds', 60, 90],
  ['Wait 5 minutes before you cut it.', '5 minutes', 300, null],
  ['Chill overnight, at least 8 hours.', '8 hours', 28_800, null],
])('%s', (step, text, seconds, most) => {
  expect(found(step)).toEqual([[text, seconds, most]])
})

test.each([
  'Leave it in the fridge overnight.',
  'Stir every few minutes.',
  'Shake the pot every 10 minutes.',
  'Take it out 1 minute before the packet says.',
  'Boil it 2 minutes less than the packet says.',
  'Start it 15 minutes ahead.',
  'Serve within 5 minutes.',
  'It thickens in half a minute.',
  'With only one pan, it takes five minutes longer.',
  'Let it lie for 3 seconds.',
  'Chill it, but no longer than an hour.',
  'Squeeze over half of the second lemon.',
  'Keep a quarter of the butter.',
])('no timer: %s', (step) => {
  expect(found(step)).toEqual([])
})

test('a step with several times gives each its own, named by what it is for', () => {
  const step =
    'Fry the onion for 8 minutes, until soft. Add the garlic for a minute. Pour in the stock, bring to a boil, and simmer gently for 20 minutes.'
  expect(timersIn(step).map(({ name, seconds }) => [name, seconds])).toEqual([
    ['Fry the onion', 480],
    ['Add the garlic', 60],
    ['Simmer gently', 1200],
  ])
})

test('a time whose words do not say what it is for has no name', () => {
  expect(timersIn('After 30 seconds, turn the heat down.')[0]?.name).toBe('')
})

describe('in every step of the catalogue', async () => {
  const { catalogue } = await wholeCatalogue()
  const steps = catalogue.recipes.flatMap((recipe) => recipe.steps)
  const all = steps.flatMap((step) => timersIn(step).map((timer) => ({ ...timer, step })))

  test('nearly every number of minutes and hours is found', () => {
    const stated = steps.flatMap((step) => [...step.matchAll(/\d (?:minute|hour)s?\b/gu)]).length
    const digits = all.filter(({ step, start, end }) => /\d.*[mh]/u.test(step.slice(start, end)))
    expect(stated).toBeGreaterThan(1000)
    expect(digits.length / stated).toBeGreaterThan(0.95)
  })

  test('they lie apart, between ten seconds and a day, and a range grows', () => {
    for (const { step, start, end, seconds, mostSeconds } of all) {
      expect(step.slice(start, end)).toMatch(/(?:hour|minute|second)s?|(?:half|quarter|two|so)$/u)
      expect(seconds).toBeGreaterThanOrEqual(10)
      expect(seconds).toBeLessThanOrEqual(24 * 3600)
      expect(mostSeconds ?? seconds + 1).toBeGreaterThan(seconds)
    }
    for (const step of steps) {
      const ends = timersIn(step)
      for (const [index, { start }] of ends.entries()) {
        expect(start).toBeGreaterThanOrEqual(ends[index - 1]?.end ?? 0)
      }
    }
  })

  test('nine in ten have a name, none a long one, and none ends on a loose word', () => {
    const names = all.map(({ name }) => name).filter((name) => name !== '')
    expect(names.length / all.length).toBeGreaterThan(0.9)
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(30)
      expect(name).toMatch(/^\p{Lu}/u)
      expect(name).not.toMatch(/ (?:for|the|in|and|of|with|to)$|[,.;]/u)
    }
  })
})
