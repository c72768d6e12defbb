import { longestRun } from './by-looks.ts'
import { type FoundRecipe, nothingFound } from './found-recipe.ts'
import { withoutNotes } from './notes.ts'
import { linesOf } from './plain-text.ts'
import { readRows } from './read-rows.ts'
import { readRowFacts } from './row-facts.ts'
import { looksLikeIngredient, type Row, tidySteps } from './rows.ts'
import { partOf } from './section-words.ts'
import { withSections } from './tidy-lines.ts'
import { type FoundFrom } from './to-draft.ts'
import { readYield } from './yields.ts'

/** A line like a title: short, no amount before it, no sentence. */
function isTitle(row: Row): boolean {
  const { text } = row
  return text.length <= 120 && !looksLikeIngredient(row) && partOf(text) === null
}

function isFact(row: Row): boolean {
  const { servings, readyInMinutes } = readRowFacts([row])
  return servings !== null || readyInMinutes !== null
}

/**
 * Where no heading says what is what: the longest run of lines that look like ingredients, and what comes
 * after it.
 */
function byTheirLooks(rows: readonly Row[]): Pick<FoundRecipe, 'lines' | 'steps'> {
  const run = longestRun(rows, 2)
  if (run === null) return { lines: [], steps: [] }
  const after = rows.slice(run.end).filter((row) => !isFact(row))
  return { lines: run.lines, steps: tidySteps(after.map(({ text }) => text)) }
}

/** Broken lines of a photographed page: a line that begins small goes on with the one before. */
function joined(steps: readonly string[]): string[] {
  const whole: string[] = []
  for (const step of steps) {
    const last = whole.at(-1)
    const goesOn = last !== undefined && /^\p{Ll}/u.test(step) && !/[.!?:]$/u.test(last)
    if (goesOn)
      whole[whole.length - 1] = `${last.replace(/-$/u, '')}${last.endsWith('-') ? '' : ' '}${step}`
    else whole.push(step)
  }
  return whole
}

/** One recipe as somebody wrote, copied or photographed it, in English, German, French, Italian or Spanish. */
export function readText(text: string): { found: FoundRecipe; from: FoundFrom } {
  const all = linesOf(text).map((line): Row => ({
    text: line.replace(/^#+\s*/u, ''),
    kind: 'line',
  }))
  const { rows, notes } = withoutNotes(all)
  const headed = readRows(rows)
  const seen = headed.lines.length > 0 ? headed : { ...byTheirLooks(rows), heading: '' }
  const facts = readRowFacts(rows)
  const inHeading = readYield(seen.heading)
  const title = rows.find((row) => isTitle(row) && !isFact(row))?.text ?? null
  const steps = joined(seen.steps.length > 0 ? seen.steps : headed.steps).filter(
    (step) => step !== title,
  )
  const found: FoundRecipe = {
    ...nothingFound,
    ...facts,
    title,
    ...(inHeading.servings !== null && inHeading),
    lines: withSections(seen.lines),
    steps,
    tip: notes,
  }
  const from = Object.fromEntries(
    Object.entries(found)
      .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== null))
      .map(([name]) => [name, 'text' as const]),
  )
  return { found, from }
}
