import { describe, expect, it } from 'vitest'
import { readPantryText } from '../ingredients/pantry-text.ts'
import { readLine } from '../ingredients/resolve.ts'
import { testVocabulary } from '../ingredients/testing/vocabulary.ts'
import { avoidable, type Avoidable, type Vocabulary } from '../ingredients/vocabulary.ts'
import { type DietRules, noRules } from '../recipes/suits-diet.ts'
import { prepareKitchen, type Kitchen } from './kitchen.ts'
import { matchRecipe } from './match-recipe.ts'
import { matchNeed, type Need } from './need.ts'
import { rankRecipes, usesPantry } from './rank.ts'

function kitchenWith(
  pantry: string,
  assumed: string[] = [],
  runOut = '',
  rules: DietRules = noRules,
  vocabulary: Vocabulary = testVocabulary,
): Kitchen {
  const entries = (text: string, status: 'have' | 'out') =>
    readPantryText(text, vocabulary).map(({ resolution }) => ({
      ingredient: resolution.kind === 'resolved' ? resolution.ingredient : null,
      status,
      ageDays: 0,
    }))
  const pantryEntries = [...entries(pantry, 'have'), ...entries(runOut, 'out')]
  return prepareKitchen(pantryEntries, assumed, vocabulary, rules)
}

function need(text: string): Need {
  const line = readLine(text, testVocabulary)
  const ingredient = line.resolution.kind === 'resolved' ? line.resolution.ingredient : null
  return { ingredient, text, optional: line.optional }
}

const recipe = (id: number, lines: string[], more: { rating?: number; minutes?: number } = {}) => ({
  id,
  title: 'Dinner',
  needs: lines.map(need),
  rating: more.rating ?? 0,
  reviewCount: 0,
  readyInMinutes: more.minutes ?? 30,
})

describe('matchNeed', () => {
  it.each([
    ['eggs', '2 eggs', 'have', 100, 'you have eggs'],
    ['chicken thighs', '1 chicken', 'have', 100, 'you have chicken thighs'],
    ['huevos', '3 eggs', 'have', 100, 'you have eggs'],
    ['lemon', '2 tbsp lemon juice', 'have', 95, 'you get it from lemons'],
    ['milk, lemon juice', '1 cup buttermilk', 'swap', 80, 'use milk and lemon juice instead'],
    ['milk, lemon', '1 cup buttermilk', 'swap', 80, 'use milk and lemon juice instead'],
    ['milk', '1 cup buttermilk', 'missing', 0, 'you have no buttermilk'],
    [
      'chicken',
      '2 chicken breasts',
      'probably',
      60,
      'you have chicken: does that include chicken breasts?',
    ],
    ['chicken thighs', '2 chicken breasts', 'missing', 0, 'you have no chicken breasts'],
    ['eggs', 'egg noodles', 'missing', 0, 'you have no egg noodles'],
    ['coconut milk', '1 cup milk', 'missing', 0, 'you have no milk'],
    ['eggs', 'parsley, optional', 'optional', 0, 'parsley, if you like'],
    ['parsley', 'parsley, optional', 'optional', 0, 'you have parsley'],
    ['eggs', '1 dollop of mystery', 'unknown', 0, 'we could not read this line'],
  ])('with %j, %j is %s', (pantry, line, state, credit, reason) => {
    expect(matchNeed(need(line), kitchenWith(pantry))).toMatchObject({ state, credit, reason })
  })

  it('counts every other path to what ran out, but no guess', () => {
    const juice = need('2 tbsp lemon juice')
    expect(matchNeed(juice, kitchenWith('lemon', [], 'lemon juice')).state).toBe('have')
    const thighs = kitchenWith('chicken thighs', [], 'chicken')
    expect(matchNeed(need('1 chicken'), thighs).state).toBe('have')
    const buttermilk = kitchenWith('milk, lemon juice', [], 'buttermilk')
    expect(matchNeed(need('1 cup buttermilk'), buttermilk).state).toBe('swap')
    const breast = kitchenWith('chicken', [], 'chicken breast')
    expect(matchNeed(need('2 chicken breasts'), breast)).toMatchObject({
      state: 'missing',
      reason: 'you ran out of chicken breasts',
    })
  })

  it('assumes what a staple is a kind of, and what is made of it', () => {
    expect(matchNeed(need('1 onion'), kitchenWith('', ['red-onion']))).toMatchObject({
      state: 'assumed',
      reason: 'you always have red onion',
    })
    expect(matchNeed(need('2 tbsp lemon juice'), kitchenWith('', ['lemon']))).toMatchObject({
      state: 'assumed',
      via: [],
      reason: 'you get it from lemons, which you always have',
    })
  })

  it('assumes only the staples that the person chose, and not when they ran out', () => {
    const salt = need('1 tsp salt')
    expect(matchNeed(salt, kitchenWith('eggs')).state).toBe('missing')
    expect(matchNeed(salt, kitchenWith('eggs', ['salt'])).state).toBe('assumed')
    expect(matchNeed(salt, kitchenWith('eggs', ['salt'], 'salt'))).toMatchObject({
      state: 'missing',
      reason: 'you ran out of salt',
    })
  })
})

