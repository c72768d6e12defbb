import { normalise } from '#domain/ingredients/normalise.ts'
import type { FoodRow } from './food-rows.ts'

/** A row that a description may mean. */
export interface FoundRow {
  row: FoodRow
  /** How well its words are those of the description; 1 is all of them and no other. */
  score: number
}

/** Words that tell no food from another. */
const empty = new Set(
  `a an and or of the in on for from to with by as at all is are that which has been it its this both either only other unspecified nfs ns
  food foods type style variety various regular ready eat made`.split(/\s+/u),
)

/** What says one thing in two words. */
const sameAs: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bwithout (?:added )?salt\b|\bno salt added\b|\bwith no (?:added )?salt\b/gu, 'unsalted'],
  [/\bfat[- ]free\b|\bnonfat\b|\bnon-fat\b/gu, 'nonfat'],
  [/\blow[- ]fat\b|\blowfat\b/gu, 'lowfat'],
  [/\bbaby[- ]?food\b|\bbaby[- ](?=cereal|juice|dinner|dessert)/gu, 'babyfood'],
  [/\bskim(?:med)? milk\b/gu, 'milk nonfat'],
  [/\bbell peppers?\b/gu, 'peppers sweet'],
  [/\bgreen beans\b|\bstring beans\b/gu, 'beans snap green'],
  [/\b(?:french )?fries\b/gu, 'french fried potatoes'],
  [/\boatmeal(?! cookie)/gu, 'oatmeal oats'],
  [/\bsoft drinks?\b|\bsoda pop\b/gu, 'carbonated beverage'],
  [/\bcoca[- ]cola\b/gu, 'carbonated cola'],
  [/\bhash ?browns?\b/gu, 'hash brown'],
  [/\bscallions?\b/gu, 'onions spring scallions'],
  [/\b(?:air-popped|popped)\b/gu, 'air-popped'],
  [/\bspaghetti\b/gu, 'spaghetti pasta'],
  [/\bhomemade\b|\bhome-?made\b/gu, 'homemade recipe'],
]

export function wordsOf(text: string): string[] {
  let plain = text.toLowerCase()
  for (const [pattern, words] of sameAs) plain = plain.replace(pattern, words)
  const words = normalise(plain).split(' ')
  return [...new Set(words.filter((word) => word !== '' && !empty.has(word)))]
}

interface IndexedRow {
  row: FoodRow
  words: readonly string[]
  /** Those of the first part of the description, which names the kind of food. */
  heads: ReadonlySet<string>
}

export interface RowIndex {
  rows: readonly IndexedRow[]
  byWord: ReadonlyMap<string, readonly number[]>
  /** How much a word tells: the rarer, the more. */
  worth: (word: string) => number
}

export function indexRows(rows: readonly FoodRow[]): RowIndex {
  const byWord = new Map<string, number[]>()
  const indexed = rows.map((row, place) => {
    const words = wordsOf(row.words)
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), place])
    return { row, words, heads: new Set(wordsOf(row.words.split(',', 1)[0] ?? '')) }
  })
  const worth = (word: string) => Math.log(rows.length / ((byWord.get(word)?.length ?? 0) + 1))
  return { rows: indexed, byWord, worth }
}

/** What a word of the row that nobody asked for takes off, one of its first part, and one that makes another food. */
export const cost = { plain: 0.25, head: 0.5, other: 1.2 }

/** Makes another food of what it stands beside: nobody means baby food, a mix or a powder who does not say so. */
const others = new Set(
  'babyfood baby infant mix powder concentrate condensed unprepared imitation substitute dehydrated alaska dry dried skin peel leaf'.split(
    ' ',
  ),
)

/** How much each word of a description counts; 1 where nothing is said. */
export type WordWeights = ReadonlyMap<string, number>

/** The rows that a description in words may mean, best first. */
export function findRows(
  description: string,
  index: RowIndex,
  limit = 5,
  weights: WordWeights = new Map(),
): FoundRow[] {
  const asked = new Map(
    wordsOf(description).map((word) => [word, index.worth(word) * (weights.get(word) ?? 1)]),
  )
  const total = [...asked.values()].reduce((sum, worth) => sum + worth, 0)
  if (total === 0) return []
  const shared = new Map<number, number>()
  for (const [word, worth] of asked) {
    for (const place of index.byWord.get(word) ?? []) {
      shared.set(place, (shared.get(place) ?? 0) + worth)
    }
  }
  const best = [...shared].toSorted(([, a], [, b]) => b - a).slice(0, 600)
  const found = best.flatMap(([place, common]) => {
    const each = index.rows[place]
    if (each === undefined) return []
    const unasked = each.words.reduce((sum, word) => {
      if (asked.has(word)) return sum
      const taken = others.has(word) ? cost.other : each.heads.has(word) ? cost.head : cost.plain
      return sum + index.worth(word) * taken
    }, 0)
    return [{ row: each.row, score: common / (total + unasked) }]
  })
  return found
    .toSorted((a, b) => b.score - a.score || a.row.ndb.localeCompare(b.row.ndb))
    .slice(0, limit)
}
