import { expect, test } from 'vitest'
import { softEggs } from './check-soft-eggs.ts'
import { recipe } from './testing/entries.ts'

const wrong = (step: string, item = 'egg') =>
  softEggs(recipe('one', { ingredients: [{ item }], steps: [step, 'Eat.'] }))

test.each([
  'Fry the eggs until the whites are set.',
  'Poach them until the yolks still tremble.',
  'Take the eggs out while they are still wet on top.',
])('"%s" leaves out who must not eat soft egg', (step) => {
  expect(wrong(step)).toHaveLength(1)
  expect(wrong(`${step} Turn them for anyone who should not eat soft yolks.`)).toEqual([])
  expect(wrong(`${step} For firm yolks, give them 3 minutes more.`)).toEqual([])
  expect(wrong(step, 'onion')).toEqual([])
})

test('an egg that is cooked through needs no word', () => {
  expect(wrong('Boil the eggs 10 minutes.')).toEqual([])
})
