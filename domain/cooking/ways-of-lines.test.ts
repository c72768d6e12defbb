import { expect, test } from 'vitest'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { waysOfLines } from './ways-of-lines.ts'

/** The ways of one food in these steps, as words. */
function ways(name: string, steps: readonly string[], isBaked = false): string {
  const [found] = waysOfLines(
    { steps, lines: [{ name, ingredient: null }], isBaked },
    testVocabulary,
  )
  return [...(found ?? [])].join()
}

test.each([
  ['onion', 'Fry the onion for 8 minutes.', 'fried'],
  ['stock', 'Pour in the stock. Bring it to a simmer.', 'simmered'],
  ['potato', 'Toss the potato with salt. Roast it for 40 minutes.', 'baked'],
  ['tomato', 'Add the tomato and cook 3 minutes.', 'cooked'],
  ['parsley', 'Simmer 10 minutes. Scatter with the parsley.', 'raw'],
  ['lettuce', 'Tear the lettuce and toss it with oil.', 'raw'],
])('%s: %s', (name, step, way) => {
  expect(ways(name, [step])).toBe(way)
})

test('what is named twice is used in both ways', () => {
  const steps = ['Fry half the onion.', 'Scatter with the rest of the onion.']
  expect(ways('onion', steps)).toBe('fried,raw')
})

test.each([
  ['heat in a later step may be for others', ['Chop the onion.', 'Fry the beef.']],
  ['an oven that only gets hot bakes nothing', ['Heat the oven. Mash the onion.', 'Fry the beef.']],
  ['after the heat is off', ['Fry the beef. Take the onion from the heat.', 'Boil the rice.']],
  ['a minute in a pan that is hot is not raw', ['Fry the beef. Fold in the onion for 1 minute.']],
  [
    'it goes onto what was heated, and no word serves it',
    ['Fry the beef. Break the onion into it.'],
  ],
  ['one of its uses is not known', ['Fry half the onion.', 'Chop the other onion.', 'Fry it.']],
  ['it is never named', ['Fry the beef.']],
])('not known: %s', (_, steps) => {
  expect(ways('onion', steps)).toBe('')
})

test('what is mixed and then baked as a whole is baked, and only that', () => {
  const steps = ['Heat the oven.', 'Beat the egg with brown sugar and baking powder.', 'Bake it.']
  expect(ways('egg', steps, true)).toBe('baked')
  expect(ways('egg', steps)).toBe('')
  expect(ways('egg', [...steps, 'Boil the syrup.'], true)).toBe('')
})
