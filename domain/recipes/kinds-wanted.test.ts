import { expect, it } from 'vitest'
import { isOfKind, type KindsWanted } from './kinds-wanted.ts'
import { recipeCard } from './testing/recipe-card.ts'

const anything: KindsWanted = { cuisines: [], meals: [], difficulties: [], maxMinutes: null }
const pasta = {
  ...recipeCard({ id: 1, cuisine: ['italian'], mealType: ['lunch', 'dinner'], difficulty: 'easy' }),
  readyInMinutes: 30,
}

it.each<[name: string, wanted: Partial<KindsWanted>, fits: boolean]>([
  ['nothing asked for', {}, true],
  ['one cuisine of two', { cuisines: ['french', 'italian'] }, true],
  ['another cuisine', { cuisines: ['french'] }, false],
  ['one meal of its two', { meals: ['dinner'] }, true],
  ['another meal', { meals: ['dessert'] }, false],
  ['its difficulty', { difficulties: ['hard', 'easy'] }, true],
  ['another difficulty', { difficulties: ['hard'] }, false],
  ['just in time', { maxMinutes: 30 }, true],
  ['too long', { maxMinutes: 15 }, false],
  ['all but one', { cuisines: ['italian'], meals: ['lunch'], maxMinutes: 15 }, false],
])('%s', (_, wanted, fits) => {
  expect(isOfKind(pasta, { ...anything, ...wanted })).toBe(fits)
})
