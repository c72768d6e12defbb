import { describe, expect, it, test } from 'vitest'
import { checkOption, defaultDietarySettings, type DietarySettings } from '../dietary-settings.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import {
  allergens,
  avoidable,
  type Avoidable,
  type Substitution,
  type Vocabulary,
} from '../ingredients/vocabulary.ts'
import { whereAvoided } from '../matching/swaps.ts'
import { dietsOfFoods, type FoodFacts } from '../recipes/diets-of-foods.ts'
import { perNutrient } from '../recipes/nutrition.ts'
import type { RecipeLine } from '../recipes/recipe.ts'
import { factsOfPortion } from './against-settings.ts'
import { foodsOfTable, planTable, type TableRecipe } from './plan-table.ts'
import type { Eater } from './table-plan.ts'
import { tableInWords } from './table-in-words.ts'

const food = (origin: string | null, ...contains: Avoidable[]): FoodFacts => ({
  origin,
  contains,
  freeOf: avoidable.filter((each) => !contains.includes(each)),
})
const facts = new Map<string, FoodFacts>([
  ['onion', food('plant')],
  ['potato', food('plant')],
  ['lentil', food('plant')],
  ['tofu', food('plant', 'soy')],
  ['olive-oil', food('plant')],
  ['chicken', food('meat')],
  ['ham', food('meat')],
  ['butter', food('dairy', 'dairy')],
  ['cream', food('dairy', 'dairy')],
  ['peanut', food('plant', 'nuts', 'peanuts')],
  ['stock-cube', { origin: null, contains: [], freeOf: ['nuts', 'dairy'] }],
])
const categories: Readonly<Record<string, 'Meat' | 'Beans & Lentils' | 'Nuts & Seeds'>> = {
  chicken: 'Meat',
  ham: 'Meat',
  lentil: 'Beans & Lentils',
  peanut: 'Nuts & Seeds',
}

const swap = (need: string, use: string, more: Partial<Substitution>): Substitution => {
  const known = factsOfPortion([use], facts)
  const plain = { ratio: 1, quality: 0.6, context: null, note: '' }
  return { need, uses: [use], ...plain, diets: known.diets, freeOf: known.freeOf, ...more }
}

const [plain] = testVocabulary.ingredients.values()
if (plain === undefined) throw new Error('a vocabulary of nothing')
const vocabulary: Vocabulary = {
  ...testVocabulary,
  ingredients: new Map(
    [...facts].map(([id, known]) => [
      id,
      {
        ...plain,
        id,
        name: id.replace('-', ' '),
        plural: id.replace('-', ' '),
        category: categories[id] ?? 'Other',
        diets: dietsOfFoods([known]),
        freeOf: known.freeOf,
      },
    ]),
  ),
  aliases: new Map([...facts.keys()].map((id) => [id.replace('-', ' '), id])),
  substitutions: [
    swap('chicken', 'tofu', { context: whereAvoided, quality: 0.5 }),
    swap('ham', 'tofu', { context: whereAvoided, quality: 0.5 }),
    swap('butter', 'olive-oil', {}),
  ],
}

const line = (ingredient: string, more: Partial<RecipeLine> = {}): RecipeLine => ({
  ingredient,
  name: ingredient.replace('-', ' '),
  section: null,
  amount: 1,
  amountMax: null,
  unit: null,
  note: null,
  us: null,
  optional: false,
  ...more,
})

/** A dish of these lines, each with its weight in grams. */
function dish(lines: readonly (readonly [RecipeLine, number])[], ...steps: string[]): TableRecipe {
  const ingredients = lines.map(([each]) => each)
  const known = factsOfPortion(
    ingredients.map(({ ingredient }) => ingredient),
    facts,
  )
  return {
    title: 'A pot',
    tags: [],
    ingredients,
    instructions: steps,
    nutritionInfo: {
      ...perNutrient(() => null),
      partial: [],
      missing: [],
      known: null,
      counted: null,
      grams: lines.map(([, grams]) => grams),
    },
    alternatives: {},
    ...known,
  }
}

const who = (name: string, ...options: string[]): Eater => {
  const settings = options.reduce<DietarySettings>((before, id) => {
    const list = allergens.some((each) => each === id)
      ? 'restrictions'
      : avoidable.some((each) => each === id)
        ? 'otherRestrictions'
        : 'preferences'
    return checkOption(before, list, id, true)
  }, defaultDietarySettings)
  return { name, settings, portions: 1 }
}
const [ada, cleo] = [who('Ada'), who('Cleo')]

const planOf = (recipe: TableRecipe, ...eaters: Eater[]) =>
  planTable(recipe, eaters, vocabulary, facts)
const wordsOf = (recipe: TableRecipe, ...eaters: Eater[]) => {
  const { forAll, eaters: said } = tableInWords(planOf(recipe, ...eaters), vocabulary)
  return [
    ...forAll,
    ...said.map(({ names, sentences }) => `${names.join(', ')}: ${sentences.join(' ')}`),
  ]
}

