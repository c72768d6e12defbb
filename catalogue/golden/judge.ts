import { readLines } from '#domain/ingredients/read-lines.ts'
import type { ReadLine } from '#domain/ingredients/read-line.ts'
import { suggestionsFor } from '#domain/ingredients/resolve.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { type Kitchen, type PantryEntry, prepareKitchen } from '#domain/matching/kitchen.ts'
import { matchNeed, type NeedMatch, type NeedState } from '#domain/matching/need.ts'
import { readPantryList } from '#domain/pantry/read-list.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import type { GoldenPair } from './pairs.ts'

/** The best first. */
const order: readonly NeedState[] = [
  'have',
  'assumed',
  'optional',
  'swap',
  'probably',
  'missing',
  'unknown',
]

function entriesOf(
  text: string,
  status: PantryEntry['status'],
  vocabulary: Vocabulary,
): PantryEntry[] {
  return readPantryList(text, vocabulary, new Map()).map(({ resolution }) => ({
    ingredient: resolution.kind === 'resolved' ? resolution.ingredient : null,
    status,
    ageDays: 0,
  }))
}

/** Of "butter or margarine" the better one counts. */
function matchLine(line: ReadLine, kitchen: Kitchen, contexts: readonly string[]): NeedMatch {
  const { resolution, otherwise, original: text, optional } = line
  const first = resolution.kind === 'resolved' ? resolution.ingredient : null
  const [best, ...others] = [first, ...otherwise].map((ingredient) =>
    matchNeed({ ingredient, text, optional, contexts }, kitchen),
  )
  if (best === undefined) throw new Error('a line has at least one reading')
  return others.reduce(
    (better, each) => (order.indexOf(each.state) < order.indexOf(better.state) ? each : better),
    best,
  )
}

export interface Verdict {
  right: boolean
  /** What came out, in the words of the file. */
  actual: string
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}

/** What a line comes to: its worst thing, where what is assumed or optional does not count. */
function stateOfLine(states: readonly NeedState[]): NeedState | undefined {
  const counted = states.filter((state) => state !== 'assumed' && state !== 'optional')
  const all = counted.length > 0 ? counted : states
  return all.toSorted((left, right) => order.indexOf(right) - order.indexOf(left))[0]
}

/** Reads pantry and line as the app does, matches, and compares with what a cook would say. */
export function judge(pair: GoldenPair, vocabulary: Vocabulary): Verdict {
  const owned = entriesOf(pair.pantry, 'have', vocabulary)
  const out = entriesOf(pair.out ?? '', 'out', vocabulary)
  const kitchen = prepareKitchen(
    [...owned, ...out],
    pair.staples ?? usualStaples,
    vocabulary,
    noRules,
  )
  const lines = readLines(pair.line, vocabulary)
  const matches = lines.map((line) => matchLine(line, kitchen, listOf(pair.used)))
  const states = matches.map(({ state }) => state)
  const via = matches.flatMap((match) => match.via)
  const ids = matches.map(({ need }) => need.ingredient ?? '?')
  const suggestions = lines.flatMap((line) => suggestionsFor(line, vocabulary))
  const isState = Array.isArray(pair.state)
    ? pair.state.join() === states.join()
    : pair.state === stateOfLine(states)
  const right =
    isState &&
    listOf(pair.through).every((id) => via.includes(id)) &&
    (pair.as === undefined || pair.as === ids.join()) &&
    (pair.suggests === undefined || suggestions.includes(pair.suggests))
  const through = via.length > 0 ? ` through ${via.join(' + ')}` : ''
  const nearest = suggestions.length > 0 ? ` (nearest: ${suggestions.join(', ')})` : ''
  return { right, actual: `${states.join(', ')} as ${ids.join(', ')}${through}${nearest}` }
}
