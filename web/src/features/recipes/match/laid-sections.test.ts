import { expect, it } from 'vitest'
import { laidOf, laidSections } from './laid-sections.ts'
import type { MatchSection } from './match-sections.ts'

/** Groups of so many recipes; which they are does not matter here. */
const groups = (...counts: number[]): MatchSection[] =>
  counts.map((count, index) => ({
    title: `${index}`,
    matches: Array.from<MatchSection['matches'][number]>({ length: count }),
  }))

/** How many recipes of each group that is begun are laid out (all: undefined), and how many groups are headings alone. */
function laidIn(sections: readonly MatchSection[], laid: number, isWhole = false) {
  const { blocks, headings, next } = laidSections(sections, laid, isWhole)
  const counts = blocks.flat().map((placed) => laidOf(placed, laid, isWhole))
  return { counts, headings: headings.length, next }
}

it('lays out so many recipes, and the heading of what is farther below', () => {
  expect(laidIn(groups(3, 20, 5), 5)).toEqual({ counts: [undefined, 2], headings: 1, next: 11 })
})

it('goes on with the next group where one is shown as far as it is without asking for more', () => {
  const sections = groups(3, 20, 5)
  expect(laidIn(sections, 9)).toEqual({ counts: [undefined, undefined], headings: 1, next: 15 })
  expect(laidIn(sections, 15)).toEqual({
    counts: [undefined, undefined, undefined],
    headings: 0,
    next: null,
  })
})

it('has nothing to follow where one group is shown as far as it is without asking for more', () => {
  expect(laidIn(groups(40), 4)).toEqual({ counts: [4], headings: 0, next: 10 })
  expect(laidIn(groups(40), 13)).toEqual({ counts: [undefined], headings: 0, next: null })
})

it('lays out groups whole where they share their rows', () => {
  expect(laidIn(groups(3, 20, 5), 4, true)).toEqual({
    counts: [undefined, undefined],
    headings: 1,
    next: expect.any(Number),
  })
  expect(laidIn(groups(3, 20, 5), 13, true)).toMatchObject({ headings: 0, next: null })
})

it('lays out all for who jumps', () => {
  expect(laidIn(groups(3, 20, 5), Infinity)).toEqual({
    counts: [undefined, undefined, undefined],
    headings: 0,
    next: null,
  })
})

it('lays out nothing of no groups', () => {
  expect(laidIn([], 4)).toEqual({ counts: [], headings: 0, next: null })
})
