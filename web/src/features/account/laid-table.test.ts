import { expect, it } from 'vitest'

import { dishes } from './laid-table.ts'

const recipes = Object.keys(import.meta.glob('../../../../catalogue/recipes/*.yaml'))

it.each(dishes)('$slug is a recipe of the catalogue, so it has a cover', ({ slug }) => {
  expect(recipes).toContain(`../../../../catalogue/recipes/${slug}.yaml`)
})
