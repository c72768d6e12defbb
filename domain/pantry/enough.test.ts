import { describe, expect, it } from 'vitest'
import type { Packages } from '../ingredients/packages.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import type { TakenMeasure } from '../ingredients/swapped-measure.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { prepareKitchen } from '../matching/kitchen.ts'
import { matchNeed } from '../matching/need.ts'
import { noRules, type DietRules } from '../recipes/suits-diet.ts'
import { enoughFor } from './enough.ts'
import { pantryEntries } from './pantry-entries.ts'
import type { PantryItem } from './pantry-item.ts'

const weights: Readonly<Record<string, number>> = { onion: 100, 'red-onion': 100 }
/** The small vocabulary, with what an onion weighs, and half as much coconut milk as cream. */
const vocabulary: Vocabulary = {
  ...testVocabulary,
  ingredients: new Map(
    [...testVocabulary.ingredients].map(([id, each]) => [
      id,
      { ...each, gramsPerPiece: weights[id] ?? null },
    ]),
  ),
  substitutions: testVocabulary.substitutions.map((each) =>
    each.need === 'cream' ? { ...each, ratio: 0.5 } : each,
  ),
}

const at = new Date(0)
function item(ingredient: string, quantity: number | null, given: Partial<PantryItem> = {}) {
  const usual = { name: ingredient, category: 'Other', unit: 'piece', typedAs: null }
  const dates = { stockedAt: at, createdAt: at }
  return {
    id: ingredient,
    ingredient,
    quantity,
    status: 'have' as const,
    ...usual,
    ...dates,
    ...given,
  }
}
const grams = (ingredient: string, quantity: number, unit = 'g') =>
  item(ingredient, quantity, { unit })

const line = (
  ingredient: string,
  amount: number | null,
  unit: string | null = 'piece',
  amountMax: number | null = null,
): TakenMeasure => ({ ingredient, amount, amountMax, unit })

/** As shops sell them; a red onion comes in the bag of its kind. */
const packages: Packages = new Map([
  ['canned-tomato', { can: { quantity: 240, unit: 'g' } }],
  ['coconut-milk', { can: { quantity: 400, unit: 'ml' } }],
  ['onion', { pack: { quantity: 1000, unit: 'g' } }],
  ['milk', { bottle: { quantity: 1000, unit: 'ml' } }],
])

function compare(
  lines: readonly TakenMeasure[],
  pantry: readonly PantryItem[],
  factor = 1,
  rules: DietRules = noRules,
) {
  const kitchen = prepareKitchen(pantryEntries(pantry, vocabulary, at), ['salt'], vocabulary, rules)
  const states = lines.map(
    ({ ingredient }) =>
      matchNeed({ ingredient, text: ingredient ?? '', optional: false }, kitchen).state,
  )
  return enoughFor(lines, states, kitchen, factor, packages)
}

describe('one line', () => {
  it('is short of what is not there', () => {
    expect(compare([line('egg', 3)], [item('egg', 1)])).toMatchObject([
      { have: 1, need: 3, needMax: null, unit: 'piece', isEnough: false, toBuy: 2, isAbout: false },
    ])
  })
  it.each([
    [90, true],
    [89, false],
  ])('of 100 g with %d g at home has enough: %s', (quantity, isEnough) => {
    expect(compare([line('flour', 100, 'g')], [grams('flour', quantity)])).toMatchObject([
      { isEnough, toBuy: isEnough ? 0 : 11 },
    ])
  })
  it.each([
    ['kilograms are grams', line('flour', 500, 'g'), grams('flour', 0.2, 'kg'), 200],
    ['litres are cups', line('milk', 2, 'cup'), grams('milk', 0.24, 'l'), 1],
    ['halves are numbers', line('lemon', 0.5), item('lemon', 0.25), 0.25],
    ['a line without a unit counts pieces', line('egg', 3, null), item('egg', 1), 1],
    ['onions are weighed', line('onion', 400, 'g'), item('onion', 2), 200],
    ['grams are counted', line('onion', 3), grams('onion', 150), 1.5],
    [
      'a word that is no unit of ours is the same as itself',
      line('garlic', 4, 'toe'),
      grams('garlic', 2, 'toe'),
      2,
    ],
  ])('in its own unit: %s', (_, asked, held, have) => {
    const [enough] = compare([asked], [held])
    expect(enough?.have).toBeCloseTo(have)
    expect(enough).toMatchObject({ unit: asked.unit, isEnough: false })
  })
  it('says that it was weighed by what one usually weighs', () => {
    expect(compare([line('onion', 400, 'g')], [item('onion', 2)])).toMatchObject([
      { isAbout: true },
    ])
  })
  it('has enough with the lesser end of a range, and buys up to the greater', () => {
    const range = line('egg', 2, 'piece', 3)
    expect(compare([range], [item('egg', 2)])).toMatchObject([{ isEnough: true, toBuy: 0 }])
    expect(compare([range], [item('egg', 1)])).toMatchObject([
      { isEnough: false, need: 2, needMax: 3, toBuy: 2 },
    ])
  })
  it('takes more for more servings', () => {
    const both = [line('egg', 3)]
    expect(compare(both, [item('egg', 3)], 1)).toMatchObject([{ isEnough: true }])
    expect(compare(both, [item('egg', 3)], 2)).toMatchObject([
      { isEnough: false, have: 3, need: 6 },
    ])
    expect(compare(both, [item('egg', 3)], 1 / 3)).toMatchObject([{ isEnough: true, need: 1 }])
  })
})

