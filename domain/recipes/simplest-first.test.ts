import { expect, it } from 'vitest'
import { simplestFirst } from './simplest-first.ts'
import { recipeCard } from './testing/recipe-card.ts'

const need = (ingredient: string, optional = false) => ({ ingredient, text: ingredient, optional })
const idsOf = (recipes: Parameters<typeof simplestFirst>[0]) =>
  simplestFirst(recipes).map(({ id }) => id)

it('goes by what is needed, then by time, then by id', () => {
  const egg = [need('egg')]
  const both = [need('egg'), need('milk')]
  expect(
    idsOf([
      recipeCard({ id: 1, needs: both, readyInMinutes: 5 }),
      recipeCard({ id: 4, needs: egg, readyInMinutes: 20 }),
      recipeCard({ id: 2, needs: egg, readyInMinutes: 20 }),
      recipeCard({ id: 3, needs: egg, readyInMinutes: 10 }),
    ]),
  ).toEqual([3, 2, 4, 1])
})

it('does not count what is optional', () => {
  const withGarnish = [need('egg'), need('parsley', true)]
  const both = [need('egg'), need('milk')]
  expect(
    idsOf([recipeCard({ id: 1, needs: both }), recipeCard({ id: 2, needs: withGarnish })]),
  ).toEqual([2, 1])
})
