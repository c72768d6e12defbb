import { expect, test } from 'vitest'
import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import type { DietId } from '#domain/recipes/diets.ts'
import { readTable } from '../../tests/diets/read-table.ts'
import { brokenIn } from './unsafe.ts'

const table = await readTable()

function broken(
  foods: readonly (string | null)[],
  settings: { preferences?: DietId[]; restrictions?: Avoidable[] },
  diets: readonly string[] = [],
): string | undefined {
  return brokenIn({ foods, diets }, { preferences: [], restrictions: [], ...settings }, table)
}

test('a food that holds what is avoided breaks the settings, whatever the dish is stated to be', () => {
  expect(broken(['carrot', 'almond'], { restrictions: ['nuts'] })).toContain('almond')
  expect(broken(['carrot'], { restrictions: ['nuts'] })).toBeUndefined()
  expect(broken(['chicken-thigh'], { preferences: ['vegan'] }, ['vegan'])).toContain(
    'chicken-thigh',
  )
})

test('what is not known is not safe', () => {
  expect(broken([null], { restrictions: ['soy'] })).toContain('nothing is known')
  expect(broken(['never-heard-of'], { restrictions: ['soy'] })).toContain('never-heard-of')
})

test('a diet that goes by amounts must be stated of the dish', () => {
  expect(broken(['carrot'], { preferences: ['keto'] })).toContain('keto')
  expect(broken(['carrot'], { preferences: ['keto'] }, ['keto'])).toBeUndefined()
})

test('without settings nothing is broken', () => {
  expect(broken([null, 'almond'], {})).toBeUndefined()
})
