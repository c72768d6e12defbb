import { expect, it } from 'vitest'
import { equipment } from './equipment.ts'
import { factsIn, hasFacts, knownFacts, lackable, type RecipeFact } from './kitchen-facts.ts'

const roast = knownFacts(['keeps-3-days', 'no-added-alcohol'], ['oven', 'thermometer'])

it.each<[RecipeFact[], boolean]>([
  [[], true],
  [['keeps-3-days'], true],
  [['keeps-3-days', 'freezes'], false],
  [['no-added-alcohol'], true],
  [['no-alcohol'], false],
  [['without-oven'], false],
  [['without-thermometer'], false],
  [['without-blender', 'without-oven'], false],
  [['without-blender', 'without-wok'], true],
])('a roast for which one needs an oven, asked for %j: %s', (wanted, fits) => {
  expect(hasFacts(roast, wanted)).toBe(fits)
})

it('what nobody knows is claimed of no recipe', () => {
  expect(hasFacts(undefined, ['without-oven'])).toBe(false)
  expect(hasFacts(undefined, [])).toBe(true)
  expect(factsIn(undefined)).toEqual([])
})

it('everything known of a recipe comes back in words', () => {
  const facts = factsIn(roast)
  expect(facts.slice(0, 2)).toEqual(['keeps-3-days', 'no-added-alcohol'])
  expect(facts).toHaveLength(2 + lackable.length - 2)
  expect(facts).not.toContain('without-oven')
})

it('everything that steps are read for can be lacked', () => {
  // The stove and a second pot are read by themselves: no list of tools names them.
  expect(lackable).toHaveLength(equipment.length + 2)
})
