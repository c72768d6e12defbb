import { describe, expect, it } from 'vitest'
import {
  checkOption,
  defaultDietarySettings,
  type DietaryList,
  type DietarySettings,
} from '../dietary-settings.ts'
import type { RecipeCard } from './recipe.ts'
import { type Contents, nothingKnown } from '../ingredients/contents.ts'
import { holding } from '../ingredients/testing/contents.ts'
import { avoidable } from '../ingredients/vocabulary.ts'
import { dietConflicts } from './diet-conflicts.ts'
import { dietOf, suitsDiet } from './suits-diet.ts'
import { recipeCard } from './testing/recipe-card.ts'

function settings(restrictions: string[], preferences: string[]): DietarySettings {
  const check = <Option extends { id: string }>(options: readonly Option[], ids: string[]) =>
    options.map((option) => ({ ...option, checked: ids.includes(option.id) }))
  return {
    ...defaultDietarySettings,
    restrictions: check(defaultDietarySettings.restrictions, restrictions),
    otherRestrictions: check(defaultDietarySettings.otherRestrictions, restrictions),
    preferences: check(defaultDietarySettings.preferences, preferences),
  }
}

type Case = [
  name: string,
  recipe: Partial<RecipeCard>,
  avoid: string[],
  diets: string[],
  suits: boolean,
]

it.each<Case>([
  ['nothing set lets everything pass', nothingKnown, [], [], true],
  ['free of what is avoided', holding('eggs'), ['nuts'], [], true],
  ['holds what is avoided', holding('eggs', 'nuts'), ['nuts'], [], false],
  ['what is not known is never safe', nothingKnown, ['nuts'], [], false],
  ['what is known of one says nothing of another', { freeOf: ['eggs'] }, ['nuts'], [], false],
  ['of what is avoided all is known', { contains: [], freeOf: ['nuts'] }, ['nuts'], [], true],
  ['set with animal rennet', holding('dairy', 'animal-rennet'), ['animal-rennet'], [], false],
  ['keeps to the diet', { diets: ['vegan', 'vegetarian'] }, [], ['vegan'], true],
  ['keeps to one diet of two', { diets: ['vegetarian'] }, [], ['vegetarian', 'keto'], false],
])('%s', (_, recipe, avoid, diets, suits) => {
  expect(suitsDiet(recipeCard({ id: 1, ...recipe }), settings(avoid, diets))).toBe(suits)
})

const two = ['nuts', 'eggs']
const one = (contents: Contents) => recipeCard({ id: 1, ...contents })

it('tells what a recipe contains of what is avoided, what is not known, and which diets it breaks', () => {
  const asked = settings(two, ['vegan', 'keto'])
  expect(dietConflicts({ ...one(holding('nuts', 'soy')), diets: ['keto'] }, asked)).toEqual({
    contains: ['nuts'],
    unknown: [],
    breaks: ['vegan'],
  })
  expect(dietConflicts(one({ contains: ['eggs'], freeOf: [] }), settings(two, []))).toEqual({
    contains: ['eggs'],
    unknown: ['nuts'],
    breaks: [],
  })
})

it.each(avoidable)(
  'holds back for each avoided thing alone what contains it or is not known: %s',
  (id) => {
    const asked = settings([id], [])
    expect(suitsDiet({ ...nothingKnown, diets: [] }, asked)).toBe(false)
    const others = avoidable.filter((each) => each !== id)
    expect(suitsDiet({ contains: [], freeOf: others, diets: [] }, asked)).toBe(false)
    expect(suitsDiet({ ...holding(...others), diets: [] }, asked)).toBe(true)
  },
)

function chosen(...options: [DietaryList, string][]): DietarySettings {
  return options.reduce(
    (before, [list, id]) => checkOption(before, list, id, true),
    defaultDietarySettings,
  )
}

describe('dietOf', () => {
  const everything = chosen(
    ['restrictions', 'sesame'],
    ['otherRestrictions', 'animal-rennet'],
    ['preferences', 'vegan'],
    ['cuisineOptions', 'thai'],
    ['cuisineOptions', 'french'],
    ['mealTypeOptions', 'lunch'],
    ['cookingTimeOptions', 'under-30'],
    ['difficultyOptions', 'easy'],
  )

  it('asks for nothing where nothing is known', () => {
    const nothing = { cuisines: [], meals: [], difficulties: [], maxMinutes: null }
    expect(dietOf(undefined, true)).toEqual({
      rules: { restrictions: [], preferences: [] },
      defaults: nothing,
    })
    expect(dietOf(defaultDietarySettings, true).defaults).toEqual(nothing)
  })

  it('gives all six lists to who may use them', () => {
    expect(dietOf(everything, true)).toEqual({
      rules: { restrictions: ['sesame', 'animal-rennet'], preferences: ['vegan'] },
      defaults: {
        cuisines: ['french', 'thai'],
        meals: ['lunch'],
        difficulties: ['easy'],
        maxMinutes: 30,
      },
    })
  })

  it('lets what is avoided and preferred count without the plan, and that alone', () => {
    expect(dietOf(everything, false)).toEqual({
      rules: { restrictions: ['sesame', 'animal-rennet'], preferences: ['vegan'] },
      defaults: { cuisines: [], meals: [], difficulties: [], maxMinutes: null },
    })
  })

  it.each<[string[], number | null]>([
    [['under-15'], 15],
    [['under-15', 'under-30'], 30],
    [['under-60', 'under-15'], 60],
    [['over-60'], null],
    [['under-15', 'over-60'], null],
  ])('takes the longest of several times: %j is %s', (ids, minutes) => {
    const times = ids.map((id): [DietaryList, string] => ['cookingTimeOptions', id])
    expect(dietOf(chosen(...times), true).defaults.maxMinutes).toBe(minutes)
  })
})
