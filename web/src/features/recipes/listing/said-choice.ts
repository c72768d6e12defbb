import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import type { ListingQuery } from '#domain/recipes/listing.ts'
import { rulesSaid } from '#domain/recipes/said-rules.ts'
import { timeOptions } from './listing-address.ts'

const together = <Value>(one: readonly Value[], other: readonly Value[]) => [
  ...new Set([...one, ...other]),
]

/**
 * The same search with the rules that its words say as rules that are chosen, so that each can be taken away: "egg free cake"
 * is "cake", without eggs. `query` is what the choice comes to.
 */
export function saidAsChosen(choice: ListingChoice, query: ListingQuery): ListingChoice {
  const said = rulesSaid(choice.text)
  if (said.text === choice.text) return choice
  const minutes = query.maxMinutes
  return {
    ...choice,
    text: said.text,
    restrictions: together(choice.restrictions, said.restrictions),
    preferences: together(choice.preferences, said.preferences),
    ...(said.facts.length > 0 && { facts: query.facts }),
    // An address knows a few times alone.
    ...(said.maxMinutes !== null &&
      minutes !== null && { maxMinutes: timeOptions.find((each) => each >= minutes) ?? null }),
  }
}
