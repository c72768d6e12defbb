import { expect, test } from 'vitest'
import { isStockCover, stockCover, stockCovers } from './stock-cover.ts'

test('recipes that follow each other have different covers, each always the same', () => {
  const covers = stockCovers.map((_, index) => stockCover(100_001 + index))
  expect(new Set(covers).size).toBe(stockCovers.length)
  expect(stockCover(100_001)).toBe(covers[0])
  for (const odd of [0, -7, 1.5, Number.NaN]) expect(isStockCover(stockCover(odd))).toBe(true)
})

test('a picture of somebody is none of them', () => {
  expect(isStockCover('/covers/stock.webp')).toBe(true)
  expect(isStockCover('/covers/goulash.webp')).toBe(false)
  expect(isStockCover(null)).toBe(false)
})
