import { describe, expect, it, test } from 'vitest'
import { readAmount } from '../ingredients/amount.ts'
import { formatAmount } from '../ingredients/format-quantity.ts'
import { seededRandom } from '../testing/random.ts'
import type { RecipeLine } from './recipe.ts'
import { countedThings, type CountedThing } from './scale-counts.ts'
import { scaledLine, shownAmount, shownSize } from './scale-measure.ts'
import { scalingNotes } from './scale-notes.ts'
import { shownStepText } from './scale-shown-step.ts'
import { readUsMeasure } from './scale-us.ts'
import { unscalableCounts } from './unscalable-counts.ts'
import { servingsForAmount } from './scale.ts'
import { nextServings, servingsFrom } from './servings.ts'
import { units } from '../ingredients/units.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'

const line = (given: Partial<RecipeLine>): RecipeLine => ({
  ingredient: 'flour',
  name: 'flour',
  section: null,
  amount: null,
  amountMax: null,
  unit: null,
  note: null,
  us: null,
  optional: false,
  ...given,
})
const metric = (factor: number) => ({ factor, system: 'metric' }) as const
const us = (factor: number) => ({ factor, system: 'us' }) as const

describe('servings', () => {
  it('are what the address says, as far as one can cook for them', () => {
    expect(servingsFrom('6', 4)).toBe(6)
    expect(servingsFrom(' 2,5 ', 4)).toBe(2.5)
    expect([null, '', 'many', '0', '-3', 'Infinity'].map((text) => servingsFrom(text, 4))).toEqual(
      Array(6).fill(4),
    )
    expect(servingsFrom('1e9', 4)).toBe(100)
    expect(servingsFrom('0.01', 4)).toBe(1 / 4)
  })

  it('go up and down by whole ones', () => {
    expect([nextServings(4, 1), nextServings(4, -1)]).toEqual([5, 3])
    expect([nextServings(3.4, 1), nextServings(3.4, -1)]).toEqual([4, 3])
    expect([nextServings(1, -1), nextServings(100, 1)]).toEqual([1, 100])
  })

  it('follow from what there is of one ingredient', () => {
    const flour = line({ amount: 400, unit: 'g' })
    expect(servingsForAmount(flour, { quantity: 300, unit: 'g' }, 4)).toBe(3)
    expect(servingsForAmount(flour, { quantity: 1, unit: 'kg' }, 4)).toBe(10)
    expect(servingsForAmount(flour, { quantity: 1, unit: 'cup' }, 4)).toBeNull()
    expect(servingsForAmount(line({}), { quantity: 1, unit: 'g' }, 4)).toBeNull()
    const range = line({ amount: 2, amountMax: 3, unit: null })
    expect(servingsForAmount(range, { quantity: 6, unit: 'piece' }, 4)).toBe(8)
  })
})

