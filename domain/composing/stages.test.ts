import { expect, test } from 'vitest'
import { english } from './english.ts'
import { longestOf, stagesOf, writeStages } from './stages.ts'
import type { Treatment } from './technique.ts'
import type { Filling } from './filling.ts'

const core = { kind: 'poultry', celsius: 74, rest: 0 } as const

function filling(called: string, fry: Treatment, more: Partial<Filling> = {}): Filling {
  return {
    id: called,
    slot: 'veg',
    amount: null,
    technique: { id: called, methods: { fry } },
    core: null,
    method: 'fry',
    isPlural: true,
    called,
    ...more,
  }
}

const carrots = filling('carrots', { minutes: 12, done: '{it} {is} tender' })
const peppers = filling('peppers', { minutes: 5 })
const spinach = filling(
  'spinach',
  { minutes: 1, done: '{it} {has|has} wilted' },
  { isPlural: false },
)
const thighs = filling('thighs', { minutes: 11, done: 'the skin is gold' }, { core })

test('what takes longest goes in first, so that all is done at once', () => {
  const stages = stagesOf([spinach, carrots, peppers]).map(({ fillings, minutes }) => [
    fillings.map(({ called }) => called),
    minutes,
  ])
  expect(stages).toEqual([
    [['carrots'], 7],
    [['peppers'], 4],
    [['spinach'], 1],
  ])
})

test('what takes about as long goes in together', () => {
  expect(stagesOf([thighs, carrots])).toHaveLength(1)
})

test('what browns by itself goes in first and alone, however soon it is done', () => {
  const mushrooms = filling('mushrooms', { minutes: 4, alone: true })
  const choy = filling('bok choy', { minutes: 4 })
  const named = (things: readonly Filling[]) =>
    stagesOf(things).map(({ fillings, minutes }) => [fillings.map(({ id }) => id), minutes])
  expect(named([choy, mushrooms])).toEqual([
    [['mushrooms'], 3],
    [['bok choy'], 4],
  ])
  expect(named([peppers, choy, mushrooms])).toEqual([
    [['mushrooms'], 3],
    [['peppers', 'bok choy'], 5],
  ])
  expect(longestOf([peppers, choy, mushrooms])).toBe(8)
  expect(named([mushrooms])).toEqual([[['mushrooms'], 4]])
})

const told = (things: readonly Filling[], first: string, next = first, isSlow = false) =>
  writeStages(things, first, next, isSlow, english)

test('each stage is a sentence, and the last says what one sees', () => {
  expect(told([carrots, spinach], 'fry {it}', 'add {it} and fry')).toBe(
    'fry the carrots for 11 minutes. add the spinach and fry for 1 minute more, until the carrots are tender and the spinach has wilted',
  )
})

test('over low heat what a pot boils soft goes in earlier, and what takes hours does not take longer', () => {
  const beef = filling('beef', { minutes: 105 })
  const sentences = told([beef, carrots], 'simmer {it}', 'add {it} and simmer', true)
  expect(sentences).toContain('simmer the beef for 85 minutes')
  expect(sentences).toContain('simmer for 18 minutes more')
})

test('sprouts are hot, whatever else is said', () => {
  const sprouts = filling('bean-sprout', { minutes: 2, done: 'the sprouts are steaming hot' })
  expect(told([thighs, carrots, sprouts], 'fry {it}')).toContain('steaming hot')
})

test('what must be hot inside is never left unsaid, and what was just named is not named again', () => {
  expect(told([thighs], 'fry {it}')).toBe(
    'fry the thighs for 11 minutes, until the skin is gold and the thickest part of the thighs has 74 °C (165 °F) inside',
  )
  expect(told([carrots], 'fry {it}')).toBe('fry the carrots for 12 minutes, until they are tender')
})
