import { canUse, isClosed, type Access } from '../access.ts'
import type { PlanFeature } from '../plan-features.ts'
import type { DietarySettings } from '../dietary-settings.ts'
import { factsWithout, lackedBy } from './lacked.ts'
import { wholeListing, type ListingQuery } from './listing.ts'
import {
  nothingChosen,
  settledLists,
  type ListingChoice,
  type SettledList,
} from './listing-choice.ts'
import { withRulesSaid } from './said-rules.ts'
import { dietOf } from './suits-diet.ts'

/** What a choice comes to for who asks. */
export interface SettledListing {
  query: ListingQuery
  /** The lists that are as the settings say. */
  fromSettings: ReadonlySet<SettledList>
  /** What was asked for and is part of the plan: left out of the query. */
  locked: readonly LockedPart[]
}

export type LockedPart = 'sort' | 'mode' | 'seasons' | 'minRating' | 'premium' | 'difficulties'

/** The feature of the plan that opens each part; the database refuses by the same table. */
const featureOf: Readonly<Record<LockedPart, PlanFeature>> = {
  sort: 'advanced_search',
  mode: 'advanced_search',
  seasons: 'advanced_search',
  minRating: 'advanced_search',
  premium: 'advanced_search',
  difficulties: 'advanced_dietary_filters',
}
const lockable = Object.keys(featureOf).filter((part): part is LockedPart => part in featureOf)

const together = <Value>(left: readonly Value[], right: readonly Value[]): Value[] => [
  ...new Set([...left, ...right]),
]

/** Whether a part of a query asks for nothing. */
function isOpen(query: ListingQuery, part: LockedPart | SettledList): boolean {
  return String(query[part]) === String(wholeListing[part])
}

/** Where a list begins: with what the settings prefer, and without what the kitchen lacks, which is no part of the plan. */
function beginning(settings: DietarySettings | null, isAdvanced: boolean) {
  const { defaults, rules } = dietOf(settings ?? undefined, isAdvanced)
  return { defaults: { ...defaults, facts: factsWithout(lackedBy(settings)) }, rules }
}

/**
 * The query that a choice means: what the settings forbid and prefer always holds, the rest of them where
 * nothing else was said, and what the plan does not open is left out. Rules that its text says hold as well, and are no words
 * to search for any more. `settings` is null for a visitor of whose kitchen nothing is known.
 */
export function settleListing(
  choice: ListingChoice,
  settings: DietarySettings | null,
  access: Access,
): SettledListing {
  const isAdvanced = canUse('advanced_dietary_filters', access)
  const { defaults, rules } = beginning(settings, isAdvanced)
  const wanted: ListingQuery = {
    ...choice,
    cuisines: choice.cuisines ?? defaults.cuisines,
    meals: choice.meals ?? defaults.meals,
    difficulties: choice.difficulties ?? defaults.difficulties,
    maxMinutes: choice.maxMinutes === undefined ? defaults.maxMinutes : choice.maxMinutes,
    // Nobody looked into what people’s own recipes need: a beginning would hide them all.
    facts: choice.facts ?? (choice.scope === 'all' ? defaults.facts : []),
  }
  const closed = lockable.filter((part) => isClosed(featureOf[part], access))
  const chosen: ListingQuery = {
    ...wanted,
    ...Object.fromEntries(closed.map((part) => [part, wholeListing[part]])),
    restrictions: together(wanted.restrictions, rules.restrictions),
    preferences: together(wanted.preferences, rules.preferences),
  }
  return {
    query: withRulesSaid(chosen),
    fromSettings: new Set(
      settledLists.filter((list) => choice[list] === undefined && !isOpen(chosen, list)),
    ),
    locked: closed.filter((part) => !isOpen(wanted, part)),
  }
}

/** A choice without what goes without saying: a list is open by itself where the settings leave it open. */
export function tidyChoice(choice: ListingChoice, settings: DietarySettings | null): ListingChoice {
  const { defaults } = beginning(settings, true)
  const goesWithoutSaying = settledLists.filter(
    (list) =>
      choice[list] !== undefined &&
      [choice[list], defaults[list]].every((each) => String(each) === String(wholeListing[list])),
  )
  return { ...choice, ...Object.fromEntries(goesWithoutSaying.map((list) => [list, undefined])) }
}

/** Everything, also where the settings say what to begin with. */
export function openChoice(settings: DietarySettings | null): ListingChoice {
  const open = {
    ...nothingChosen,
    cuisines: [],
    meals: [],
    difficulties: [],
    maxMinutes: null,
    facts: [],
  }
  return tidyChoice(open, settings)
}