describe('the amount of a line', () => {
  it('is said in the measures of one kitchen', () => {
    const flour = line({ amount: 200, unit: 'g', us: '1 2/3 cups' })
    expect(shownAmount(flour, metric(1))).toBe('200 g')
    expect(shownAmount(flour, metric(6))).toBe('1.2 kg')
    expect(shownAmount(flour, us(1))).toBe('1⅔ cups')
    expect(shownAmount(flour, us(3))).toBe('5 cups')
    expect(shownAmount(line({ amount: 600, unit: 'g', us: '1 lb 5 oz' }), us(2))).toBe('2⅔ lb')
    expect(shownAmount(line({ amount: 450, unit: 'ml', us: '2 cups minus 1 tbsp' }), us(2))).toBe(
      '4 cups',
    )
    expect(shownAmount(line({ amount: 1, unit: 'cup' }), metric(1))).toBe('240 ml')
    expect(shownAmount(line({ amount: 8, unit: 'oz' }), metric(2))).toBe('455 g')
    expect(shownAmount(line({ amount: 10, unit: 'tbsp' }), metric(2))).toBe('300 ml')
  })

  it.each([
    [5, 'tbsp', null, metric(3), '225 ml'],
    [1.5, 'tbsp', null, metric(3), '70 ml'],
    [2, 'tbsp', null, metric(2), '4 tbsp'],
    [100, 'ml', '6 1/2 tbsp', us(1), '¼ cup plus 2½ tbsp'],
    [100, 'ml', null, us(1), '¼ cup plus 2½ tbsp'],
    [60, 'ml', '4 tbsp', us(1), '¼ cup'],
    [5, 'tbsp', null, us(3), '¾ cup plus 3 tbsp'],
    [4, 'tbsp', null, us(2), '½ cup'],
    [1.75, 'tsp', null, us(2), '1 tbsp plus ½ tsp'],
    [2, 'tsp', null, metric(2), '1 tbsp plus 1 tsp'],
    [5, 'tbsp', null, us(1), '5 tbsp'],
  ] as const)('%d %s (%s) for %o is %s', (amount, unit, written, scaling, text) => {
    expect(shownAmount(line({ amount, unit, us: written }), scaling)).toBe(text)
  })

  it('keeps a range in one vessel', () => {
    const oil = line({ amount: 3, amountMax: 4, unit: 'tbsp' })
    expect(shownAmount(oil, metric(2))).toBe('90–120 ml')
    expect(shownAmount(oil, us(2))).toBe('⅓–½ cup')
  })

  it('drops a measure that only fits the amount as written', () => {
    const leaves = line({ amount: 15, unit: 'g', us: 'a small handful' })
    expect(shownAmount(leaves, us(1))).toBe('a small handful')
    expect(shownAmount(leaves, us(2))).toBe('1 oz')
    const fillets = line({ amount: 4, unit: 'piece', us: '6 oz each' })
    expect(shownAmount(fillets, us(2))).toBe('8')
    expect([shownSize(fillets.us, 'us'), shownSize(fillets.us, 'metric')]).toEqual([
      '6 oz each',
      null,
    ])
  })

  it('stays unstated, and keeps a unit that nobody knows', () => {
    expect(shownAmount(line({}), metric(3))).toBe('')
    expect(shownAmount(line({ amount: 1, amountMax: 2, unit: 'tub' }), us(2))).toBe('2–4 tub')
  })

  test('times one is what is written, whatever the unit', () => {
    const american = /^(?:cup|pint|quart|gallon|fl oz|oz|lb)$/u
    for (const unit of units.filter((each) => !american.test(each))) {
      for (const amount of [1 / 8, 1 / 3, 1, 2.5, 7, 150]) {
        const written = line({ amount, unit })
        expect(scaledLine(written, 1)).toBe(written)
        expect(shownAmount(written, metric(1))).toBe(formatAmount(amount, unit))
      }
    }
  })

  test('doubled and halved again reads as before, and close to what it is', () => {
    const random = seededRandom(18)
    for (let round = 0; round < 2_000; round++) {
      const amount = (random.integer(4_000) + 1) / 4
      const written = line({ amount, unit: random.pick(['g', 'ml', 'tbsp', 'piece']) })
      const again = scaledLine(scaledLine(written, 2), 1 / 2)
      expect(shownAmount(again, metric(1))).toBe(shownAmount(written, metric(1)))
      const factor = (random.integer(1_200) + 50) / 100
      const shown = readAmount(shownAmount({ ...written, unit: 'g' }, metric(factor)))
      const grams = (shown?.amount.min ?? 0) * (shown?.rest === 'kg' ? 1000 : 1)
      expect(Math.abs(grams - amount * factor)).toBeLessThanOrEqual(0.06 * amount * factor + 1)
    }
  })
})

describe('American measures', () => {
  it.each([
    ['3/4 cup plus 1 tbsp', 13, 'tbsp'],
    ['2 cups minus 1 tbsp', 31, 'tbsp'],
    ['1 lb 5 oz', 21, 'oz'],
    ['scant 1/2 cup', 0.5, 'cup'],
    ['about 2 cups mashed', 2, 'cup'],
  ])('%s', (text, quantity, unit) => {
    expect(readUsMeasure(text)).toMatchObject({ quantity, unit })
  })

  it.each(['a handful', '2 medium', '6 oz each', '1 can (14 oz)', '3 cups plus a bit', ''])(
    'says nothing of “%s”',
    (text) => expect(readUsMeasure(text)).toBeNull(),
  )
})