const avoiding = (...restrictions: Avoidable[]): DietRules => ({ restrictions, preferences: [] })
const preferring = (...preferences: string[]): DietRules => ({ restrictions: [], preferences })

describe('what a kitchen offers to somebody', () => {
  it.each([
    ['nothing', noRules, 'swap'],
    ['nuts', avoiding('nuts'), 'swap'],
    ['dairy, which the swap holds', avoiding('dairy'), 'missing'],
    ['nuts and dairy', avoiding('nuts', 'dairy'), 'missing'],
    ['meat', preferring('vegetarian'), 'swap'],
    ['what is not vegan', preferring('vegan'), 'missing'],
    ['all but what is known to be keto', preferring('keto'), 'missing'],
  ])('who avoids %s', (_, rules, state) => {
    const kitchen = kitchenWith('milk, lemon juice', [], '', rules)
    expect(matchNeed(need('1 cup buttermilk'), kitchen).state).toBe(state)
  })

  it('takes the best of the swaps that keep the rules, not none because the best breaks them', () => {
    const creams = (['dairy', null] as const).map((held, index) => ({
      need: 'cream',
      uses: [index === 0 ? 'half-and-half' : 'coconut-milk'],
      ratio: 1,
      quality: index === 0 ? 0.9 : 0.5,
      context: null,
      diets: [],
      freeOf: avoidable.filter((each) => each !== held),
      note: 'A note.',
    }))
    const vocabulary = { ...testVocabulary, substitutions: creams }
    const via = (rules: DietRules) => {
      const kitchen = kitchenWith('half-and-half, coconut milk', [], '', rules, vocabulary)
      return matchNeed(need('cream'), kitchen).via
    }
    expect(via(noRules)).toEqual(['half-and-half'])
    expect(via(avoiding('dairy'))).toEqual(['coconut-milk'])
  })

  it('offers no swap of which somebody must know where it is used', () => {
    const inBaking = testVocabulary.substitutions.map((each) => ({ ...each, context: 'in baking' }))
    const vocabulary = { ...testVocabulary, substitutions: inBaking }
    const kitchen = kitchenWith('milk, lemon juice', [], '', noRules, vocabulary)
    expect(matchNeed(need('1 cup buttermilk'), kitchen).state).toBe('missing')
  })

  it.each([
    [30, 'have'],
    [31, 'missing'],
    [5_760, 'missing'],
  ])('has what takes %i minutes to make: %s', (takes, state) => {
    const transforms = testVocabulary.transforms.map((each) => ({ ...each, takes }))
    const vocabulary = { ...testVocabulary, transforms }
    const juice = need('2 tbsp lemon juice')
    expect(matchNeed(juice, kitchenWith('lemon', [], '', noRules, vocabulary)).state).toBe(state)
    const assumed = kitchenWith('', ['lemon'], '', noRules, vocabulary)
    expect(matchNeed(juice, assumed).state).toBe(state === 'have' ? 'assumed' : 'missing')
  })

  it('meets a need by no kind, and by nothing made, that breaks a rule which the need keeps', () => {
    const withGluten = (...ids: string[]): Vocabulary => ({
      ...testVocabulary,
      ingredients: new Map(
        [...testVocabulary.ingredients].map(([id, each]) => [
          id,
          ids.includes(id)
            ? { ...each, freeOf: avoidable.filter((other) => other !== 'gluten') }
            : each,
        ]),
      ),
    })
    const states = (vocabulary: Vocabulary, rules: DietRules) =>
      [
        matchNeed(need('1 chicken'), kitchenWith('chicken thighs', [], '', rules, vocabulary)),
        matchNeed(need('1 tbsp lemon juice'), kitchenWith('lemon', [], '', rules, vocabulary)),
        matchNeed(need('2 chicken breasts'), kitchenWith('chicken', [], '', rules, vocabulary)),
        matchNeed(need('1 chicken thigh'), kitchenWith('chicken thigh', [], '', rules, vocabulary)),
      ].map(({ state }) => state)
    const coated = withGluten('chicken-thigh', 'lemon', 'chicken')
    expect(states(coated, noRules)).toEqual(['have', 'have', 'probably', 'have'])
    expect(states(coated, avoiding('nuts'))).toEqual(['have', 'have', 'probably', 'have'])
    // Who asks for the very thing has it, whatever is in it; and "chicken" with gluten is met by any of its kinds.
    expect(states(coated, avoiding('gluten'))).toEqual(['have', 'missing', 'missing', 'have'])
    const onlyThigh = withGluten('chicken-thigh')
    expect(states(onlyThigh, avoiding('gluten'))[0]).toBe('missing')
  })
})

