import { expect, test } from 'vitest'
import { ZodError } from 'zod'
import { dataApiRows, matchingRows, startRows, webRows, weightRows } from './read-parts.ts'

const times = (p50: number, p95: number) => ({ p50, p95 })

test('of the routes the one that adds most is weighed', () => {
  const rows = weightRows({ firstScreen: 114_600, routes: { login: 9_000, recipe: 41_000 } })
  expect(rows).toMatchObject([
    { ours: 114.6, kept: true, limit: { atMost: 115 } },
    { what: 'JavaScript that the largest other route adds (recipe), gzip', ours: 41, kept: false },
  ])
})

test('a page has three limits, and Lighthouse counts by its lowest', () => {
  const lighthouse = { performance: 99, accessibility: 94, seo: 100 }
  const rows = webRows({
    routes: [{ path: '/', lcpMs: 1_501, tbtMs: 0, lighthouse }],
    rankings: [
      { slowdown: 1, recipes: 330, median: 200 },
      { slowdown: 1, recipes: 1_000, median: 53 },
    ],
  })
  expect(rows.map(({ ours, kept }) => [ours, kept])).toEqual([
    [1_501, false],
    [0, true],
    [94, false],
    [53, true],
  ])
  expect(() =>
    webRows({ routes: [{ path: '/', lcpMs: 1, tbtMs: 0, lighthouse }], rankings: [] }),
  ).toThrow('1,000 recipes')
})

test('the search is held to the limits of its size, beside its peer', () => {
  const size = (recipes: number) => ({
    recipes,
    ours: times(4, 9),
    filtered: times(7, 41),
    bareMethod: times(recipes === 100_000 ? 1 : 3, 8),
    mealie: times(3_600, 9_000),
  })
  const rows = matchingRows({ exact: true, sizes: [size(10_000), size(100_000), size(1_000_000)] })
  expect(rows.map(({ what, kept }) => [what.replace(/^search /, ''), kept])).toEqual([
    ['in 100,000 recipes, p50', false],
    ['in 100,000 recipes, p95', true],
    ['in 100,000 recipes: median as a multiple of the bare method’s', false],
    ['in 1,000,000 recipes, p50', true],
    ['in 1,000,000 recipes, p95', true],
    ['in 1,000,000 recipes: median as a multiple of the bare method’s', true],
    ['in 1,000,000 recipes, two filters, p50', true],
    ['in 1,000,000 recipes, two filters, p95', false],
    ['in 1,000,000 recipes: Mealie’s median as a multiple of ours', false],
    ['as brute force finds it (1: exact)', true],
  ])
  expect(rows[0]?.ratio).toEqual({ of: 'peer ÷ ours', value: 900 })
  expect(rows[7]?.ratio).toEqual({ of: 'limit ÷ ours', value: 40 / 41 })
  expect(matchingRows({ exact: false, sizes: [size(10_000)] })).toMatchObject([{ kept: false }])
})

test('the data API is judged by its ratios alone', () => {
  const figures = [
    { name: 'a pantry, through Larder', value: 900 },
    { name: 'a pantry, Larder to bare', value: 0.79 },
    { name: 'a recipe, Larder to bare', value: 0.8 },
  ]
  expect(dataApiRows({ figures }).map(({ ours, kept }) => [ours, kept])).toEqual([
    [0.79, false],
    [0.8, true],
  ])
  expect(() => dataApiRows({ figures: figures.slice(0, 1) })).toThrow('no request')
})

test('a start is told in seconds', () => {
  expect(startRows({ firstStart: 31_000, secondStart: 1_500, postgres: 750 })).toMatchObject([
    { ours: 31, unit: 's', kept: false },
    { ours: 1.5, unit: 's', kept: true, ratio: { of: 'peer ÷ ours', value: 0.5 } },
  ])
})

test('what is no report of the part is refused', () => {
  for (const read of [weightRows, webRows, matchingRows, dataApiRows, startRows]) {
    expect(() => read({ title: 'something else' })).toThrow(ZodError)
  }
})
