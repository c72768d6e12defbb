import { describe, expect, it } from 'vitest'

import {
  checkOption,
  defaultDietarySettings,
  dietarySettingsFrom,
  type DietaryList,
  type DietaryOption,
} from './dietary-settings.ts'

const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id).join(' ')

describe('the defaults', () => {
  it.each([
    [
      'preferences',
      'vegetarian vegan gluten-free dairy-free keto paleo low-carb high-protein',
    ] as const,
    ['restrictions', 'nuts shellfish fish eggs soy dairy gluten sesame'] as const,
    [
      'cuisineOptions',
      'italian mexican asian indian mediterranean american french thai chinese japanese',
    ] as const,
    ['mealTypeOptions', 'breakfast lunch dinner snack dessert appetizer'] as const,
    ['cookingTimeOptions', 'under-15 under-30 under-60 over-60'] as const,
    ['difficultyOptions', 'easy medium hard'] as const,
    ['missingEquipment', 'oven stove blender second-pot'] as const,
    ['ownEquipment', 'air-fryer microwave'] as const,
  ])('offer %s as specified, none checked', (list, ids) => {
    expect(idsOf(defaultDietarySettings[list])).toBe(ids)
    expect(defaultDietarySettings[list].some(({ checked }) => checked)).toBe(false)
  })

  it('name the allergens of each restriction', () => {
    const { restrictions } = defaultDietarySettings
    expect(Object.fromEntries(restrictions.map(({ id, allergens }) => [id, allergens]))).toEqual({
      nuts: ['nuts', 'tree nuts', 'peanuts'],
      shellfish: ['shellfish', 'crustaceans'],
      fish: ['fish'],
      eggs: ['eggs'],
      soy: ['soy', 'soybean'],
      dairy: ['dairy', 'milk', 'lactose'],
      gluten: ['gluten', 'wheat'],
      sesame: ['sesame'],
    })
  })

  it('name each option', () => {
    const names = Object.values(defaultDietarySettings).map((options: readonly DietaryOption[]) =>
      options.map(({ name }) => name).join(', '),
    )
    expect(names).toEqual([
      'Vegetarian, Vegan, Gluten-free, Dairy-free, Keto, Paleo, Low-carb, High-protein',
      'Nuts, Shellfish, Fish, Eggs, Soy, Dairy, Gluten, Sesame',
      'Italian, Mexican, Asian, Indian, Mediterranean, American, French, Thai, Chinese, Japanese',
      'Breakfast, Lunch, Dinner, Snack, Dessert, Appetizer',
      'Under 15 minutes, Under 30 minutes, Under an hour, Over an hour',
      'Easy, Medium, Hard',
      'Animal rennet, Peanuts, Tree nuts, Crustaceans, Molluscs, Wheat, Celery, Mustard, Lupin, Sulphites',
      'Oven, Stove, Blender, Second pot or pan',
      'Air fryer, Microwave',
    ])
  })

  it('are stored with these parts and no others', () => {
    const parts = (list: DietaryList) => [
      ...new Set(defaultDietarySettings[list].flatMap((each) => Object.keys(each))),
    ]
    expect(Object.keys(defaultDietarySettings)).toEqual([
      'preferences',
      'restrictions',
      'cuisineOptions',
      'mealTypeOptions',
      'cookingTimeOptions',
      'difficultyOptions',
      'otherRestrictions',
      'missingEquipment',
      'ownEquipment',
    ])
    expect(parts('preferences')).toEqual(['id', 'name', 'checked'])
    expect(parts('restrictions')).toEqual(['id', 'name', 'checked', 'allergens'])
    expect(parts('cuisineOptions')).toEqual(['id', 'name', 'checked'])
    expect(parts('mealTypeOptions')).toEqual(['id', 'name', 'checked'])
    expect(parts('cookingTimeOptions')).toEqual(['id', 'name', 'checked', 'maxMinutes'])
    expect(parts('difficultyOptions')).toEqual(['id', 'name', 'checked'])
    expect(parts('otherRestrictions')).toEqual(['id', 'name', 'checked'])
    expect(parts('missingEquipment')).toEqual(['id', 'name', 'checked'])
  })

  it('give each cooking time its limit in minutes', () => {
    const { cookingTimeOptions } = defaultDietarySettings
    expect(cookingTimeOptions.map(({ maxMinutes }) => maxMinutes)).toEqual([15, 30, 60, 999])
  })
})

describe('dietarySettingsFrom', () => {
  it.each([null, undefined, 'vegan', 7, [], {}, { preferences: 'vegan' }, { preferences: [null] }])(
    'gives the defaults for %j',
    (stored) => {
      expect(dietarySettingsFrom(stored)).toEqual(defaultDietarySettings)
    },
  )

  it('gives back what was stored', () => {
    const settings = checkOption(
      checkOption(defaultDietarySettings, 'preferences', 'vegan', true),
      'cookingTimeOptions',
      'under-30',
      true,
    )
    expect(dietarySettingsFrom(JSON.parse(JSON.stringify(settings)))).toEqual(settings)
  })

  it('fills missing lists and options with the defaults and drops unknown ones', () => {
    const stored = {
      restrictions: [
        { id: 'fish', name: 'Fisch', checked: true, allergens: [] },
        { id: 'celery', name: 'Celery', checked: true },
      ],
    }
    const expected = checkOption(defaultDietarySettings, 'restrictions', 'fish', true)
    expect(dietarySettingsFrom(stored)).toEqual(expected)
  })

  it('takes for checked only what plainly is', () => {
    const stored = {
      preferences: [
        { id: 'vegan', checked: 'false' },
        { id: 'keto', checked: 1 },
      ],
    }
    expect(dietarySettingsFrom(stored)).toEqual(defaultDietarySettings)
  })
})

describe('checkOption', () => {
  it('changes that option of that list and leaves the settings it was given alone', () => {
    const before = structuredClone(defaultDietarySettings)
    const after = checkOption(defaultDietarySettings, 'difficultyOptions', 'easy', true)
    expect(after.difficultyOptions.map(({ checked }) => checked)).toEqual([true, false, false])
    expect(after.preferences).toBe(defaultDietarySettings.preferences)
    expect(defaultDietarySettings).toEqual(before)
  })

  it('unchecks', () => {
    const on = checkOption(defaultDietarySettings, 'preferences', 'vegan', true)
    expect(checkOption(on, 'preferences', 'vegan', false)).toEqual(defaultDietarySettings)
  })

  it('changes nothing for an id that is not there', () => {
    const after = checkOption(defaultDietarySettings, 'preferences', 'fish', true)
    expect(after).toEqual(defaultDietarySettings)
  })
})
