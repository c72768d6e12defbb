import { expect, it } from 'vitest'
import { recipeCard } from '../recipes/testing/recipe-card.ts'
import { readRecipeData, recipeDataOf } from './recipe-data.ts'

it('remembers what a card shows, in a few hundred bytes', () => {
  const card = recipeCard({ id: 7, title: 'Leek soup', image: '/covers/leek-soup.webp' })
  const text = recipeDataOf('7', card)
  expect(text.length).toBeLessThan(400)
  expect(JSON.parse(text)).toMatchObject({ id: 7, title: 'Leek soup', readyInMinutes: 30 })
  expect(readRecipeData(text)).toEqual({
    title: 'Leek soup',
    image: '/covers/leek-soup.webp',
    readyInMinutes: 30,
  })
})

it('remembers nothing that the cook did not state', () => {
  const assumed = ['ready_in_minutes', 'servings', 'difficulty']
  const text = recipeDataOf('7', recipeCard({ id: 7, title: 'Leek soup', assumed }))
  expect(readRecipeData(text)).toMatchObject({ title: 'Leek soup', readyInMinutes: null })
  for (const name of ['readyInMinutes', 'servings', 'difficulty']) {
    expect(JSON.parse(text)).not.toHaveProperty(name)
  }
})

it('stays small for a title without end', () => {
  const text = recipeDataOf('an old id', { title: 'é'.repeat(100_000) })
  expect(new TextEncoder().encode(text).length).toBeLessThan(1_000)
})

it.each([
  ['{"id":7,"title":"Soup"}', { title: 'Soup', image: null, readyInMinutes: null }],
  [
    '{"title":" Soup ","image":"//elsewhere.org/x.png","readyInMinutes":"30"}',
    { title: 'Soup', image: null, readyInMinutes: null },
  ],
  ['{}', null],
  ['{"title":7}', null],
  ['null', null],
  ['"Soup"', null],
  ['[]', null],
  ['no json', null],
])('%s knows %o', (text, known) => {
  expect(readRecipeData(text)).toEqual(known)
})