describe('packages of which nobody said how much they hold', () => {
  it.each([
    [
      'a can is as much as it usually holds',
      line('canned-tomato', 400, 'g'),
      grams('canned-tomato', 1, 'can'),
      240,
    ],
    ['grams are cans', line('canned-tomato', 2, 'can'), grams('canned-tomato', 240), 1],
    [
      'a can of what is poured has a volume',
      line('coconut-milk', 3, 'cup'),
      grams('coconut-milk', 1, 'can'),
      1.67,
    ],
    [
      'a kind comes in the packages of its kind',
      line('red-onion', 1.5, 'kg'),
      grams('red-onion', 1, 'pack'),
      1,
    ],
    ['a bag is as many as weigh as much', line('onion', 15), grams('onion', 1, 'pack'), 10],
    ['a bottle is poured', line('milk', 2, 'l'), grams('milk', 1, 'bottle'), 1],
  ])('%s', (_, asked, held, have) => {
    const [enough] = compare([asked], [held])
    expect(enough?.have).toBeCloseTo(have, 2)
    expect(enough).toMatchObject({ isEnough: false, isAbout: true })
  })
  it('weighs a volume only by a cup that was weighed', () => {
    expect(compare([line('coconut-milk', 500, 'g')], [grams('coconut-milk', 1, 'can')])).toEqual([
      null,
    ])
  })
  it('says nothing of what is measured in another state than it is sold', () => {
    const dried = { ...line('canned-tomato', 200, 'g'), note: 'dried, soaked overnight' }
    expect(compare([dried], [grams('canned-tomato', 1, 'can')])).toEqual([null])
    const drained = { ...line('canned-tomato', 200, 'g'), note: 'drained' }
    expect(compare([drained], [grams('canned-tomato', 1, 'can')])).toMatchObject([
      { isEnough: true },
    ])
  })
  it('knows nothing of a package that nobody sells', () => {
    expect(
      compare([line('canned-tomato', 200, 'g')], [grams('canned-tomato', 1, 'bottle')]),
    ).toEqual([null])
  })
})

describe('nothing is known', () => {
  it.each([
    ['nobody said how much there is', line('egg', 3), item('egg', null)],
    [
      'the line states none, as where the recipe is closed',
      line('egg', null, null),
      item('egg', 1),
    ],
    ['the two cannot be compared', line('flour', 200, 'g'), grams('flour', 1, 'jar')],
    ['a cup is not weighed', line('flour', 2, 'cup'), grams('flour', 100)],
    ['nobody weighed one', line('lemon', 300, 'g'), item('lemon', 1)],
    ['a pinch cannot be measured', line('saffron', 1, 'pinch'), grams('saffron', 1)],
    ['it is made of another thing', line('lemon-juice', 60, 'ml'), item('lemon', 1)],
    ['only something more general is there', line('chicken-thigh', 4), item('chicken', 1)],
    ['it is always at home', line('salt', 500, 'g'), grams('flour', 1)],
    ['it has run out', line('egg', 3), item('egg', 1, { status: 'out' })],
    ['two things stand in for it', line('buttermilk', 200, 'ml'), item('milk', 1)],
  ])('where %s', (_, asked, held) => {
    expect(compare([asked], [held])).toEqual([null])
  })
  it('where one of several things that meet it has no amount', () => {
    expect(compare([line('onion', 3)], [item('onion', 1), item('red-onion', null)])).toEqual([null])
  })
})

