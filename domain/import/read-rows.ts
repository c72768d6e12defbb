import type { DraftLine } from '../recipes/draft.ts'
import type { Run } from './by-looks.ts'
import { looksLikeIngredient, type Row, withoutMark, tidySteps } from './rows.ts'
import { type PartKind, partOf } from './section-words.ts'

export const mostLines = 200
const longestLine = 200
const longestGroup = 80
const stepNumber =
  /^(?:(?:step|schritt|étape|paso|passo|stap|steg|trin)\s*\d*|\d{1,2}(?=[.:)\s]|$))\s*[.:)–-]*\s*/iu
/** In letters: "Method: easy" is no method. */
const shortestMethod = 15

/** What stands under a heading: to the next heading of another part. */
export interface Block {
  /** The heading that announced it, which may say for how many. */
  readonly heading: string
  readonly rows: readonly Row[]
  /** Where its rows begin on the page. */
  readonly from: number
}

/** "For the sauce:", or a heading with lines below it, names a part of the dish. */
function isGroup(row: Row, next: Row | undefined): boolean {
  if (row.text.length > longestGroup || next === undefined) return false
  if (row.kind === 'heading') return next.kind !== 'heading' && next.text.length <= longestLine
  return row.text.endsWith(':') && !looksLikeIngredient(row)
}

/** The rows below each heading of a part, to the next of another. */
export function blocks(
  rows: readonly Row[],
  kind: 'ingredients' | 'steps',
  partOfRow: (row: Row) => PartKind | null = ({ text }) => partOf(text),
): Block[] {
  const parts = rows.map(partOfRow)
  // The same heading again begins a copy, in other units.
  const isEnd = (part: PartKind | null, row: Row | undefined, heading: string) =>
    part !== null && row?.kind !== 'item' && (part !== kind || row?.text === heading)
  return rows.flatMap((row, at): Block[] => {
    if (parts[at] !== kind || (row.kind === 'item' && !row.text.endsWith(':'))) return []
    const from = at + 1
    const length = parts
      .slice(from, from + mostLines)
      .findIndex((part, behind) => isEnd(part, rows[from + behind], row.text))
    const block = rows.slice(from, from + (length === -1 ? mostLines : length))
    return [{ heading: row.text, rows: block, from }]
  })
}

/** Rows of a table of nutrients: nobody cooks with these. */
const ofNutrition =
  /^(?:calories|kcal|kj|energy|energie|energi|kalorien|brennwert|protein|proteins|proteine|protéines|proteínas|carbs|carbohydrates?|kohlenhydrate|kolhydrater|glucides|lipides|carboidrati|hidratos|saturated|saturates|cholesterol|sodium|dietary fib(?:re|er)|nutrition)\b/iu

/** Whether ingredients come behind a row that is none. */
const goesOn = (rows: readonly Row[]) =>
  rows.some((row) => row.kind === 'item' && looksLikeIngredient(row))

/** A list of what is good about the dish, behind its ingredients: no amounts, and whole sentences. */
function isPraise(rows: readonly Row[]): boolean {
  const end = rows.findIndex(({ kind }) => kind === 'heading')
  const group = end === -1 ? rows : rows.slice(0, end)
  const isLong = ({ text }: Row) => text.split(' ').length > 5 && !/[,(]/u.test(text)
  return !group.some(looksLikeIngredient) && group.some(isLong)
}

/** Lines and the groups that they stand in, to the first row that is neither; `end` is behind the last line. */
function ingredientsOf({ rows, from }: Block): Run {
  const lines: DraftLine[] = []
  let end = from
  let section: string | null = null
  const hasItems = rows.slice(0, 12).filter(({ kind }) => kind === 'item').length > 1
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    if (isGroup(row, next)) {
      const isGroupOfItems = rows
        .slice(at + 1, at + 4)
        .some((each) => each.kind === 'item' || looksLikeIngredient(each))
      if (!isGroupOfItems && lines.length > 1) break
      if (lines.length > 2 && isPraise(rows.slice(at + 1, at + 7))) break
      section = row.text.replace(/\s*:$/u, '')
      continue
    }
    if (lines.length > 1 && ofNutrition.test(row.text)) break
    const isLine = hasItems ? row.kind === 'item' : row.kind !== 'heading'
    const isLong = row.text.length > longestLine
    if (!isLine || isLong) {
      if (lines.length > 1 && (isLong || row.kind === 'heading')) break
      if (lines.length > 2 && !isLabel(row.text) && !goesOn(rows.slice(at + 1, at + 5))) break
      // "For 4 servings" and the like, between the heading and the list.
      continue
    }
    lines.push({ text: withoutMark(row.text), section, chosen: null })
    end = from + at + 1
  }
  return { lines: withoutRepeats(lines), end }
}

