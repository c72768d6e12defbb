import { t } from '#domain/texts/t.ts'
import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import type { ListingChoice, SettledList } from '#domain/recipes/listing-choice.ts'
import type { LockedPart, SettledListing } from '#domain/recipes/settle-listing.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import type { RecipeFact } from '#domain/recipes/kitchen-facts.ts'
import type { ListingScope, ListingSort, MostMissing } from '#domain/recipes/listing.ts'
import { avoidableName } from '#domain/ingredients/avoidable-name.ts'
import { minutesInWords } from '../words.ts'
import { saidAsChosen } from './said-choice.ts'

export const missingWords: Readonly<Record<MostMissing, string>> = {
  0: t('I can make it now'),
  1: t('At most 1 thing missing'),
  3: t('At most 3 missing'),
}
export const kitchenWords = t('For my kitchen')
export const scopeWords: Readonly<Record<Exclude<ListingScope, 'all'>, string>> = {
  own: t('My own recipes'),
  followed: t('Cooks I follow'),
}
export const sortWords: Readonly<Record<Exclude<ListingSort, 'pantry'>, string>> = {
  popular: t('Popular'),
  rated: t('Best rated'),
  newest: t('Newest'),
  quickest: t('Quickest overall'),
}
export const lockedWords: Readonly<Record<LockedPart, string>> = {
  sort: t('another order'),
  mode: t('another order'),
  seasons: t('the season'),
  minRating: t('the rating'),
  premium: t('premium recipes alone'),
  difficulties: t('the difficulty'),
}
/** What each name in an address means, for who followed one that is not understood. */
export const nameWords: Readonly<Record<string, string>> = {
  meal: t('meal|in an address'),
  cuisine: t('cuisine|in an address'),
  level: t('difficulty|in an address'),
  time: t('time|in an address'),
  diet: t('diet|in an address'),
  without: t('what to avoid'),
  fits: t('what fits your kitchen'),
  season: t('season|in an address'),
  rating: t('rating|in an address'),
  premium: t('premium|in an address'),
  whose: t('whose recipes'),
  missing: t('what may be missing'),
  kitchen: t('what your kitchen can cook'),
  sort: t('order|in an address'),
  mode: t('order|in an address'),
}

export const timeWords = (minutes: number) => t('Under {time}', { time: minutesInWords(minutes) })
export const ratingWords = (rating: number) =>
  t('{rating, plural, other {# stars and more}}', { rating })
export const freeOfWords = (each: Avoidable) => t('No {food}', { food: avoidableName(each) })
export const premiumWords = (premium: boolean) =>
  premium ? t('Premium only') : t('Without premium')

/** Each fact, and the search without it where what it leaves out comes back. */
export const factWords: Readonly<Record<RecipeFact, readonly [words: string, lifted?: string]>> = {
  'keeps-3-days': [t('Keeps at least 3 days')],
  freezes: [t('Can be frozen')],
  'no-alcohol': [t('Without alcohol'), t('Also with alcohol')],
  'no-added-alcohol': [t('No alcohol added'), t('Also with alcohol added')],
  'without-oven': [t('Without an oven'), t('Also with an oven')],
  'without-broiler': [t('Without a broiler (grill)'), t('Also with a broiler (grill)')],
  'without-barbecue': [
    t('Without a barbecue or grill pan'),
    t('Also with a barbecue or grill pan'),
  ],
  'without-microwave': [t('Without a microwave'), t('Also with a microwave')],
  'without-air-fryer': [t('Without an air fryer'), t('Also with an air fryer')],
  'without-slow-cooker': [t('Without a slow cooker'), t('Also with a slow cooker')],
  'without-pressure-cooker': [t('Without a pressure cooker'), t('Also with a pressure cooker')],
  'without-rice-cooker': [t('Without a rice cooker'), t('Also with a rice cooker')],
  'without-blender': [t('Without a blender'), t('Also with a blender')],
  'without-food-processor': [t('Without a food processor'), t('Also with a food processor')],
  'without-mixer': [t('Without a mixer'), t('Also with a mixer')],
  'without-wok': [t('Without a wok'), t('Also with a wok')],
  'without-steamer': [t('Without a steamer'), t('Also with a steamer')],
  'without-waffle-iron': [t('Without a waffle iron'), t('Also with a waffle iron')],
  'without-ice-cream-maker': [t('Without an ice cream maker'), t('Also with an ice cream maker')],
  'without-pasta-machine': [t('Without a pasta machine'), t('Also with a pasta machine')],
  'without-kitchen-torch': [t('Without a kitchen torch'), t('Also with a kitchen torch')],
  'without-mortar': [t('Without a mortar'), t('Also with a mortar')],
  'without-rolling-pin': [t('Without a rolling pin'), t('Also with a rolling pin')],
  'without-piping-bag': [t('Without a piping bag'), t('Also with a piping bag')],
  'without-thermometer': [t('Without a thermometer'), t('Also with a thermometer')],
  'without-stove': [t('Without a stove'), t('Also with a stove')],
  'without-second-pot': [t('Without a second pot or pan'), t('Also with a second pot or pan')],
}

/** One part of a search that can be taken away. */
export interface ActiveFilter {
  key: string
  words: string
  /** The search without it: "Also with an oven". */
  lifted: string
  isFromSettings: boolean
  without: ListingChoice
}

const less = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.filter((each) => each !== value)

/** What narrows the list, each with the choice that is left without it. Of the text only the rules that it says are among them. */
export function activeFilters(
  typed: ListingChoice,
  { query, fromSettings }: SettledListing,
): ActiveFilter[] {
  const choice = saidAsChosen(typed, query)
  const found: ActiveFilter[] = []
  function add(
    words: string,
    without: Partial<ListingChoice>,
    {
      list,
      lifted = t('Without “{words}”', { words }),
    }: { list?: SettledList; lifted?: string } = {},
  ) {
    const isFromSettings = list !== undefined && fromSettings.has(list)
    found.push({ key: words, words, lifted, isFromSettings, without: { ...choice, ...without } })
  }
  const { forKitchen, maxMissing, scope, maxMinutes, minRating, premium } = query
  if (forKitchen) add(kitchenWords, { forKitchen: false })
  if (maxMissing !== null) add(missingWords[maxMissing], { maxMissing: null })
  for (const list of ['meals', 'cuisines', 'difficulties'] as const) {
    for (const each of query[list]) {
      add(
        list === 'cuisines' ? cuisineName(each) : kindName(each),
        { [list]: less(query[list], each) },
        { list },
      )
    }
  }
  if (maxMinutes !== null) add(timeWords(maxMinutes), { maxMinutes: null }, { list: 'maxMinutes' })
  for (const each of choice.preferences) {
    add(kindName(each), { preferences: less(choice.preferences, each) })
  }
  for (const each of choice.restrictions) {
    const lifted = t('Also with {food}', { food: avoidableName(each) })
    add(freeOfWords(each), { restrictions: less(choice.restrictions, each) }, { lifted })
  }
  for (const each of query.facts) {
    const [words, lifted] = factWords[each]
    add(words, { facts: less(query.facts, each) }, { list: 'facts', ...(lifted && { lifted }) })
  }
  for (const each of query.seasons) add(kindName(each), { seasons: less(query.seasons, each) })
  if (minRating !== null) add(ratingWords(minRating), { minRating: null })
  if (premium !== null) {
    const lifted = premium ? {} : { lifted: t('Also with premium') }
    add(premiumWords(premium), { premium: null }, lifted)
  }
  if (scope !== 'all') add(scopeWords[scope], { scope: 'all' })
  return found
}
