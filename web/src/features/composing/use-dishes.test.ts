import { expect, it } from 'vitest'
import type { DishCard } from '#domain/composing/dish-card.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { sameOrNew } from './use-dishes.ts'

function dish(address: string, isOptional = false): DishCard {
  const needs = ['egg', 'cheese'].map((ingredient) => ({
    ingredient,
    text: ingredient,
    optional: isOptional,
  }))
  return { ...recipeCard({ id: -1, title: address, needs }), address, form: 'omelette' }
}

it('keeps the very list where every dish stays as it is', () => {
  const before = [dish('/a'), dish('/b')]
  expect(sameOrNew(before, [dish('/a'), dish('/b')])).toBe(before)
})

it('keeps the dishes that stay, in the new order', () => {
  const before = [dish('/a'), dish('/b')]
  const added = dish('/c')
  const now = sameOrNew(before, [added, dish('/b'), dish('/a')])
  expect(now[0]).toBe(added)
  expect(now[1]).toBe(before[1])
  expect(now[2]).toBe(before[0])
})

it('takes a dish anew of which something may stay out no more', () => {
  const now = dish('/a')
  expect(sameOrNew([dish('/a', true)], [now])[0]).toBe(now)
})
