import type { Avoidable } from '../ingredients/vocabulary.ts'
import type { DietId } from './diets.ts'
import type { RecipeFact } from './kitchen-facts.ts'
import type { ListingQuery } from './listing.ts'
import { readMinutes } from './said-minutes.ts'
import type { Thing } from './said-things.ts'
import { readForm, readWithout } from './said-without.ts'
import { partsOf } from './search-text.ts'
import { wordsOfNothing } from './words-of-nothing.ts'

/** What the words of a search ask for that no word of a recipe answers: its rules, and how long it may take. */
export interface SaidRules {
  restrictions: readonly Avoidable[]
  preferences: readonly DietId[]
  facts: readonly RecipeFact[]
  maxMinutes: number | null
  /** What is left to be searched for by words. */
  text: string
}

interface Read {
  things: readonly Thing[]
  minutes?: number
  end: number
}

function rulesAt(words: readonly string[], at: number): Read | null {
  const read = readWithout(words, at)
  if (read !== null) return read
  const minutes = readMinutes(words, at)
  return minutes === null ? null : { things: [], minutes: minutes.atMost, end: minutes.end }
}

/**
 * The rules that a search says in words: "egg free", "ohne Nüsse", "sans four", "in 20 minutes". They are kept to as those
 * that are chosen: what is not known is never taken for safe.
 */
export function rulesSaid(text: string): SaidRules {
  // What is excluded by a minus is excluded by its words.
  const said = partsOf(text).flatMap((part, place) =>
    part.words.map((word) => ({
      word: part.isUnwanted ? '-' : readForm(word),
      place,
    })),
  )
  const words = said.map(({ word }) => word)
  const things: Thing[] = []
  const minutes: number[] = []
  const taken = new Set<number>()
  for (let at = 0; at < words.length; at++) {
    const read = rulesAt(words, at)
    if (read === null) continue
    things.push(...read.things)
    if (read.minutes !== undefined) minutes.push(read.minutes)
    for (let place = at; place < read.end; place++) taken.add(place)
    at = read.end - 1
  }
  return {
    restrictions: [...new Set(things.flatMap((thing) => thing.restrictions ?? []))],
    preferences: [...new Set(things.flatMap((thing) => thing.preferences ?? []))],
    facts: [...new Set(things.flatMap((thing) => thing.facts ?? []))],
    maxMinutes: minutes.length === 0 ? null : Math.min(...minutes),
    text: taken.size === 0 ? text : textWithout(text, said, taken),
  }
}

function textWithout(
  text: string,
  said: readonly { word: string; place: number }[],
  taken: ReadonlySet<number>,
): string {
  const rest = said.filter((_, at) => !taken.has(at))
  // Of "meals under 30 minutes" nothing is left to search for.
  if (rest.every(({ word }) => wordsOfNothing.has(word))) return ''
  const parts = partsOf(text).map((part, place) => {
    const places = said.flatMap((word, at) => (word.place === place ? [at] : []))
    if (!places.some((at) => taken.has(at))) return part.said
    return part.words.filter((_, index) => !taken.has(places[index] ?? -1)).join(' ')
  })
  return parts.filter((part) => part !== '').join(' ')
}

/** A query that keeps to what its text says, and searches for the rest of it. */
export function withRulesSaid<Query extends ListingQuery>(query: Query): Query {
  const { restrictions, preferences, facts, maxMinutes, text } = rulesSaid(query.text)
  const times = [query.maxMinutes, maxMinutes].filter((each) => each !== null)
  return {
    ...query,
    text,
    restrictions: [...new Set([...query.restrictions, ...restrictions])],
    preferences: [...new Set([...query.preferences, ...preferences])],
    facts: [...new Set([...query.facts, ...facts])],
    maxMinutes: times.length === 0 ? null : Math.min(...times),
  }
}
