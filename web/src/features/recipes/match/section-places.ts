import type { CSSProperties } from 'react'
import type { MatchSection } from './match-sections.ts'

/** Of a wide screen. */
const columns = 4
/** Rows of a group before one asks for more: of the first, of which one recipe stands by itself, and of the others. */
const firstRows = 3
const laterRows = 2

/** A group of recipes in its place: groups follow one another in the same rows, so that a small one takes little room. */
export interface PlacedSection {
  section: MatchSection
  /** How many recipes stand in these rows before it. */
  start: number
  /** How many of it are shown before one asks for more; whole rows. */
  pageSize: number
  /** How many recipes of earlier groups are shown before one asks for more of any. */
  before: number
}

/** Groups in blocks of rows. A group of which there is more to show ends its block. */
export function placedSections(sections: readonly MatchSection[]): PlacedSection[][] {
  const blocks: PlacedSection[][] = [[]]
  let start = 0
  let before = 0
  for (const [index, section] of sections.entries()) {
    const rows = index === 0 ? firstRows : laterRows
    const pageSize = rows * columns - (start % columns)
    const count = section.matches.length - (index === 0 ? 1 : 0)
    blocks.at(-1)?.push({ section, start, pageSize, before })
    start += count
    before += section.matches.length - count + Math.min(count, pageSize)
    if (count > pageSize && index < sections.length - 1) {
      blocks.push([])
      start = 0
    }
  }
  return blocks
}

declare module 'react' {
  // A place in the grid, which counts on a wide screen alone (`placedStyle`).
  interface CSSProperties {
    '--row'?: number
    '--column'?: string
  }
}

/** Puts what has such a place there. */
export const placedStyle = 'xl:[grid-column:var(--column)] xl:[grid-row:var(--row)]'

/** Each row of recipes has one for headings above it; above all are a heading and a recipe by themselves. */
const rowsAbove = 2
const headingRow = (at: number) => rowsAbove + 2 * Math.floor(at / columns) + 1

/** Of the recipe that stands after so many others. */
export function placeOfCard(at: number): CSSProperties {
  return { '--row': headingRow(at) + 1, '--column': `${(at % columns) + 1}` }
}

/** Of a heading over so many recipes, the first of which stands after so many others. */
export function placeOfHeading(at: number, count: number): CSSProperties {
  const room = columns - (at % columns)
  return {
    '--row': headingRow(at),
    '--column': `${(at % columns) + 1} / span ${Math.min(count, room)}`,
  }
}

/** Of what takes the whole width below so many recipes. */
export function placeBelow(count: number): CSSProperties {
  return { '--row': headingRow(count + columns - 1), '--column': '1 / -1' }
}

/** Where the recipes of a group stand. */
export interface Placing {
  ofCard: (index: number) => CSSProperties
  /** Of what comes below so many of them. */
  below: (count: number) => CSSProperties
  style: string
}

/** Of a group that stands after so many others. */
export function placingFrom(start: number): Placing {
  return {
    ofCard: (index) => placeOfCard(start + index),
    below: (count) => placeBelow(start + count),
    style: placedStyle,
  }
}
