import { expect, it } from 'vitest'

import { welcomeCovers } from './welcome-covers.ts'

const recipes = Object.keys(import.meta.glob('../../../../../catalogue/recipes/*.yaml'))

it.each(welcomeCovers)('$slug is a recipe of the catalogue, so it has a cover', ({ slug }) => {
  expect(recipes).toContain(`../../../../../catalogue/recipes/${slug}.yaml`)
})
