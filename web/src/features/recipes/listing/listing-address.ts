import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import { textLimits } from '#domain/limits.ts'
import { rankingModes } from '#domain/matching/rank.ts'
import { allCuisines, difficulties, mealTypes, seasons } from '#domain/recipes/kinds.ts'
import { recipeFacts } from '#domain/recipes/kitchen-facts.ts'
import { nothingChosen, type ListingChoice } from '#domain/recipes/listing-choice.ts'
import { listingScopes, listingSorts, mostMissing } from '#domain/recipes/listing.ts'

export const dietOptions = defaultDietarySettings.preferences.map(({ id }) => id)
export const timeOptions = [15, 30, 60] as const
export const ratingOptions = [3, 4] as const

/** Marks a list as open on purpose, where the settings would say otherwise. */
const open = 'any'

/** What an address says, and the names in it whose values mean nothing here. */
interface ReadAddress {
  choice: ListingChoice
  ignored: readonly string[]
}

/** What somebody searches for, as the address of the list says it. Names in addresses are kept for good. */
export function readListingAddress(params: URLSearchParams): ReadAddress {
  const ignored: string[] = []

  function known<Option extends string | number>(name: string, options: readonly Option[]) {
    const said = params.get(name)
    if (said === null || said === '') return undefined
    const found = options.find((option) => String(option) === said)
    if (found === undefined) ignored.push(name)
    return found
  }
  function several<Option extends string>(name: string, options: readonly Option[]) {
    const said = params.get(name)
    if (said === null || said === '') return undefined
    if (said === open) return []
    const words = said.split(',')
    const found = options.filter((option) => words.includes(option))
    if (found.length < new Set(words).size) ignored.push(name)
    return found.length === 0 ? undefined : found
  }

  const premium = known('premium', ['yes', 'no'])
  const choice: ListingChoice = {
    ...nothingChosen,
    text: (params.get('q') ?? '').slice(0, textLimits.search),
    exactText: params.get('exact') === '1',
    meals: several('meal', mealTypes),
    cuisines: several('cuisine', allCuisines),
    difficulties: several('level', difficulties),
    maxMinutes: params.get('time') === open ? null : known('time', timeOptions),
    preferences: several('diet', dietOptions) ?? [],
    restrictions: several('without', avoidable) ?? [],
    seasons: several('season', seasons) ?? [],
    minRating: known('rating', ratingOptions) ?? null,
    facts: several('fits', recipeFacts),
    premium: premium === undefined ? null : premium === 'yes',
    scope: known('whose', listingScopes) ?? 'all',
    maxMissing: known('missing', mostMissing) ?? null,
    forKitchen: known('kitchen', [1]) === 1,
    sort: known('sort', listingSorts) ?? 'pantry',
    mode: known('mode', rankingModes) ?? 'ready-now',
  }
  return { choice, ignored }
}

const many = (list: readonly string[] | undefined) =>
  list === undefined ? null : list.length === 0 ? open : list.join(',')
const some = (list: readonly string[]) => (list.length === 0 ? null : list.join(','))

/** The address of a choice; what else stands in the address stays. */
export function listingAddress(choice: ListingChoice, before: URLSearchParams): URLSearchParams {
  const { text, exactText, maxMinutes, minRating, premium, scope, sort, mode } = choice
  const said: Readonly<Record<string, string | number | null>> = {
    q: text === '' ? null : text,
    exact: exactText && text !== '' ? 1 : null,
    meal: many(choice.meals),
    cuisine: many(choice.cuisines),
    level: many(choice.difficulties),
    time: maxMinutes === undefined ? null : (maxMinutes ?? open),
    diet: some(choice.preferences),
    without: some(choice.restrictions),
    season: some(choice.seasons),
    fits: many(choice.facts),
    rating: minRating,
    premium: premium === null ? null : premium ? 'yes' : 'no',
    whose: scope === 'all' ? null : scope,
    missing: choice.maxMissing,
    kitchen: choice.forKitchen ? 1 : null,
    sort: sort === 'pantry' ? null : sort,
    mode: mode === 'ready-now' ? null : mode,
  }
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(said)) {
    if (value === null) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
