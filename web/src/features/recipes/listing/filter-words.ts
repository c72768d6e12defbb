import { capitalised } from '#domain/ingredients/names.ts'
import type { Avoidable } from '#domain/ingredients/vocabulary.ts'
import type {
  ListingChoice,
  LockedPart,
  SettledList,
  SettledListing,
} from '#domain/recipes/listing-choice.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import type { RecipeFact } from '#domain/recipes/kitchen-facts.ts'
import type { ListingScope, ListingSort, MostMissing } from '#domain/recipes/listing.ts'
import { avoidableName } from '../avoidable-words.ts'
import { minutesInWords } from '../words.ts'

export const missingWords: Readonly<Record<MostMissing, string>> = {
  0: 'I can make it now',
  1: 'At most 1 thing missing',
  3: 'At most 3 missing',
}
export const kitchenWords = 'For my kitchen'
export const scopeWords: Readonly<Record<Exclude<ListingScope, 'all'>, string>> = {
  own: 'My own recipes',
  followed: 'Cooks I follow',
}
export const sortWords: Readonly<Record<Exclude<ListingSort, 'pantry'>, string>> = {
  popular: 'Popular',
  rated: 'Best rated',
  newest: 'Newest',
  quickest: 'Quickest overall',
}
export const lockedWords: Readonly<Record<LockedPart, string>> = {
  sort: 'another order',
  mode: 'another order',
  seasons: 'the season',
  minRating: 'the rating',
  premium: 'premium recipes alone',
  difficulties: 'the difficulty',
}
/** What each name in an address means, for who followed one that is not understood. */
export const nameWords: Readonly<Record<string, string>> = {
  meal: 'meal',
  cuisine: 'cuisine',
  level: 'difficulty',
  time: 'time',
  diet: 'diet',
  without: 'what to avoid',
  fits: 'what fits your kitchen',
  season: 'season',
  rating: 'rating',
  premium: 'premium',
  whose: 'whose recipes',
  missing: 'what may be missing',
  kitchen: 'what your kitchen can cook',
  sort: 'order',
  mode: 'order',
}

export const timeWords = (minutes: number) => `Under ${minutesInWords(minutes)}`
export const ratingWords = (rating: number) => `${rating} stars and more`
export const freeOfWords = (each: Avoidable) => `No ${avoidableName(each)}`
export const premiumWords = (premium: boolean) => (premium ? 'Premium only' : 'Without premium')
export const optionWords = (option: string) => capitalised(option)

export const factWords: Readonly<Record<RecipeFact, string>> = {
  'keeps-3-days': 'Keeps at least 3 days',
  freezes: 'Can be frozen',
  'no-alcohol': 'Without alcohol',
  'no-added-alcohol': 'No alcohol added',
  'without-oven': 'Without an oven',
  'without-broiler': 'Without a broiler (grill)',
  'without-barbecue': 'Without a barbecue or grill pan',
  'without-microwave': 'Without a microwave',
  'without-air-fryer': 'Without an air fryer',
  'without-slow-cooker': 'Without a slow cooker',
  'without-pressure-cooker': 'Without a pressure cooker',
  'without-rice-cooker': 'Without a rice cooker',
  'without-blender': 'Without a blender',
  'without-food-processor': 'Without a food processor',
  'without-mixer': 'Without a mixer',
  'without-wok': 'Without a wok',
  'without-steamer': 'Without a steamer',
  'without-waffle-iron': 'Without a waffle iron',
  'without-ice-cream-maker': 'Without an ice cream maker',
  'without-pasta-machine': 'Without a pasta machine',
  'without-kitchen-torch': 'Without a kitchen torch',
  'without-mortar': 'Without a mortar',
  'without-rolling-pin': 'Without a rolling pin',
  'without-piping-bag': 'Without a piping bag',
  'without-thermometer': 'Without a thermometer',
  'without-stove': 'Without a stove',
}

/** One part of a search that can be taken away. */
export interface ActiveFilter {
  key: string
  words: string
  isFromSettings: boolean
  without: ListingChoice
}

/** A search with one part less: "Also with an oven"; what the words leave out comes back. */
export function liftedInWords(words: string): string {
  const lifted = words.replace(/^(?:Without|No) /u, 'Also with ')
  return lifted === words ? `Without “${words}”` : lifted
}

const less = <Value>(list: readonly Value[], value: Value): Value[] =>
  list.filter((each) => each !== value)

/** What narrows the list, each with the choice that is left without it. The text is none of them. */
export function activeFilters(
  choice: ListingChoice,
  { query, fromSettings }: SettledListing,
): ActiveFilter[] {
  const found: ActiveFilter[] = []
  function add(words: string, without: Partial<ListingChoice>, list?: SettledList) {
    const isFromSettings = list !== undefined && fromSettings.has(list)
    found.push({ key: words, words, isFromSettings, without: { ...choice, ...without } })
  }
  const { forKitchen, maxMissing, scope, maxMinutes, minRating, premium } = query
  if (forKitchen) add(kitchenWords, { forKitchen: false })
  if (maxMissing !== null) add(missingWords[maxMissing], { maxMissing: null })
  for (const list of ['meals', 'cuisines', 'difficulties'] as const) {
    for (const each of query[list]) {
      add(
        list === 'cuisines' ? cuisineName(each) : optionWords(each),
        { [list]: less(query[list], each) },
        list,
      )
    }
  }
  if (maxMinutes !== null) add(timeWords(maxMinutes), { maxMinutes: null }, 'maxMinutes')
  for (const each of choice.preferences) {
    add(optionWords(each), { preferences: less(choice.preferences, each) })
  }
  for (const each of choice.restrictions) {
    add(freeOfWords(each), { restrictions: less(choice.restrictions, each) })
  }
  for (const each of query.facts) add(factWords[each], { facts: less(query.facts, each) }, 'facts')
  for (const each of query.seasons) add(optionWords(each), { seasons: less(query.seasons, each) })
  if (minRating !== null) add(ratingWords(minRating), { minRating: null })
  if (premium !== null) add(premiumWords(premium), { premium: null })
  if (scope !== 'all') add(scopeWords[scope], { scope: 'all' })
  return found
}
