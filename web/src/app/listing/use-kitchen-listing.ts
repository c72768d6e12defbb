import { useMemo } from 'react'
import { bandsIn, facetsForKitchen } from '#domain/composing/count-for-kitchen.ts'
import { listForKitchen } from '#domain/composing/list-for-kitchen.ts'
import { isComposedFor, type Listing, type ListingQuery } from '#domain/recipes/listing.ts'
import type { ListingCount } from '#web/features/recipes/listing/queries.ts'
import type { Cookable } from '../home/cookable-here.tsx'
import type { KnownOnDevice } from './use-listing-on-device.ts'

/** What a kitchen can cook without shopping, as a list. */
export interface KitchenListing extends Listing {
  /** More dishes may come. */
  isComposing: boolean
  count: ListingCount
  /** How many another search would find among it. */
  countOf: (query: ListingQuery) => ListingCount
  /** As `count`, with what stands beside each option. */
  numbers: () => ListingCount
}

/** Undefined where it is not asked for, and until it is known what can be cooked. */
export function useKitchenListing(
  query: ListingQuery | undefined,
  { cards, vocabulary, phrases }: KnownOnDevice,
  cookable: Cookable | undefined,
): KitchenListing | undefined {
  const all = useMemo(
    () => [...(cards ?? []), ...(cookable?.dishes ?? [])],
    [cards, cookable?.dishes],
  )
  return useMemo(() => {
    if (query === undefined || !isComposedFor(query) || cookable === undefined) return undefined
    const listed = (each: ListingQuery) =>
      listForKitchen(cookable.matches, each, { cards: all, vocabulary, phrases })
    const { matches, total, readAs } = listed(query)
    const count: ListingCount = {
      total,
      complete: !cookable.isComposing,
      bands: bandsIn(matches),
      readAs,
      facets: null,
      capped: [],
    }
    const asRead = { ...query, text: readAs ?? query.text }
    return {
      matches,
      total,
      readAs,
      isComposing: cookable.isComposing,
      count,
      countOf: (each) => ({ ...count, total: listed(each).total }),
      numbers: () => ({ ...count, facets: facetsForKitchen(cookable.matches, asRead, vocabulary) }),
    }
  }, [query, cookable, all, vocabulary, phrases])
}
