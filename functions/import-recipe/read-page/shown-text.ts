import type { Row } from '#domain/import/rows.ts'

/** Letters and digits alone: how a page punctuates its lines does not count. */
export function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Rows from `from` up to, without, `to`. */
export interface Span {
  readonly from: number
  readonly to: number
  /** That they say much the same, in other words. */
  readonly isAlike?: true
}

/** The letters of all rows in one text, in which a line is found though the page spreads it over several rows. */
export interface ShownText {
  readonly rows: readonly Row[]
  readonly text: string
  /** Where each row begins in it; one more for the end. */
  readonly begins: readonly number[]
  /** The row that begins at a place; of several, empty ones before it, the last. */
  readonly rowAt: ReadonlyMap<number, number>
  /** The words of each row. */
  readonly words: readonly ReadonlySet<string>[]
}

const longestCompared = 300
/** Written out in one place and shortened in the other. */
const units =
  /^(?:tsps?|teaspoons?|tbsps?|tablespoons?|cups?|ounces?|grams?|pounds?|lbs?|msk|tsk|stk|esslöffel|teelöffel)$/u

/** The words of three letters and more, without units. */
function wordsIn(text: string): Set<string> {
  const words = text
    .slice(0, longestCompared)
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
  return new Set(words?.filter((word) => !units.test(word)))
}

/** How many of the words of the shorter are in the other, 0 to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  const shared = [...few].filter((word) => many.has(word)).length
  return few.size === 0 ? 0 : shared / few.size
}

const fewestShared = 0.6

/** More letters than any recipe's page; what comes behind is not compared. */
const mostLetters = 500_000

export function shownText(rows: readonly Row[]): ShownText {
  const begins: number[] = []
  const parts: string[] = []
  const rowAt = new Map<number, number>()
  let length = 0
  for (const [at, { text }] of rows.entries()) {
    const part = length < mostLetters ? letters(text.slice(0, mostLetters)) : ''
    begins.push(length)
    rowAt.set(length, at)
    parts.push(part)
    length += part.length
  }
  begins.push(length)
  rowAt.set(length, rows.length)
  return { rows, text: parts.join(''), begins, rowAt, words: rows.map(({ text }) => wordsIn(text)) }
}

/** As much of the page as may stand between two lines of one list, in letters. */
const furthest = 400

/** The first rows behind `from` that say no more than the letters, none where these begin or end within a row. */
export function findRows(shown: ShownText, line: string, from: number): Span | null {
  const start = shown.begins[from] ?? 0
  const near = shown.text.slice(start, start + furthest + line.length)
  for (let at = near.indexOf(line); at !== -1; at = near.indexOf(line, at + 1)) {
    const begin = shown.rowAt.get(start + at)
    const end = shown.rowAt.get(start + at + line.length)
    if (begin !== undefined && end !== undefined && end > begin) return { from: begin, to: end }
  }
  return null
}

const farthestAlike = 3
const longestAlike = 200

/** The row, at most three behind `from`, that says much the same: "2 tbsp oil" is "2 tablespoons of oil, or more". */
export function findAlike(shown: ShownText, line: string, from: number): Span | null {
  const words = wordsIn(line)
  for (let at = from; at < Math.min(from + farthestAlike, shown.rows.length); at += 1) {
    const row = shown.rows[at]
    if (row === undefined || row.kind === 'heading' || row.text.length > longestAlike) continue
    if (overlap(words, shown.words[at] ?? new Set()) >= fewestShared)
      return { from: at, to: at + 1, isAlike: true }
  }
  return null
}

const mostPlaces = 12
const mostPlacesAlike = 24

/** Up to two dozen rows that say much the same as a line. */
export function placesAlike(shown: ShownText, line: string): number[] {
  const words = wordsIn(line)
  const places: number[] = []
  for (const [at, row] of shown.words.entries()) {
    if (places.length >= mostPlacesAlike) break
    const isOneWord = Math.min(words.size, row.size) === 1
    const isShort = Math.max(words.size, row.size) <= 3
    if (overlap(words, row) >= (isOneWord && !isShort ? 2 : fewestShared)) places.push(at)
  }
  return places
}

/** Every row, up to a dozen, at which a line begins. */
export function placesOf(shown: ShownText, line: string): number[] {
  const places: number[] = []
  for (
    let at = shown.text.indexOf(line);
    at !== -1 && places.length < mostPlaces;
    at = shown.text.indexOf(line, at + line.length)
  ) {
    const row = shown.rowAt.get(at)
    if (row !== undefined && shown.rowAt.has(at + line.length)) places.push(row)
  }
  return places
}