describe('a step', () => {
  const eggs: CountedThing[] = countedThings(
    [line({ ingredient: 'egg', amount: 4, unit: 'piece' }), line({ amount: 200, unit: 'g' })],
    testVocabulary,
  )
  const shown = (text: string, factor: number, system: 'metric' | 'us' = 'metric') =>
    shownStepText({ text }, { factor, system }, eggs)

  it.each([
    ['Add 200 ml (3/4 cup plus 1 tbsp) of the milk.', 'Add 400 ml of the milk.'],
    ['Stir in 1 1/2 teaspoons of the salt.', 'Stir in 1 tablespoon of the salt.'],
    ['Add a tablespoon of oil.', 'Add 2 tablespoons of oil.'],
    ['Trickle in 3–5 tablespoons of water.', 'Trickle in 90–150 ml of water.'],
    ['Boil 1.5 litres (6 cups) of water.', 'Boil 3 litres of water.'],
    ['Beat two of the eggs.', 'Beat 4 of the eggs.'],
    ['Beat one egg.', 'Beat 2 eggs.'],
    ['Melt half the butter.', 'Melt half the butter.'],
  ])('doubles: %s', (written, doubled) => {
    expect(shown(written, 2)).toBe(doubled)
  })

  it.each([
    'Bake at 180 °C for 25–30 minutes in a 20 cm square tin.',
    'Fill a 2-litre dish, and a heavy pot of 5 litres.',
    'Drop in 60 ml for each pancake.',
    'Put 2 tablespoons of broth in each of four bowls. Pour on 350 ml of broth.',
    'Boil the eggs for 6 minutes, or 10 for firm ones.',
    'Give everybody two eggs each.',
    'A minute or two eggs need no more.',
    'Shape four patties and cut 200 times.',
  ])('keeps: %s', (written) => {
    expect(shown(written, 3)).toBe(written)
  })

  it('speaks to an American kitchen', () => {
    const step =
      'Heat the oven to 180 °C (350 °F). Put 40 g (3 tbsp) of the butter in a 20 cm (8 in) tin.'
    expect(shown(step, 1, 'us')).toBe(
      'Heat the oven to 350 °F. Put 3 tbsp of the butter in a 8 in tin.',
    )
    expect(shown(step, 2, 'us')).toBe(
      'Heat the oven to 350 °F. Put ¼ cup plus 2 tablespoons of the butter in a 8 in tin.',
    )
  })

  it('takes less than one of them without saying “half of them all”', () => {
    expect(shown('Beat one of the eggs.', 1 / 2)).toBe('Beat ½ egg.')
  })
})

describe('what numbers cannot tell', () => {
  const steps = [
    'Heat the oven to 180 °C (350 °F) and butter a 20 cm (8 in) square tin.',
    'Fry the onion. Bake for 30 minutes and cut it in 8.',
  ]
  it('is said of tins, baking, pans and pieces', () => {
    const notes = scalingNotes(steps, 4, 2).join(' ')
    for (const word of ['bigger one', 'Baking times are for 4 servings', 'in batches', 'pieces']) {
      expect(notes).toContain(word)
    }
    expect(scalingNotes(steps, 4, 1 / 2).join(' ')).toContain('smaller one')
  })
  it('is said of numbers that no text names', () => {
    const eggs = [{ one: 'egg', more: 'eggs' }]
    expect(scalingNotes(['Fry the second one on both sides.'], 2, 6, eggs)).toContain(
      'The method counts as for 2 servings in places, such as “the second one”.',
    )
    expect(unscalableCounts(['Poach both eggs, then the other two.'], eggs)).toEqual([
      'both eggs',
      'the other two',
    ])
    expect(unscalableCounts(['Cook the second side, both at once.'], eggs)).toEqual([])
  })
  it('is nothing for the servings as written, or where nothing of it matters', () => {
    expect(scalingNotes(steps, 4, 1)).toEqual([])
    expect(scalingNotes(['Toss it all together.'], 4, 2)).toEqual([])
  })
})
