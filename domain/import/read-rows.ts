import type { DraftLine } from '../recipes/draft.ts'
import { looksLikeIngredient, type Row, withoutMark, tidySteps } from './rows.ts'
import { type PartKind, partOf } from './section-words.ts'

const mostLines = 200
const longestLine = 200
const longestGroup = 80
/** In letters: "Method: easy" is no method. */
const shortestMethod = 15

/** What stands under a heading: to the next heading of another part. */
interface Block {
  /** The heading that announced it, which may say for how many. */
  readonly heading: string
  readonly rows: readonly Row[]
}

/** "For the sauce:", or a heading with lines below it, names a part of the dish. */
function isGroup(row: Row, next: Row | undefined): boolean {
  if (row.text.length > longestGroup || next === undefined) return false
  if (row.kind === 'heading') return next.kind !== 'heading' && next.text.length <= longestLine
  return row.text.endsWith(':') && !looksLikeIngredient(row)
}

function blocks(rows: readonly Row[], kind: 'ingredients' | 'steps'): Block[] {
  const parts = rows.map((row) => partOf(row.text))
  const isEnd = (part: PartKind | null, row: Row | undefined) =>
    part !== null && part !== kind && row?.kind !== 'item'
  return rows.flatMap((row, at): Block[] => {
    if (parts[at] !== kind || (row.kind === 'item' && !row.text.endsWith(':'))) return []
    const from = at + 1
    const length = parts
      .slice(from, from + mostLines)
      .findIndex((part, behind) => isEnd(part, rows[from + behind]))
    return [
      { heading: row.text, rows: rows.slice(from, from + (length === -1 ? mostLines : length)) },
    ]
  })
}

/** Lines and the groups that they stand in, to the first row that is neither. */
function ingredientsOf({ rows }: Block): DraftLine[] {
  const lines: DraftLine[] = []
  let section: string | null = null
  const hasItems = rows.slice(0, 12).filter(({ kind }) => kind === 'item').length > 1
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    if (isGroup(row, next)) {
      const isGroupOfItems = rows
        .slice(at + 1, at + 4)
        .some((each) => each.kind === 'item' || looksLikeIngredient(each))
      if (!isGroupOfItems && lines.length > 1) break
      section = row.text.replace(/\s*:$/u, '')
      continue
    }
    const isLine = hasItems ? row.kind === 'item' : row.kind !== 'heading'
    const isLong = row.text.length > longestLine
    if (!isLine || isLong) {
      if (lines.length > 1 && (isLong || row.kind === 'heading')) break
      // "For 4 servings" and the like, between the heading and the list.
      continue
    }
    lines.push({ text: withoutMark(row.text), section, chosen: null })
  }
  return lines
}

function stepsOf({ rows }: Block): string[] {
  const steps: string[] = []
  let group = ''
  const hasItems = rows.slice(0, 8).filter(({ kind }) => kind === 'item').length > 1
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    if (row.kind === 'heading') {
      const isGroupOfSteps =
        next !== undefined && next.kind !== 'heading' && (!hasItems || next.kind === 'item')
      if (!isGroupOfSteps) break
      group = /^(?:step|schritt|étape|paso|passo|stap)?\s*\d*\.?$/iu.test(row.text)
        ? ''
        : `${row.text.replace(/\s*:$/u, '')}: `
      continue
    }
    if (hasItems && row.kind !== 'item') {
      if (steps.length > 1) break
      continue
    }
    steps.push(`${group}${row.text}`)
    group = ''
  }
  return tidySteps(toLastNumber(steps))
}

/** Where steps are numbered, what stands behind the last number is no step. */
function toLastNumber(steps: readonly string[]): readonly string[] {
  let next = 1
  let end = 0
  for (const [at, step] of steps.entries()) {
    if (Number(/^(\d{1,2})\s*[.)]/u.exec(step)?.[1]) !== next) continue
    next += 1
    end = at + 1
  }
  return next > 2 && /^1\s*[.)]/u.test(steps[0] ?? '') ? steps.slice(0, end) : steps
}

export interface RowsRecipe {
  /** As the heading of the ingredients says it: "Zutaten für 4 Personen". */
  readonly heading: string
  readonly lines: readonly DraftLine[]
  readonly steps: readonly string[]
}

/** Ingredients and steps that stand below headings which say so, in several languages. */
export function readRows(rows: readonly Row[]): RowsRecipe {
  let best: { heading: string; lines: readonly DraftLine[]; weight: number } = {
    heading: '',
    lines: [],
    weight: 0,
  }
  for (const block of blocks(rows, 'ingredients')) {
    const lines = ingredientsOf(block)
    const weight = lines.filter(({ text }) => looksLikeIngredient({ text, kind: 'item' })).length
    if (weight > best.weight) best = { heading: block.heading, lines, weight }
  }
  let steps: readonly string[] = []
  let most = 0
  for (const block of blocks(rows, 'steps')) {
    const read = stepsOf(block)
    const weight = read.join(' ').length
    if (weight > most && weight >= shortestMethod) [steps, most] = [read, weight]
  }
  return { heading: best.heading, lines: best.lines, steps }
}
