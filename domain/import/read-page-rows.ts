import { longestRun } from './by-looks.ts'
import {
  type Block,
  blocks,
  headedIngredients,
  type HeadedRun,
  longestSteps,
  mostLines,
  type RowsRecipe,
} from './read-rows.ts'
import type { Row } from './rows.ts'
import { type PartKind, partOf } from './section-words.ts'

/** With an amount, where no heading says that they are ingredients. */
const fewestByLooks = 4

function ingredientsIn(rows: readonly Row[]): HeadedRun {
  const headed = headedIngredients(rows)
  if (headed.lines.length > 0) return headed
  const run = longestRun(rows, fewestByLooks)
  return run === null ? headed : { heading: '', ...run }
}

/** "Apple pie – Method", "How to make apple pie": what announces steps behind or before the name of the dish. */
function looseStepsPart({ text, kind }: Row): PartKind | null {
  const whole = partOf(text)
  if (whole !== null || kind !== 'heading') return whole
  const [tail = ''] = text.split(/\s*(?:[–—|:]|\s-\s)\s*/u).slice(-1)
  if (tail !== text && partOf(tail) === 'steps') return 'steps'
  return /^how to (?:make|cook|bake|prepare) /iu.test(text) ? 'steps' : null
}

/** Where steps have a heading each, "Step 1", they need none above them. */
function firstSteps(rows: readonly Row[]): Block[] {
  return rows.flatMap((row, from) => {
    const isFirst =
      row.kind === 'heading' &&
      /^(?:step|schritt|étape|paso|passo|stap|steg|trin)\s*1(?!\d)/iu.test(row.text)
    return isFirst ? [{ heading: '', rows: rows.slice(from, from + mostLines), from }] : []
  })
}

const shortestStep = 40

/** What follows the ingredients at once, where it reads like the work: two sentences at least. */
function directlyBehind(rows: readonly Row[], from: number): Block[] {
  if (from < 0) return []
  const behind = rows.slice(from, from + mostLines)
  const end = behind.findIndex((row) => partOf(row.text) === 'other')
  const block = end === -1 ? behind : behind.slice(0, end)
  const sentences = block.slice(0, 4).filter(({ text }) => text.length >= shortestStep)
  return sentences.length > 1 ? [{ heading: '', rows: block, from }] : []
}

/**
 * Ingredients and steps of a page: below headings that say so; where there are none, by how they look and where they
 * stand.
 */
export function readPageRows(rows: readonly Row[]): RowsRecipe {
  const { heading, lines, end } = ingredientsIn(rows)
  const ways = [
    () => blocks(rows, 'steps'),
    () => firstSteps(rows),
    () => blocks(rows, 'steps', looseStepsPart),
    () => (lines.length > 1 ? directlyBehind(rows, end) : []),
  ]
  for (const way of ways) {
    const steps = longestSteps(way())
    if (steps.length > 0) return { heading, lines, steps }
  }
  return { heading, lines, steps: [] }
}
