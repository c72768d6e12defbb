import { expect, it } from 'vitest'
import type { MatchSection } from './match-sections.ts'
import { placeBelow, placedSections, placeOfCard, placeOfHeading } from './section-places.ts'

/** A group of so many recipes; which they are does not matter here. */
const group = (title: string, count: number): MatchSection => ({
  title,
  matches: Array.from<MatchSection['matches'][number]>({ length: count }),
})

const placed = (...counts: number[]) =>
  placedSections(counts.map((count) => group(`${count}`, count))).map((block) =>
    block.map(({ section, start, pageSize }) => [section.title, start, pageSize]),
  )

const rowBelow = (count: number) => placeBelow(count)['--row']
const rowOf = (at: number) => placeOfCard(at)['--row'] ?? Number.NaN

it('lets small groups share a row, and fills it before one asks for more', () => {
  expect(placed(3, 1, 9)).toEqual([
    [
      ['3', 0, 12],
      ['1', 2, 6],
      ['9', 3, 5],
    ],
  ])
})

it('begins anew below a group of which there is more', () => {
  expect(placed(1, 9, 30, 2)).toEqual([
    [
      ['1', 0, 12],
      ['9', 0, 8],
    ],
    [['30', 0, 8]],
    [['2', 0, 8]],
  ])
})

it('gives each row of recipes one for headings above it', () => {
  expect(placeOfHeading(2, 1)).toEqual({ '--row': 3, '--column': '3 / span 1' })
  expect(placeOfHeading(3, 9)).toEqual({ '--row': 3, '--column': '4 / span 1' })
  expect([3, 4].map((at) => placeOfCard(at))).toEqual([
    { '--row': 4, '--column': '4' },
    { '--row': 6, '--column': '1' },
  ])
  expect(rowBelow(8)).toBeGreaterThan(rowOf(7))
  expect(rowBelow(5)).toBeGreaterThan(rowOf(4))
})