const amountAndUnit = /^[\d\s.,/½⅓⅔¼¾⅛-]+(?:(?:fl\.? oz|cups?|tbsps?|tsps?|\p{L}{1,2})(?!\p{L}))?/iu

/** Without the copies in other units that some pages hold ready behind the lines of a group. */
function withoutRepeats(lines: readonly DraftLine[]): DraftLine[] {
  const bySection = new Map<string, DraftLine[]>()
  for (const line of lines) {
    const key = line.section ?? ''
    bySection.set(key, [...(bySection.get(key) ?? []), line])
  }
  const words = ({ text }: DraftLine) => text.replace(amountAndUnit, '')
  return [...bySection.values()].flatMap((group) => {
    const size = [2, 3]
      .map((times) => group.length / times)
      .find((length) => {
        const first = group.slice(0, length)
        const isWhole = Number.isInteger(length) && length > 0 && group.length >= 4
        return (
          isWhole && group.every((line, at) => words(line) === words(first[at % length] ?? line))
        )
      })
    return size === undefined ? group : group.slice(0, size)
  })
}

function stepsOf({ rows }: Block): string[] {
  const steps: string[] = []
  let group = ''
  let areNumbered = false
  const hasItems = rows.slice(0, 8).filter(({ kind }) => kind === 'item').length > 1
  for (const [at, row] of rows.entries()) {
    const next = rows[at + 1]
    if (row.kind === 'heading') {
      const isGroupOfSteps =
        next !== undefined && next.kind !== 'heading' && (!hasItems || next.kind === 'item')
      if (!isGroupOfSteps) break
      const isNumbered = numberedHeading.test(row.text)
      if (steps.length > 1 && (row.text.endsWith('?') || (areNumbered && !isNumbered))) break
      areNumbered ||= isNumbered
      const name = row.text.replace(stepNumber, '').replace(/\s*:$/u, '')
      group = name === '' ? '' : `${name}: `
      continue
    }
    if (hasItems && row.kind !== 'item') {
      if (steps.length > 1) break
      continue
    }
    if (row.kind === 'line' && steps.length > 1 && isQuestion(row.text)) break
    steps.push(`${group}${row.text}`)
    group = ''
  }
  return tidySteps(toLastSentence(toLastNumber(steps)))
}

const numberedHeading = /^(?:(?:step|schritt|étape|paso|passo|stap|steg|trin)\s*)?\d{1,2}(?!\d)/iu
const longestQuestion = 100
/** "Did you like this recipe?" */
const isQuestion = (text: string) => text.length <= longestQuestion && /^[^.!?]*\?/u.test(text)

const sentence = /[.!?:;)”"»。…]$/u
const longestLabel = 60
function isLabel(step: string): boolean {
  const [text = ''] = step.split(': ').slice(-1)
  return text.length < longestLabel && !sentence.test(text)
}

/** Where steps are sentences, two labels one after the other are what follows them on the page: "Facebook", "Print". */
function toLastSentence(steps: readonly string[]): readonly string[] {
  const end = steps.findIndex((step, at) => {
    const next = steps[at + 1]
    if (at === 0 || !isLabel(step) || (next !== undefined && !isLabel(next))) return false
    const above = steps.slice(0, at)
    return above.filter((each) => !isLabel(each)).length >= above.length * 0.8
  })
  return end === -1 ? steps : steps.slice(0, end)
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

const nothing = { heading: '', lines: [], end: -1 }

export interface HeadedRun extends Run {
  readonly heading: string
}

/** The ingredients below the heading that has most; `end` is -1 where there are none. */
export function headedIngredients(rows: readonly Row[]): HeadedRun {
  let best: HeadedRun = nothing
  let most = 0
  for (const block of blocks(rows, 'ingredients')) {
    const run = ingredientsOf(block)
    const weight = run.lines.filter(({ text }) =>
      looksLikeIngredient({ text, kind: 'item' }),
    ).length
    if (weight > most) [best, most] = [{ heading: block.heading, ...run }, weight]
  }
  return best
}

/** Of several places that may hold the steps the one that says most. */
export function longestSteps(candidates: readonly Block[]): readonly string[] {
  let steps: readonly string[] = []
  let most = 0
  for (const block of candidates) {
    const read = stepsOf(block)
    const weight = read.join(' ').length
    if (weight > most && weight >= shortestMethod) [steps, most] = [read, weight]
  }
  return steps
}

/** Ingredients and steps that stand below headings which say so, in several languages. */
export function readRows(rows: readonly Row[]): RowsRecipe {
  const { heading, lines } = headedIngredients(rows)
  return { heading, lines, steps: longestSteps(blocks(rows, 'steps')) }
}
