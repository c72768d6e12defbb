import type { InSteps } from '../in-steps.ts'
import { foldText, normalise } from '../ingredients/normalise.ts'
import { nameOfFood, pluralOfFood } from '../ingredients/names.ts'
import { nearestAliases } from '../ingredients/nearest.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { locale } from '../texts/t.ts'

export interface Suggestion {
  ingredient: IngredientId
  /** The other name by which it was found ("aubergine"); null where its own name says it. */
  alias: string | null
}

/** How a text was found, best first: a name in full, a name's beginning, another name's, a word inside. */
const ranks = { whole: 0, name: 1, alias: 2, inside: 3 } as const
type Rank = (typeof ranks)[keyof typeof ranks]

interface Entry {
  /** A folded name, with a space before each of its words. */
  words: string
  id: IngredientId
  alias: string | null
}

export interface SuggestionIndex {
  vocabulary: Vocabulary
  entries: readonly Entry[]
  /** How often each ingredient is asked for; 0 where it is not named. */
  popularity: ReadonlyMap<IngredientId, number>
}

/** A slow phone takes some milliseconds for so many names. */
const namesAtOnce = 500

/**
 * All names, folded, in steps. They are looked through one by one: 20,000 take a millisecond or two, where sorting
 * them for a quicker search would take fifty before the first answer.
 */
export function* makingSuggestionIndex(
  vocabulary: Vocabulary,
  popularity: ReadonlyMap<IngredientId, number>,
): InSteps<SuggestionIndex> {
  const entries: Entry[] = []
  const names = new Set<string>()
  let read = 0
  for (const food of vocabulary.ingredients.values()) {
    if (read++ % namesAtOnce === 0) yield
    const { id } = food
    for (const folded of new Set([foldText(nameOfFood(food)), foldText(pluralOfFood(food))])) {
      names.add(folded)
      entries.push({ words: ` ${folded}`, id, alias: null })
    }
  }
  for (const [alias, id] of vocabulary.aliases) {
    if (read++ % namesAtOnce === 0) yield
    if (!names.has(alias))
      entries.push({ words: ` ${alias}`, id, alias: asWritten(alias, vocabulary) })
  }
  return { vocabulary, entries, popularity }
}

/** With capitals and accents, where the language of the page has them. */
const asWritten = (alias: string, { written }: Vocabulary): string =>
  locale() === 'en' ? alias : (written?.get(alias) ?? alias)

interface Found {
  entry: Entry
  rank: Rank
}

function rankOf({ words, alias }: Entry, place: number, wanted: string): Rank {
  if (place > 0) return ranks.inside
  if (words.length === wanted.length) return ranks.whole
  return alias === null ? ranks.name : ranks.alias
}

/** Below zero where `left` is better: by how it was found, then the shorter name. */
function compare(left: Found, right: Found): number {
  return left.rank - right.rank || left.entry.words.length - right.entry.words.length
}

/**
 * Up to `limit` ingredients for what has been typed so far: those whose name begins with it, then those
 * of which another name does, then those with such a word inside; the ones that are asked for most come
 * first. A name that is typed in full leads.
 */
export function suggest(query: string, index: SuggestionIndex, limit = 6): Suggestion[] {
  const best = new Map<IngredientId, Found>()
  // Also in the singular: "chopped tomatoes" is kept as "chopped tomato".
  for (const form of new Set([foldText(query), normalise(query)])) {
    if (form === '') continue
    const wanted = ` ${form}`
    for (const entry of index.entries) {
      const place = entry.words.indexOf(wanted)
      if (place === -1) continue
      const found = { entry, rank: rankOf(entry, place, wanted) }
      const known = best.get(entry.id)
      if (known === undefined || compare(found, known) < 0) best.set(entry.id, found)
    }
  }
  const popularity = (id: IngredientId) => index.popularity.get(id) ?? 0
  return [...best.values()]
    .toSorted(
      (left, right) =>
        left.rank - right.rank ||
        popularity(right.entry.id) - popularity(left.entry.id) ||
        compare(left, right) ||
        (left.entry.id < right.entry.id ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ entry }) => ({ ingredient: entry.id, alias: entry.alias }))
}

/** "Did you mean …?" for what no name begins with; nearness only ever proposes. */
export function didYouMean(query: string, { vocabulary }: SuggestionIndex, limit = 3) {
  const form = normalise(query)
  return form.length < 3 ? [] : nearestAliases(form, vocabulary, limit)
}
