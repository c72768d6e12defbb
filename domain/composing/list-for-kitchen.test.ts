import { describe, expect, it } from 'vitest'
import { testVocabulary as vocabulary } from '../ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '../matching/kitchen.ts'
import { rankRecipes } from '../matching/rank.ts'
import { needsNoShopping } from '../matching/tonight.ts'
import { rarityWeights } from '../matching/weights.ts'
import { knownFacts } from '../recipes/kitchen-facts.ts'
import { listingSorts, wholeListing, type ListingQuery } from '../recipes/listing.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { recipeCard } from '../recipes/testing/recipe-card.ts'
import { cookableIn } from './among-recipes.ts'
import { bandsIn, facetsForKitchen } from './count-for-kitchen.ts'
import type { DishCard } from './dish-card.ts'
import { searchPhrases } from '../recipes/search-phrases.ts'
import { listForKitchen } from './list-for-kitchen.ts'

const needs = (...ids: string[]) =>
  ids.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))

const recipes = [
  recipeCard({
    id: 1,
    title: 'Omelette',
    needs: needs('egg', 'milk'),
    cuisine: ['french'],
    facts: knownFacts(['freezes'], []),
  }),
  recipeCard({
    id: 2,
    title: 'Tomato gratin',
    needs: needs('tomato', 'cheese'),
    mealType: ['dinner'],
    rating: 4.5,
    reviewCount: 9,
    readyInMinutes: 50,
    facts: knownFacts([], ['oven']),
  }),
  recipeCard({ id: 3, title: 'Chicken and onion', needs: needs('chicken', 'onion') }),
  recipeCard({ id: 4, title: 'Only salt', needs: needs('salt') }),
  recipeCard({ id: 5, title: 'Eggs with butter', needs: needs('egg', 'butter') }),
]

const dish = (id: number, title: string, takes: string[], more: Partial<DishCard> = {}) => ({
  ...recipeCard({ id, title, needs: needs(...takes), mealType: ['dinner'], readyInMinutes: 20 }),
  address: `/dish/${id}`,
  form: `form${id}`,
  ...more,
})
const dishes: DishCard[] = [
  dish(-1, 'Onion and tomato pan', ['onion', 'tomato', 'egg'], { facts: knownFacts([], []) }),
  // The same idea as a recipe.
  dish(-2, 'Omelette, again', ['egg', 'milk']),
  dish(-3, 'Cheese on garlic', ['cheese', 'garlic']),
]

const kitchen = prepareKitchen(
  [
    ...['egg', 'milk', 'tomato', 'cheese', 'onion', 'garlic'].map((ingredient) => ({
      ingredient,
      status: 'have' as const,
      ageDays: 0,
    })),
    { ingredient: 'butter', status: 'likely', ageDays: 0 },
  ],
  ['salt'],
  vocabulary,
  noRules,
)
const weightOf = rarityWeights(recipes)
const cookable = cookableIn(recipes, dishes, 'ready-now', { kitchen, weightOf })
const cards = [...recipes, ...dishes]
const list = (asked: Partial<ListingQuery>) =>
  listForKitchen(
    cookable,
    { ...wholeListing, ...asked },
    { cards, vocabulary, phrases: searchPhrases },
  )
const found = (asked: Partial<ListingQuery> = {}) =>
  list(asked)
    .matches.map(({ recipe }) => recipe.id)
    .toSorted((one, other) => one - other)

describe('what a kitchen can cook', () => {
  it('needs no shopping and uses something of it, dishes among it; what is probably there counts', () => {
    expect(found()).toEqual([-3, -1, 1, 2, 5])
    expect(cookable.every(needsNoShopping)).toBe(true)
    expect(bandsIn(cookable)).toEqual({ ready: 4, 'ready-with-swaps': 1 })
  })

  it('stands in the order of the ranking, whatever has been asked for beside it', () => {
    const ranked = rankRecipes([...recipes, ...dishes], kitchen, 'quickest', weightOf)
    const quickest = cookableIn(recipes, dishes, 'quickest', { kitchen, weightOf })
    const ids = quickest.map(({ recipe }) => recipe.id)
    expect(ids).toEqual(ranked.map(({ recipe }) => recipe.id).filter((id) => ids.includes(id)))
  })

  it('is nothing where nothing is at home', () => {
    const empty = prepareKitchen([], ['salt', 'egg', 'milk'], vocabulary, noRules)
    expect(cookableIn(recipes, dishes, 'ready-now', { kitchen: empty, weightOf })).toEqual([])
  })

  it('holds no recipe and no dish that breaks the rules of who cooks', () => {
    const vegan = prepareKitchen(kitchen.pantry, ['salt'], vocabulary, {
      restrictions: [],
      preferences: ['vegan'],
    })
    const kept = recipeCard({ id: 6, needs: needs('onion', 'tomato'), diets: ['vegan'] })
    const allowed = cookableIn([...recipes, kept], dishes, 'ready-now', {
      kitchen: vegan,
      weightOf,
    })
    expect(allowed.map(({ recipe }) => recipe.id)).toEqual([6])
  })
})

describe('other filters', () => {
  it.each<[Partial<ListingQuery>, number[]]>([
    [{ meals: ['dinner'] }, [-3, -1, 2]],
    [{ maxMinutes: 30 }, [-3, -1, 1, 5]],
    [{ text: 'tomato' }, [-1, 2]],
    [{ minRating: 4 }, [2]],
    [{ premium: false }, [-3, -1, 1, 2, 5]],
  ])('hold for dishes, too: %j', (asked, ids) => {
    expect(found(asked)).toEqual(ids)
  })

  it.each<[Partial<ListingQuery>, number[]]>([
    [{ cuisines: ['french'] }, [1]],
    [{ facts: ['without-oven'] }, [-1, 1]],
    [{ facts: ['freezes'] }, [1]],
    [{ seasons: ['summer'] }, []],
  ])('are kept by no dish of which it is not known: %j', (asked, ids) => {
    expect(found(asked)).toEqual(ids)
  })

  it('have words of dishes, and read what is misspelt', () => {
    expect(list({ text: 'tomatoo' }).readAs).toBe('tomato')
    expect(found({ text: 'tomatoo' })).toEqual([-1, 2])
    expect(found({ text: 'tomatoo', exactText: true })).toEqual([])
  })

  it('leave every order what it is', () => {
    for (const sort of listingSorts) expect(found({ sort })).toHaveLength(cookable.length)
    expect(list({ sort: 'quickest' }).matches[0]?.recipe.readyInMinutes).toBe(20)
    expect(list({ sort: 'newest' }).matches.map(({ recipe }) => recipe.id)).toEqual([
      5, 2, 1, -1, -3,
    ])
  })
})

it('beside each option stands how many are found with it', () => {
  const asked: Partial<ListingQuery> = { meals: ['dinner'], maxMinutes: 30 }
  const facets = facetsForKitchen(cookable, { ...wholeListing, ...asked }, vocabulary)
  const countOf = (name: string, option: string) => facets[name]?.[option]
  expect(countOf('meals', 'dinner')).toBe(found(asked).length)
  expect(countOf('minutes', '60')).toBe(found({ ...asked, maxMinutes: 60 }).length)
  expect(countOf('cuisines', 'french')).toBe(found({ ...asked, cuisines: ['french'] }).length)
  expect(countOf('facts', 'freezes')).toBe(found({ ...asked, facts: ['freezes'] }).length)
  // Of these other dishes would be composed.
  expect(facets['preferences']).toBeUndefined()
  expect(countOf('facts', 'without-oven')).toBeUndefined()
})
