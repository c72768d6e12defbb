import { describe, expect, it } from 'vitest'
import { dishNutrition, energyShares, partialOf, scaleNutrition, wholeValues } from './nutrition.ts'

const values = { calories: 448, protein: 12, carbs: 61, fat: null }

describe('scaling the servings', () => {
  it('multiplies the nutrition values by the ratio of new to old servings, rounded', () => {
    expect(scaleNutrition({ ...values, fat: 15 }, { old: 4, new: 6 })).toEqual({
      calories: 672,
      protein: 18,
      carbs: 92,
      fat: 23,
    })
  })
  it('leaves them as they are for as many, and what is not known unknown', () => {
    expect(scaleNutrition(values, { old: 4, new: 4 })).toEqual(values)
    expect(scaleNutrition(values, { old: 4, new: 8 }).fat).toBeNull()
  })
  it('is said of the whole dish, of which a serving stays what it is', () => {
    expect(dishNutrition(values, 4, 4).calories).toBe(1792)
    expect(dishNutrition(values, 4, 8).calories).toBe(3584)
    expect(dishNutrition(values, 4, 1)).toEqual(values)
  })
})

describe('where the energy comes from', () => {
  it('adds up to a hundred percent', () => {
    for (let grams = 0; grams < 60; grams++) {
      const dish = { calories: null, protein: grams, carbs: 61, fat: grams * 2 }
      const shares = energyShares({ ...dish, partial: [] })
      expect((shares?.protein ?? 0) + (shares?.carbs ?? 0) + (shares?.fat ?? 0)).toBe(100)
    }
  })
  it('is not said where something is not known, or there is none', () => {
    expect(energyShares({ ...values, partial: [] })).toBeNull()
    expect(energyShares({ ...values, fat: 15, partial: ['protein'] })).toBeNull()
    expect(energyShares({ calories: 0, protein: 0, carbs: 0, fat: 0, partial: [] })).toBeNull()
  })
})

describe('lower bounds', () => {
  it('are all values of a row that does not mark them, unless all of its ingredients were known', () => {
    expect(partialOf(null, { known: 11, counted: 12 })).toEqual([
      'calories',
      'protein',
      'carbs',
      'fat',
    ])
    expect(partialOf(null, { known: 12, counted: 12 })).toEqual([])
    expect(partialOf(null, { known: null, counted: null })).toEqual([])
    expect(partialOf(['fat', 'salt'], { known: 11, counted: 12 })).toEqual(['fat'])
  })
  it('are no values for who knows only whole ones', () => {
    expect(wholeValues({ ...values, partial: ['calories', 'fat'] })).toEqual({
      ...values,
      calories: null,
    })
  })
})
