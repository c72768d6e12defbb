import { wholeListing, type ListingQuery } from './listing.ts'

/** The lists of dietary settings that are only a beginning: who chooses otherwise here, has chosen. */
export const settledLists = ['cuisines', 'meals', 'difficulties', 'maxMinutes', 'facts'] as const
export type SettledList = (typeof settledLists)[number]

/** What somebody chose here; undefined where nothing was said, and the settings hold. */
export type ListingChoice = Omit<ListingQuery, SettledList> & {
  [List in SettledList]: ListingQuery[List] | undefined
}

export const nothingChosen: ListingChoice = {
  ...wholeListing,
  cuisines: undefined,
  meals: undefined,
  difficulties: undefined,
  maxMinutes: undefined,
  facts: undefined,
}
