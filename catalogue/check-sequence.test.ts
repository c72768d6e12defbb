import { expect, test } from 'vitest'
import { impossibleMinutes } from './check-sequence.ts'
import { recipe } from './testing/entries.ts'

const wrong = (
  steps: string[],
  minutes: { active: number; total: number },
  notes: string[] = ['whole'],
) =>
  impossibleMinutes(
    recipe('one', { steps, minutes, ingredients: notes.map((note) => ({ item: 'onion', note })) }),
  )

const twoPans = ['Simmer the beans 30 minutes.', 'Fry the onion 10 minutes.']

test('times of steps add up', () => {
  expect(wrong(twoPans, { active: 10, total: 40 })).toEqual([])
  expect(wrong(twoPans, { active: 15, total: 30 })).toEqual([
    '30 minutes in all, but its steps and the cutting take 40',
  ])
})

test.each([
  [['Simmer the beans 30 minutes.', 'Meanwhile fry the onion.', 'Fry the garlic 5 minutes.']],
  [['Simmer the beans 30 minutes. Meanwhile fry the onion 10 minutes.']],
  [['Simmer the beans 30 minutes.', 'With 15 minutes to go, fry the onion 8 minutes.']],
  [['Boil the eggs 8 minutes for a soft yolk, 30 minutes for a hard one.']],
  [['Cook it 30 minutes on low, or 3 hours on lower.']],
  [['Simmer it 30 minutes. If it is thin, boil it for 20 minutes more.']],
  [['Give them 10 minutes, turn them, and give them 30 minutes in all.']],
])('%j fits into half an hour', (steps) => {
  expect(wrong(steps, { active: 25, total: 31 })).toEqual([])
})

test('a wait hides only as much as it lasts', () => {
  const steps = [
    'Simmer the beans 10 minutes.',
    'Meanwhile fry the onion 10 minutes.',
    'Bake it 20 minutes.',
  ]
  expect(wrong(steps, { active: 10, total: 30 })).toEqual([])
  expect(wrong(steps, { active: 15, total: 25 })).toHaveLength(1)
})

test.each([
  [['Soak the noodles for 30 minutes.', 'Fry the onion 5 minutes.'], 1],
  [['Soak the noodles for 30 minutes, until they bend. They stay firm.', 'Fry the onion.'], 1],
  [['Fry the onion.', 'Bake it 30 minutes, until it is brown.'], 1],
  [['Soak the noodles for 30 minutes.', 'Meanwhile fry the onion 5 minutes.'], 0],
  [['Soak the noodles for 30 minutes and cut up the rest.', 'Fry the onion 5 minutes.'], 0],
  [['Soak the noodles for 30 minutes. Slice the onion.', 'Fry it 5 minutes.'], 0],
  [['Fry the onion 30 minutes, stirring all the time.'], 0],
])('who waits and does nothing else is not at work: %j', (steps, found) => {
  expect(wrong(steps, { active: 30, total: 40 })).toHaveLength(found)
  expect(wrong(steps, { active: 30, total: 60 })).toEqual([])
})

test('who fries and cuts stands for it', () => {
  const steps = ['Fry the onion 8 minutes.', 'Leave it to rest for 30 minutes.']
  const cut = ['sliced', 'in thin strips', 'chopped', 'whole']
  expect(wrong(steps, { active: 11, total: 60 }, cut)).toEqual([])
  expect(wrong(steps, { active: 9, total: 60 }, cut)).toEqual([
    '9 minutes active, but its steps and the cutting take 11',
  ])
})
