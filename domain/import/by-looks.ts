import type { DraftLine } from '../recipes/draft.ts'
import { looksLikeIngredient, type Row, withoutMark } from './rows.ts'
import { partOf } from './section-words.ts'

const longestWithout = 40
const longestGroup = 80

export interface Run {
  readonly lines: readonly DraftLine[]
  /** The first row behind them. */
  readonly end: number
}

const belongs = (row: Row | undefined) =>
  row !== undefined && looksLikeIngredient(row) && !/^\d{1,2}\s*[.)]\s/u.test(row.text)

/** A heading within or above the list: "Pantry". */
const namesGroup = (row: Row | undefined) =>
  row?.kind === 'heading' && row.text.length <= longestGroup && partOf(row.text) === null

/** The longest run of rows that look like ingredients, with the headings between them. Null for fewer than `fewest` with an amount. */
export function longestRun(rows: readonly Row[], fewest: number): Run | null {
  let best: Run | null = null
  let most = fewest - 1
  let lines: DraftLine[] = []
  let counted = 0
  let section: string | null = null
  for (let at = 0; at <= rows.length; at += 1) {
    const [row, next] = [rows[at], rows[at + 1]]
    if (row !== undefined && belongs(row)) {
      if (lines.length === 0)
        section = namesGroup(rows[at - 1]) ? (rows[at - 1]?.text ?? null) : null
      lines.push({ text: withoutMark(row.text), section, chosen: null })
      counted += 1
      continue
    }
    if (lines.length === 0) continue
    if (row !== undefined && namesGroup(row) && belongs(next)) {
      section = row.text.replace(/\s*:$/u, '')
      continue
    }
    // One line without an amount, "salt", may stand among the others.
    if (row !== undefined && row.text.length < longestWithout && belongs(next)) {
      lines.push({ text: withoutMark(row.text), section, chosen: null })
      continue
    }
    if (counted > most) [best, most] = [{ lines: withoutFirstHeading(lines), end: at }, counted]
    lines = []
    counted = 0
  }
  return best
}

/** One heading above all lines is that of the recipe. */
function withoutFirstHeading(lines: readonly DraftLine[]): DraftLine[] {
  const isOne = lines.every(({ section }) => section === lines[0]?.section)
  return lines.map((line) => (isOne ? { ...line, section: null } : line))
}
