import { expect, it } from 'vitest'
import { afterSaveOperation } from './saved-recipes.ts'

const on = (day: number) => `2026-01-0${day}T00:00:00Z`
const saved = [
  { recipeId: 'c', savedAt: on(3) },
  { recipeId: 'a', savedAt: on(1) },
]
const ids = (list: readonly { recipeId: string }[]) => list.map(({ recipeId }) => recipeId)

it('stands newest first, once, and comes back where it was', () => {
  const more = afterSaveOperation(saved, { kind: 'save', recipeId: 'd', savedAt: on(4) })
  expect(ids(more)).toEqual(['d', 'c', 'a'])
  expect(afterSaveOperation(more, { kind: 'save', recipeId: 'c', savedAt: on(5) })).toEqual(more)
  const less = afterSaveOperation(more, { kind: 'unsave', recipeId: 'c' })
  expect(ids(less)).toEqual(['d', 'a'])
  expect(afterSaveOperation(less, { kind: 'unsave', recipeId: 'c' })).toEqual(less)
  const back = afterSaveOperation(less, { kind: 'save', recipeId: 'c', savedAt: on(3) })
  expect(back).toEqual(more)
})

it('saves and unsaves several as one, and has them back where they were', () => {
  const more = {
    kind: 'save-each',
    recipes: [{ recipeId: 'b', savedAt: on(2) }, ...saved],
  } as const
  const all = afterSaveOperation(saved, more)
  expect(ids(all)).toEqual(['c', 'b', 'a'])
  expect(afterSaveOperation(all, more)).toEqual(all)
  const less = afterSaveOperation(all, { kind: 'unsave-each', recipeIds: ['c', 'b', 'x'] })
  expect(ids(less)).toEqual(['a'])
  expect(afterSaveOperation(less, { kind: 'save-each', recipes: all })).toEqual(all)
})
