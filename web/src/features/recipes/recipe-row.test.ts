import { describe, expect, it } from 'vitest'

import { coverToDraw } from '#domain/recipes/cover/cover-to-draw.ts'
import { recipeFrom, type RecipeRow } from './recipe-row.ts'

const row: RecipeRow = {
  id: 7,
  slug: 'omelette',
  owner_id: null,
  visibility: 'public',
  title: 'Omelette',
  image: '/covers/omelette.webp',
  ready_in_minutes: 10,
  active_minutes: 8,
  servings: 1,
  summary: 'Three eggs, one pan.',
  ingredients: [
    { slug: 'egg', name: 'eggs', optional: false, amount: 3, amount_max: null, unit: null },
    { slug: null, name: null, original_text: 'a dollop of mystery', optional: true },
    { nonsense: true },
    12,
  ],
  instructions: ['Beat.', 'Fry.', 3],
  nutrition_info: {
    calories: 240,
    protein: 19,
    carbs: null,
    known: 1,
    counted: 2,
    grams: [150, null, 'x'],
  },
  alternatives: { butter: ['oil'] },
  tip: null,
  storage: null,
  diets: ['vegetarian'],
  allergens: ['eggs'],
  contains: ['eggs', 'moonlight'],
  free_of: ['nuts', 'moonlight'],
  cuisine: ['french'],
  meal_type: ['breakfast'],
  difficulty: 'easy',
  rating: 4.5,
  review_count: 2,
  is_popular: false,
  is_premium: false,
  is_seasonal: false,
  season: [],
  is_recipe_of_the_day: false,
  tags: [],
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  source_name: null,
  source_url: null,
  copied_from: null,
  assumed: ['difficulty'],
}

describe('recipeFrom', () => {
  it('reads a whole record, and leaves out what it cannot understand', () => {
    expect(recipeFrom(row)).toMatchObject({
      id: 7,
      readyInMinutes: 10,
      difficulty: 'easy',
      contains: ['eggs'],
      freeOf: ['nuts'],
      instructions: ['Beat.', 'Fry.'],
      nutritionInfo: {
        calories: 240,
        protein: 19,
        carbs: null,
        fat: null,
        // Written before lower bounds were marked: one ingredient of two is known.
        partial: ['calories', 'protein', 'carbs', 'fat'],
        missing: [],
        known: 1,
        counted: 2,
        grams: [150, null, null],
      },
      alternatives: { butter: ['oil'] },
      ingredients: [
        { ingredient: 'egg', name: 'eggs', amount: 3, optional: false },
        { ingredient: null, name: 'a dollop of mystery', amount: null, optional: true },
      ],
      assumed: ['difficulty'],
      isFallback: false,
    })
  })

  it('reads which values are lower bounds, and for want of what', () => {
    const marks = { partial: ['calories', 'salt', 1], missing: [1, -1, 'x'] }
    expect(
      recipeFrom({ ...row, nutrition_info: { calories: 240, known: 1, counted: 2, ...marks } })
        .nutritionInfo,
    ).toMatchObject({ partial: ['calories'], missing: [1] })
    const whole = { calories: 240, known: 1, counted: 2, partial: [], missing: [] }
    expect(recipeFrom({ ...row, nutrition_info: whole }).nutritionInfo?.partial).toEqual([])
  })

  it('takes nothing for absent that the row does not say, and keeps a locked body apart from an empty one', () => {
    const locked = recipeFrom({
      ...row,
      contains: null,
      free_of: null,
      instructions: null,
      nutrition_info: null,
    })
    expect(locked).toMatchObject({
      contains: [],
      freeOf: [],
      instructions: null,
      nutritionInfo: null,
    })
    expect(recipeFrom({ ...row, instructions: [] })).toMatchObject({
      instructions: [],
    })
  })

  it('has its cover drawn of its lines where it has no picture', () => {
    const recipe = recipeFrom({ ...row, image: null })
    expect(recipe.image).toBe(coverToDraw(row, recipe.ingredients))
    expect(recipe.image).toContain('foods=egg')
  })
})
