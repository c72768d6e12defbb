import { expect, test } from 'vitest'
import { wholeBook } from '#catalogue/composing/testing/whole-book.ts'
import { composeDishes } from '#domain/composing/compose.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { coverWords } from '#domain/recipes/cover/cover-to-draw.ts'
import { drawCover } from '#domain/recipes/cover/draw-cover.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { CoversBusyError, createDrawCover } from './draw-cover.ts'
import { createFindDish } from './find-dish.ts'

const { vocabulary, composing } = await wholeBook()
const home = [
  'chicken-thigh',
  'potato',
  'lemon',
  'garlic',
  'thyme',
  'egg',
  'rice',
  'tomato',
  'feta',
]
const pantry = home.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))
const kitchen = prepareKitchen(pantry, ['olive-oil', 'salt', 'black-pepper'], vocabulary, noRules)
const dishes = composeDishes(kitchen, composing).map(({ composition }) => {
  const [path = '', query = ''] = dishAddress(composition).split('?')
  return { name: path.replace('/dish/', ''), query }
})
const writing = () => Promise.resolve(composing)
const find = createFindDish(writing)

test('a dish is drawn once, however its address is written', async () => {
  const drawn: string[] = []
  const draw = createDrawCover(find, writing, (svg) => {
    drawn.push(svg)
    return Promise.resolve(Buffer.from(svg))
  })
  const { name, query } = dishes[0] ?? { name: '', query: '' }
  const turned = query.split('&').toReversed().join('&')
  const all = await Promise.all(
    [query, turned, `${query}&a=b`].map((each) => draw({ of: 'dish', name, query: each })),
  )
  expect(drawn).toHaveLength(1)
  expect(all.map((each) => each?.toString())).toEqual([drawn[0], drawn[0], drawn[0]])
  expect(await draw({ of: 'dish', name: 'boiled-shoes-1', query })).toBeNull()
})

test('a recipe without a picture is drawn of its words, as the browser draws it', async () => {
  const draw = createDrawCover(find, writing, (svg) => Promise.resolve(Buffer.from(svg)))
  const words = coverWords({ id: 100_001, title: 'Leek soup' }, [{ ingredient: 'leek' }])
  const drawn = await draw({ of: 'recipe', words })
  expect(drawn?.toString()).toBe(drawCover(words, vocabulary))
  expect(await draw({ of: 'recipe', words: `title=${'a'.repeat(5_000)}` })).toBeNull()
})

test('one cover is drawn at a time, and whoever comes when many wait is refused', async () => {
  let underWay = 0
  let most = 0
  const draw = createDrawCover(find, writing, async (svg) => {
    most = Math.max(most, (underWay += 1))
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    underWay -= 1
    return Buffer.from(svg)
  })
  expect(dishes.length).toBeGreaterThan(8)
  const settled = await Promise.allSettled(
    dishes.map(({ name, query }) => draw({ of: 'dish', name, query })),
  )
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(most).toBe(1)
  expect(refused).toHaveLength(dishes.length - 8)
  expect(refused.every((reason) => reason instanceof CoversBusyError)).toBe(true)
})
