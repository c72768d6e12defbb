import { t } from '#domain/texts/t.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import type { ListingQuery } from '#domain/recipes/listing.ts'
import type { WishSearch } from '#domain/wishes/wish-choice.ts'
import type { ActiveFilter } from './filter-words.ts'
import { dietOptions, timeOptions } from './listing-address.ts'
import { saidAsChosen } from './said-choice.ts'

const together = <Value>(one: readonly Value[], other: readonly Value[]) => [
  ...new Set([...one, ...other]),
]

function textOf({ wanted, unwanted }: Pick<WishSearch, 'wanted' | 'unwanted'>): string {
  const without = unwanted.flatMap(({ words }) =>
    words.map((word) => `-${word.replaceAll(' ', '-')}`),
  )
  return [...wanted, ...without].join(' ')
}

/**
 * The search that a wish means, as if each part of it had been chosen, so that each can be taken away. `query` is what the choice comes
 * to without the wish: rules that its words say are in it.
 */
export function wishAsChosen(
  choice: ListingChoice,
  query: ListingQuery,
  wish: WishSearch,
): ListingChoice {
  const chosen = saidAsChosen(choice, query)
  const preferences = dietOptions.filter((each) => wish.preferences.some((id) => id === each))
  const minutes = wish.maxMinutes
  return {
    ...chosen,
    text: textOf(wish),
    restrictions: together(chosen.restrictions, wish.restrictions),
    preferences: together(chosen.preferences, preferences),
    ...(wish.facts.length > 0 && { facts: together(query.facts, wish.facts) }),
    ...(minutes !== null &&
      query.maxMinutes === null && {
        maxMinutes: timeOptions.find((each) => each >= minutes) ?? null,
      }),
  }
}

/** The words of a wish, each with the search that is left without it. `read` is what `wishAsChosen` gives. */
export function wishFilters(wish: WishSearch, read: ListingChoice): ActiveFilter[] {
  const { wanted, unwanted } = wish
  const one = (words: string, rest: Pick<WishSearch, 'wanted' | 'unwanted'>): ActiveFilter => ({
    key: `wish ${words}`,
    words,
    lifted: t('Without “{words}”', { words }),
    isFromSettings: false,
    without: { ...read, text: textOf(rest) },
  })
  return [
    ...wanted.map((word) =>
      one(word, { unwanted, wanted: wanted.filter((each) => each !== word) }),
    ),
    ...unwanted.map((each) =>
      one(t('Without “{words}”', { words: each.name }), {
        wanted,
        unwanted: unwanted.filter((other) => other !== each),
      }),
    ),
  ]
}