const soup = dish(
  [
    [line('onion'), 300],
    [line('potato'), 500],
    [line('cream'), 150],
  ],
  'Simmer the onion and the potato in water for 20 minutes.',
  'Stir in the cream and simmer 2 minutes.',
)

describe('a portion leaves the pot', () => {
  it('before what a diet forbids, and goes without it', () => {
    expect(wordsOf(soup, ada, who('Ben', 'vegan'), cleo)).toEqual([
      'Ada, Cleo: As it is.',
      'Ben: Take this portion out in step 2, before the cream, and finish it by itself. Leave out the cream.',
    ])
  })

  it('but not without what the dish is called after', () => {
    const ofCream = { ...soup, title: 'Soup with cream' }
    expect(wordsOf(ofCream, ada, who('Ben', 'vegan'), cleo)[1]).toBe(
      'Ben: Not this dish: it cannot go without the cream.',
    )
  })

  it('with words about pan and spoon, where somebody is allergic', () => {
    const [, ben] = planOf(soup, ada, who('Ben', 'dairy'), cleo).eaters
    expect(ben).toMatchObject({
      parting: { kind: 'taken-out', step: 2, before: 'cream' },
      care: { avoided: ['dairy'], foods: ['cream'] },
    })
    expect(wordsOf(soup, ada, who('Ben', 'dairy'), cleo)[1]).toContain(
      'Keep dairy away: a clean pan, spoon, board and knife for this portion alone',
    )
  })

  it('with as much care where a diet may be an allergy, and with none where it cannot', () => {
    const care = (...options: string[]) => {
      const [, ben] = planOf(soup, ada, who('Ben', ...options), cleo).eaters
      return ben?.kind === 'changed' ? ben.care : undefined
    }
    expect(care('dairy-free')).toEqual({ avoided: ['dairy'], foods: ['cream'] })
    expect(care('vegan')).toBeNull()
  })

  it('with something else in place of what is of the base', () => {
    const stew = dish(
      [
        [line('onion'), 300],
        [line('potato'), 300],
        [line('chicken'), 300],
      ],
      'Simmer the onion and the potato in water for 20 minutes.',
      'Add the chicken and simmer 10 minutes.',
    )
    expect(wordsOf(stew, ada, who('Ben', 'vegetarian'), cleo)).toEqual([
      'Ada, Cleo: As it is.',
      'Ben: Take this portion out in step 2, before the chicken, and finish it by itself. Use tofu in place of the chicken.',
    ])
    // No tofu comes to a table where it must not touch somebody’s portion.
    expect(wordsOf(stew, ada, who('Ben', 'vegetarian'), who('Cleo', 'soy'))[1]).toBe(
      'Ben: Not this dish: it cannot go without the chicken.',
    )
  })

  it('not without its meat where nothing else fills, but without it where something does', () => {
    const withHam = (other: string) =>
      dish(
        [
          [line(other), 400],
          [line('onion'), 300],
          [line('ham'), 150],
        ],
        `Simmer the ${other} and the onion in water for 20 minutes.`,
        'Add the ham and simmer 5 minutes.',
      )
    const table = [ada, who('Ben', 'vegetarian'), who('Cleo', 'soy')]
    expect(wordsOf(withHam('potato'), ...table)[1]).toMatch(/^Ben: Not this dish/u)
    expect(wordsOf(withHam('lentil'), ...table)[1]).toContain('Leave out the ham.')
  })
})

describe('what is on the plate', () => {
  const noodles = dish(
    [
      [line('onion'), 300],
      [line('potato'), 300],
      [line('peanut', { use: 'finish' }), 30],
    ],
    'Chop the peanut.',
    'Fry the onion and the potato for 10 minutes.',
    'Scatter the peanut over and serve.',
  )

  it('is left off, and a plate is filled before it is opened', () => {
    expect(wordsOf(noodles, who('Ada', 'peanuts'), cleo, who('Ben'))).toEqual([
      'Ada: Leave the peanut off this plate. Keep peanuts away: fill this plate first, with a clean spoon, board and knife, before you open the peanut.',
      'Cleo, Ben: As it is.',
    ])
  })

  it('is nothing that goes on to cook: then a portion leaves before it', () => {
    const steps = [...(noodles.instructions ?? []), 'Simmer everything for 5 minutes.']
    const [first] = planOf(
      { ...noodles, instructions: steps },
      who('Ada', 'peanuts'),
      cleo,
      ada,
    ).eaters
    expect(first).toMatchObject({
      parting: { kind: 'taken-out', step: 3 },
      changes: [{ where: 'pot' }],
    })
  })

  it('is left out for all where most would have it off', () => {
    expect(wordsOf(noodles, who('Ada', 'peanuts'), who('Ben', 'nuts'))).toEqual([
      'For everyone: leave out the peanut.',
      'Ada, Ben: As it is.',
    ])
  })
})