describe('matchRecipe', () => {
  const kitchen = kitchenWith('eggs, butter, onion', ['salt'])

  it('counts a need once, however many lines ask for it', () => {
    const match = matchRecipe(recipe(1, ['butter', '2 eggs', '1 tbsp butter', 'salt']), kitchen)
    expect(match).toMatchObject({ band: 'ready', usedIngredientCount: 2, missedIngredientCount: 0 })
  })

  it('is never ready with a line that could not be read', () => {
    const match = matchRecipe(recipe(1, ['2 eggs', 'a dollop of mystery']), kitchen)
    expect(match).toMatchObject({ band: 'missing-1', missedIngredientCount: 1 })
  })

  it.each([
    [['2 eggs', 'parsley, optional'], 'ready'],
    [['2 eggs', '1 red onion'], 'ready-with-swaps'],
    [['2 eggs', 'milk'], 'missing-1'],
    [['2 eggs', 'milk', 'flour', 'cheese'], 'missing-2-3'],
    [['2 eggs', 'milk', 'flour', 'cheese', 'cream'], 'explore'],
  ])('puts %j in band %s', (lines, band) => {
    expect(matchRecipe(recipe(1, lines), kitchen).band).toBe(band)
  })

  it('puts behind the others what lacks the thing that its title names, however popular it is', () => {
    const custard = { ...recipe(1, ['2 eggs', 'butter', 'milk']), title: 'Milk custard' }
    const eggs = { ...recipe(2, ['2 eggs', 'milk']), title: 'Eggs in a cup' }
    expect(matchRecipe(custard, kitchen)).toMatchObject({ lacksMain: true, band: 'missing-1' })
    expect(matchRecipe(custard, kitchenWith('eggs, milk')).lacksMain).toBe(false)
    const ranked = rankRecipes([{ ...custard, reviewCount: 99 }, eggs], kitchen)
    expect(ranked.map((match) => match.recipe.id)).toEqual([2, 1])
  })
})