describe('what runs low', () => {
  const low = { status: 'low' } as const
  it('is no more than its amount', () => {
    expect(compare([line('egg', 3)], [item('egg', 1, low)])).toMatchObject([
      { have: 1, isEnough: false },
    ])
  })
  it('may be less than its amount', () => {
    expect(compare([line('egg', 3)], [item('egg', 6, low)])).toEqual([null])
    expect(compare([line('egg', 3)], [item('egg', null, low)])).toEqual([null])
  })
})

describe('several lines', () => {
  it('of one ingredient count together, and are bought once', () => {
    const both = [line('onion', 1), line('onion', 200, 'g')]
    const found = compare(both, [item('onion', 2)])
    expect(found).toMatchObject([
      { have: 2, need: 3, isEnough: false, toBuy: 1 },
      { have: 200, need: 300, isEnough: false, toBuy: 0 },
    ])
  })
  it('count with what states an amount, where another does not', () => {
    const both = [line('butter', 100, 'g'), line('butter', null, null), line('butter', 1, 'knob')]
    expect(compare(both, [grams('butter', 50)])).toMatchObject([
      { have: 50, need: 100, toBuy: 50 },
      null,
      null,
    ])
  })
  it('of a kind and of any kind share what is there', () => {
    const lines = [line('onion', 1), line('red-onion', 3)]
    expect(compare(lines, [item('red-onion', 2), item('onion', 3)])).toMatchObject([
      { have: 5, need: 4, isEnough: true },
      { have: 2, need: 3, isEnough: false, toBuy: 1 },
    ])
    expect(compare(lines, [item('red-onion', 2)])).toMatchObject([
      { ingredient: 'onion', have: 2, need: 4, isEnough: false, toBuy: 0 },
      { ingredient: 'red-onion', have: 2, need: 4, isEnough: false, toBuy: 2 },
    ])
  })
})

describe('kinds and swaps', () => {
  it('counts every kind that meets a line', () => {
    const pantry = [item('onion', 1), item('red-onion', 2)]
    expect(compare([line('onion', 3)], pantry)).toMatchObject([{ have: 3, isEnough: true }])
  })
  it('counts none that has run out', () => {
    const pantry = [item('onion', 1), item('red-onion', 5, { status: 'out' })]
    expect(compare([line('onion', 3)], pantry)).toMatchObject([{ have: 1, isEnough: false }])
  })
  it('counts no kind that somebody must not eat', () => {
    const rules: DietRules = { preferences: [], restrictions: ['nuts'] }
    const withNuts = vocabulary.ingredients.get('red-onion')
    if (withNuts === undefined) throw new Error('the test vocabulary has no red onion')
    const mended = { ...withNuts, freeOf: withNuts.freeOf.filter((each) => each !== 'nuts') }
    const other = {
      ...vocabulary,
      ingredients: new Map(vocabulary.ingredients).set('red-onion', mended),
    }
    const pantry = [item('onion', 1), item('red-onion', 2)]
    const kitchen = prepareKitchen(pantryEntries(pantry, other, at), [], other, rules)
    expect(enoughFor([line('onion', 3)], ['have'], kitchen, 1)).toMatchObject([
      { have: 1, isEnough: false },
    ])
  })
  it('takes as much of a substitute as its ratio says', () => {
    const cream = [line('cream', 200, 'ml')]
    expect(compare(cream, [grams('coconut-milk', 100, 'ml')])).toMatchObject([{ isEnough: true }])
    expect(compare(cream, [grams('coconut-milk', 60, 'ml')])).toMatchObject([
      { ingredient: 'coconut-milk', have: 60, need: 100, toBuy: 40 },
    ])
  })
  it('shares a thing between the line that names it and the one that it stands in for', () => {
    const both = [line('cream', 200, 'ml'), line('coconut-milk', 100, 'ml')]
    expect(compare(both, [grams('coconut-milk', 150, 'ml')])).toMatchObject([
      { have: 150, need: 200, toBuy: 50 },
      { have: 150, need: 200, toBuy: 0 },
    ])
  })
})
