import { expect, it } from 'vitest'
import type { RecipeWithoutPicture } from '#domain/recipes/cover/cover-to-draw.ts'
import { type RecipeToDraw, withCovers } from './with-covers.ts'

const stew: RecipeWithoutPicture = { id: 7, title: 'Grandmother’s pot' }
const pie = { id: 8, title: 'Pie', image: '/covers/pie.webp' }
const whole: RecipeToDraw = {
  id: 7,
  title: 'Grandmother’s pot',
  cuisine: ['french'],
  meal_type: ['dinner'],
  tags: ['stew'],
  ingredients: [{ slug: 'beef-chuck' }, { slug: 'carrot' }, { original_text: 'a secret' }],
}

it('draws what has no picture from the whole recipe, as its card elsewhere is', async () => {
  const asked: (readonly number[])[] = []
  const rows = await withCovers([stew, pie], (ids) => {
    asked.push(ids)
    return Promise.resolve([whole])
  })
  expect(asked).toEqual([[7]])
  expect(rows[0]?.image).toContain(
    'foods=beef-chuck%2Ccarrot&cuisine=french&meals=dinner&tags=stew',
  )
  expect(rows[1]?.image).toBe('/covers/pie.webp')
})

it('asks for nothing where all have their picture', async () => {
  const rows = await withCovers([pie], () => Promise.reject(new Error('was asked')))
  expect(rows).toEqual([pie])
})

it('draws from the title where the recipe cannot be loaded', async () => {
  const rows = await withCovers([stew], () => Promise.reject(new TypeError('Failed to fetch')))
  expect(rows[0]?.image).toContain('#title=Grandmother')
})