describe('what has touched the pot before', () => {
  const fried = dish(
    [
      [line('butter'), 40],
      [line('onion'), 300],
      [line('potato'), 300],
      [line('cream', { optional: true }), 100],
    ],
    'Fry the onion in the butter.',
    'Add the potato and cook 20 minutes.',
    'Stir in the cream and simmer 2 minutes.',
  )

  it('is changed for all, and nobody is told to take a portion out behind it', () => {
    const { forAll, eaters } = planOf(fried, ada, who('Ben', 'dairy'), cleo)
    expect(forAll).toMatchObject([{ ingredient: 'butter', swap: { uses: ['olive-oil'] }, step: 1 }])
    expect(eaters[1]).toMatchObject({ parting: { kind: 'taken-out', step: 3, before: 'cream' } })
  })

  it('makes it another dish for somebody where nothing can stand in for it', () => {
    const without = { ...vocabulary, substitutions: [] }
    const { eaters } = planTable(fried, [ada, who('Ben', 'dairy'), cleo], without, facts)
    expect(eaters[1]).toMatchObject({ kind: 'not-this-dish', helpless: [{ name: 'butter' }] })
  })

  it('is nothing that was only cut on a board, and anything that went in unnamed', () => {
    const steps = ['Simmer the onion and the potato.', 'Add the ham and the lentil.']
    const lines = [
      [line('onion'), 300],
      [line('potato'), 300],
      [line('lentil'), 300],
      [line('ham'), 100],
    ] as const
    const parting = (first: string) => {
      const [, ben] = planOf(
        dish(lines, first, ...steps),
        ada,
        who('Ben', 'vegetarian'),
        cleo,
      ).eaters
      return ben?.kind === 'changed' ? ben.parting : undefined
    }
    expect(parting('Dice the ham.')).toMatchObject({ kind: 'taken-out', step: 3 })
    for (const all of ['Put all the ingredients into a bowl.', 'Dice the ham over the onion.']) {
      expect(parting(all)).toEqual({ kind: 'from-the-start' })
    }
  })
})

describe('what is not known', () => {
  it('is never safe: a food says so, and where to look', () => {
    const broth = dish(
      [
        [line('onion'), 300],
        [line('stock-cube'), 10],
      ],
      'Simmer the stock cube and the onion in water.',
    )
    expect(wordsOf(broth, ada, who('Ben', 'celery'), cleo)[1]).toBe(
      'Ben: Not known, so not this dish. It is not known: the stock cube may hold celery. Read the label.',
    )
    expect(wordsOf(broth, ada, who('Ben', 'nuts'), cleo)).toEqual(['Ada, Ben, Cleo: As it is.'])
  })

  it('is never safe: nobody knows what stands in a line that was not read', () => {
    const [onion, potato] = soup.ingredients
    if (onion === undefined || potato === undefined) throw new Error('no soup')
    const unread = dish(
      [
        [onion, 300],
        [potato, 500],
        [line('magic', { ingredient: null, name: 'magic powder' }), 10],
      ],
      'Simmer the onion and the potato in water.',
      'Stir in the magic powder.',
    )
    expect(wordsOf(unread, ada, who('Ben', 'nuts'))[1]).toBe(
      'Ben: Not known, so not this dish. Larder could not read magic powder.',
    )
  })

  it('is no reason to read one label alone: what is certain is said beside it', () => {
    const both = dish(
      [
        [line('butter'), 40],
        [line('stock-cube'), 10],
        [line('onion'), 300],
      ],
      'Simmer the stock cube and the onion in water with the butter.',
    )
    expect(wordsOf(both, ada, who('Ben', 'celery', 'dairy'), cleo)[1]).toBe(
      'Ben: Not known, so not this dish. It is not known: the stock cube may hold celery. Read the label. The butter would have to be replaced or left out as well.',
    )
  })

  it('is a changed dish to a diet that goes by amounts', () => {
    const keto = { ...soup, diets: [...soup.diets, 'keto'] }
    expect(wordsOf(keto, who('Ada', 'keto'), cleo)).toEqual(['Ada, Cleo: As it is.'])
    expect(wordsOf(soup, who('Ada', 'keto'), cleo)[0]).toBe(
      'Ada: Not this dish. It is not known to keep to the diet.',
    )
    expect(wordsOf(keto, who('Ada', 'keto', 'dairy'), cleo)[0]).toBe(
      'Ada: Not this dish: it cannot go without the cream. Once something is changed, it is not known to keep to the diet.',
    )
  })
})

test('the foods that it asks about are those of the recipe and of all that may be taken instead', () => {
  expect(foodsOfTable(soup, vocabulary)).toEqual(['onion', 'potato', 'cream'])
  expect(foodsOfTable(dish([[line('butter'), 10]]), vocabulary)).toEqual(['butter', 'olive-oil'])
})
