import { expect, test } from 'vitest'
import { wholeBook } from '#catalogue/composing/testing/whole-book.ts'
import { composeDishes } from '#domain/composing/compose.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
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
const find = createFindDish(() => Promise.resolve(composing))

test('a dish is drawn once, however its address is written', async () => {
  const drawn: string[] = []
  const draw = createDrawCover(find, (svg) => {
    drawn.push(svg)
    return Promise.resolve(Buffer.from(svg))
  })
  const { name, query } = dishes[0] ?? { name: '', query: '' }
  const turned = query.split('&').toReversed().join('&')
  const all = await Promise.all([draw(name, query), draw(name, turned), draw(name, `${query}&a=b`)])
  expect(drawn).toHaveLength(1)
  expect(all.map((each) => each?.toString())).toEqual([drawn[0], drawn[0], drawn[0]])
  expect(await draw('boiled-shoes-1', query)).toBeNull()
})

test('one cover is drawn at a time, and whoever comes when many wait is refused', async () => {
  let underWay = 0
  let most = 0
  const draw = createDrawCover(find, async (svg) => {
    most = Math.max(most, (underWay += 1))
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    underWay -= 1
    return Buffer.from(svg)
  })
  expect(dishes.length).toBeGreaterThan(8)
  const settled = await Promise.allSettled(dishes.map(({ name, query }) => draw(name, query)))
  const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(most).toBe(1)
  expect(refused).toHaveLength(dishes.length - 8)
  expect(refused.every((reason) => reason instanceof CoversBusyError)).toBe(true)
})
