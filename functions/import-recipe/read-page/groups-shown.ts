import { looksLikeIngredient, type Row } from '#domain/import/rows.ts'
import { partOf } from '#domain/import/section-words.ts'
import type { DraftLine } from '#domain/recipes/draft.ts'
import {
  findAlike,
  findRows,
  letters,
  placesAlike,
  placesOf,
  type ShownText,
  type Span,
} from './shown-text.ts'

/** Where the page shows each line, null for those that it shows otherwise. */
type Places = readonly (Span | null)[]

/** How many of the first lines may be written otherwise on the page. */
const unlikeFirst = 3
const fewestShown = 0.75
const longestHeading = 150
const longestLabel = 80
const mostLines = 200
const longestLine = 3_000

interface Line {
  readonly text: string
  readonly key: string
}

function placesFrom(shown: ShownText, lines: readonly Line[], start: number): Places {
  let next = start
  return lines.map(({ text, key }) => {
    const span = key === '' ? null : (findRows(shown, key, next) ?? findAlike(shown, text, next))
    if (span !== null) next = span.to
    return span
  })
}

const shownOnes = (places: Places): Span[] => places.filter((span) => span !== null)

/** "Step 2" names no part of the work. */
const stepHeading = /^(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok)\s*\d/iu

/** A row that may name a group: words, no amount, no part of the page. */
function mayName({ text, kind }: Row): boolean {
  return (
    text.length <= (kind === 'heading' ? longestHeading : longestLabel) &&
    /\p{L}{2}/u.test(text) &&
    !stepHeading.test(text) &&
    !/[.!?]$/u.test(text) &&
    !looksLikeIngredient({ text, kind: 'item' }) &&
    partOf(text) === null
  )
}

/** What stands before the line of each place and after the line above it: headings, and single rows that may be some. */
function headingsBetween({ rows }: ShownText, places: Places): Map<number, Row> {
  const found = new Map<number, Row>()
  let above = -1
  for (const [at, span] of places.entries()) {
    if (span === null) continue
    const from = above === -1 ? Math.max(0, span.from - 1) : above
    const between = rows.slice(from, span.from)
    above = span.to
    const heading = between.findLast((row) => row.kind === 'heading' && mayName(row))
    const only = between.length === 1 ? between.find(mayName) : undefined
    const named = heading ?? only
    if (named === undefined) continue
    // Lines that are written otherwise stand below the heading where rows do.
    const below = between.length - 1 - between.indexOf(named)
    let first = at
    while (at - first < below && first > 0 && places[first - 1] === null) first -= 1
    found.set(first, named)
  }
  return found
}

/** Rows that are no headings name groups only where they are few and each says something else: no "Add to basket". */
function trusted(named: ReadonlyMap<number, Row>, lines: number): Map<number, Row> {
  const isHeaded = [...named].some(([at, { kind }]) => at > 0 && kind === 'heading')
  const kept = [...named].filter(([, { kind }]) => !isHeaded || kind === 'heading')
  const isClear =
    new Set(kept.map(([, { text }]) => text)).size === kept.length && kept.length * 2 <= lines + 1
  // One heading above all lines is that of the list.
  return new Map(isClear && kept.some(([at]) => at > 0) ? kept : [])
}

interface Shown {
  places: Places
  named: Map<number, Row>
}

const weightOf = ({ places, named }: Shown) => {
  const spans = shownOnes(places)
  const extent = (spans.at(-1)?.to ?? 0) - (spans[0]?.from ?? 0)
  const alike = spans.filter(({ isAlike }) => isAlike === true).length
  return spans.length * 1_000 + Math.min(named.size, 1) * 500 - alike * 10 - Math.min(extent, 400)
}

/** Where the list may begin: rows with its first line, or as many rows above one of the next. */
function startsOf(shown: ShownText, lines: readonly Line[]): number[] {
  const exact = lines
    .slice(0, unlikeFirst)
    .flatMap(({ key }, at) =>
      key === '' ? [] : placesOf(shown, key).map((row) => Math.max(0, row - at)),
    )
  const alike = placesAlike(shown, lines[0]?.text ?? '')
  return [...new Set([...exact, ...alike])]
}

function bestShown(shown: ShownText, lines: readonly Line[]): Shown | null {
  let best: Shown | null = null
  for (const start of startsOf(shown, lines)) {
    const places = placesFrom(shown, lines, start)
    const each = { places, named: trusted(headingsBetween(shown, places), lines.length) }
    if (best === null || weightOf(each) > weightOf(best)) best = each
  }
  return best
}

/** Lines that the page shows as headings of those below them. */
function headingLines({ rows }: ShownText, places: Places): Set<number> {
  const found = places.flatMap((span, at) => {
    const row = span !== null && span.to === span.from + 1 ? rows[span.from] : undefined
    const isHeading = row?.kind === 'heading' && mayName(row) && at < places.length - 1
    return isHeading ? [at] : []
  })
  return new Set(found.length * 3 <= places.length ? found : [])
}

/**
 * The lines of a page's data with the groups in which the page shows them, as they were where it shows none. A line of the
 * data that the page has as a heading names the group of those below it.
 */
export function withShownGroups(lines: readonly DraftLine[], shown: ShownText): DraftLine[] | null {
  if (lines.length < 2 || lines.length > mostLines) return null
  if (lines.some(({ section }) => section !== null)) return null
  const keyed = lines.map(({ text }) => ({ text, key: letters(text.slice(0, longestLine)) }))
  const best = bestShown(shown, keyed)
  if (best === null || shownOnes(best.places).length < lines.length * fewestShown) return null
  const headings = headingLines(shown, best.places)
  if (headings.size === 0 && best.named.size === 0) return null
  let section: string | null = null
  return lines.flatMap((line, at): DraftLine[] => {
    if (headings.has(at)) {
      section = line.text.replace(/\s*:$/u, '')
      return []
    }
    section = best.named.get(at)?.text.replace(/\s*:$/u, '') ?? section
    return [{ ...line, section }]
  })
}

/** Of each step the part of the work below whose name the page shows it; empty where it shows none. */
export function shownParts(steps: readonly string[], shown: ShownText): (string | null)[] {
  const lines = steps.map((text) => ({ text, section: null, chosen: null }))
  const grouped = withShownGroups(lines, shown)
  return grouped?.length === steps.length ? grouped.map(({ section }) => section) : []
}