describe('rankRecipes', () => {
  const recipes = [
    recipe(1, ['2 eggs', 'milk'], { minutes: 5 }),
    recipe(2, ['2 eggs', 'butter'], { minutes: 40 }),
    recipe(3, ['2 eggs', 'onion'], { minutes: 10, rating: 4.5 }),
    recipe(4, ['macaroni', 'cheese']),
  ]
  const ids = (...args: Parameters<typeof rankRecipes>) =>
    rankRecipes(...args).map((match) => match.recipe.id)
  const kitchen = kitchenWith('eggs, butter, onion')

  it('orders by band, then by rating, and tells what uses nothing', () => {
    expect(ids(recipes, kitchen)).toEqual([3, 2, 1, 4])
    expect(rankRecipes(recipes, kitchen).map(usesPantry)).toEqual([true, true, true, false])
  })

  it('puts the better match first within a band, and fewer things to buy in "fewest extras"', () => {
    const more = recipe(1, ['2 eggs', 'onion', 'butter', 'milk', 'flour', 'cheese'])
    const fewer = recipe(2, ['2 eggs', 'milk', 'flour'])
    expect(ids([fewer, more], kitchen)).toEqual([1, 2])
    expect(ids([fewer, more], kitchen, 'fewest-extras')).toEqual([2, 1])
  })

  it('counts what is rare, and what the title names, for more', () => {
    const saffron = recipe(1, ['saffron', 'cream'])
    const onion = recipe(2, ['onion', 'cream'])
    const others = [3, 4, 5, 6].map((each) => recipe(each, ['onion']))
    const both = kitchenWith('saffron, onion')
    expect(ids([onion, saffron, ...others], both).slice(4)).toEqual([1, 2])
    const named = { ...onion, title: 'Onion pie' }
    const notNamed = recipe(1, ['onion', 'cream'])
    expect(ids([notNamed, named], both)).toEqual([2, 1])
  })

  it('applies the finer order to 200 of a group at a time', () => {
    const many = Array.from({ length: 201 }, (_, index) =>
      recipe(index + 1, ['2 eggs'], { rating: index / 100, minutes: 10 }),
    )
    const ranked = ids(many, kitchen)
    expect(ranked.slice(0, 2)).toEqual([200, 199])
    expect(ranked.slice(199)).toEqual([1, 201])
  })

  it('shows the popular ones where there is no pantry', () => {
    const popular = { ...recipe(2, ['macaroni']), reviewCount: 3 }
    const many = [recipe(1, ['2 eggs']), popular]
    expect(ids(many, kitchenWith(''))).toEqual([1, 2])
    const crowd = Array.from({ length: 200 }, (_, index) => recipe(index + 10, ['2 eggs']))
    expect(ids([...crowd, ...many], kitchenWith(''))).not.toContain(undefined)
    expect(ids([...crowd, ...many], kitchenWith('')).indexOf(2)).toBeLessThan(200)
  })

  it('puts first within a band what uses more of a kitchen, where both are as well met', () => {
    const few = recipe(1, ['2 eggs', 'butter'], { rating: 5 })
    const more = recipe(2, ['2 eggs', 'butter', 'onion'])
    expect(ids([few, more], kitchen)).toEqual([2, 1])
  })

  it('orders by time within a band in the mode "quickest"', () => {
    expect(ids([...recipes, recipe(5, ['butter'], { minutes: 2 })], kitchen, 'quickest')).toEqual([
      5, 3, 2, 1, 4,
    ])
  })

  it('puts what spoils first to the front in the mode "use it up"', () => {
    const entries = [
      { ingredient: 'egg', status: 'have', ageDays: 1 },
      { ingredient: 'onion', status: 'have', ageDays: 29 },
    ] as const
    const [onion] = [...testVocabulary.ingredients.values()].filter(({ id }) => id === 'onion')
    if (onion === undefined) throw new Error('the test vocabulary has no onion')
    const vocabulary = {
      ...testVocabulary,
      ingredients: new Map([
        ...testVocabulary.ingredients,
        ['onion', { ...onion, shelfLifeDays: 30 }],
      ]),
    }
    const soon = prepareKitchen(entries, [], vocabulary, noRules)
    expect(ids([recipe(1, ['2 eggs']), recipe(2, ['onion', 'milk'])], soon, 'use-it-up')).toEqual([
      2, 1,
    ])
  })

  it('gives the same order whatever the order of the recipes', () => {
    expect(ids(recipes.toReversed(), kitchen)).toEqual(ids(recipes, kitchen))
  })
})
