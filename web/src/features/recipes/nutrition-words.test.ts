import { expect, test } from 'vitest'
import { amountInWords, coverageInWords, missingInWords } from './nutrition-words.ts'

const info = {
  calories: 485,
  protein: null,
  carbs: 68,
  fat: 1200,
  known: 7,
  counted: 9,
  partial: ['calories'],
  missing: [1],
  grams: [400, 150, null, null],
} as const
const lines = [
  { ingredient: 'spaghetti', name: 'spaghetti' },
  { ingredient: 'guanciale', name: 'guanciale' },
  { ingredient: 'butter', name: 'butter' },
  { ingredient: null, name: 'moon dust' },
]

test('a value is an amount, a lower bound, or not known', () => {
  expect(amountInWords(info, 'calories')).toBe('at least 485\u00a0kcal')
  expect(amountInWords(info, 'calories', { ...info, calories: 1940 })).toBe(
    'at least 1,940\u00a0kcal',
  )
  expect(amountInWords(info, 'carbs')).toBe('68\u00a0g')
  expect(amountInWords(info, 'protein')).toBe('not known')
})

test('what is not counted is named, with the reason', () => {
  const said = (missing: readonly number[]) => missingInWords({ ...info, missing }, lines)
  expect(said([1])).toBe('Guanciale is not counted: we have no figures for it.')
  expect(said([1, 3])).toBe('Guanciale and moon dust are not counted: we have no figures for them.')
  expect(said([1, 2])).toBe(
    'Guanciale is not counted: we have no figures for it. Butter is not counted: its weight is not known.',
  )
  expect(said([])).toBeNull()
  expect(said([9])).toBeNull()
})

test('of how many ingredients it is known', () => {
  expect(coverageInWords(info)).toBe('Counted from 7 of 9 ingredients.')
  const whole = { ...info, protein: 20, partial: [] }
  expect(coverageInWords(whole)).toContain('7 of 9 ingredients; what the rest adds is too little')
  expect(coverageInWords({ ...whole, known: 9 })).toBe('Worked out from all ingredients.')
  expect(coverageInWords({ ...whole, known: null, counted: null })).toBeNull()
})
