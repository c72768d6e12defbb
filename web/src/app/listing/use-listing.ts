import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { matchRecipe, type RecipeMatch } from '#domain/matching/match-recipe.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { type DietRules, noRules } from '#domain/recipes/suits-diet.ts'
import { isComposedFor, wholeListing, type ListingQuery } from '#domain/recipes/listing.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { dietOptions } from '#web/features/recipes/listing/listing-address.ts'
import { knownCard } from '#web/features/recipes/listing/listing-row.ts'
import { usePagesWanted } from '#web/features/recipes/listing/pages-wanted.ts'
import {
  listingCountQuery,
  listingPageSize,
  type ListingRequest,
} from '#web/features/recipes/listing/queries.ts'
import { useListingPages } from '#web/features/recipes/listing/use-listing-pages.ts'
import { useSearchPhrases } from '#web/features/recipes/listing/use-search-phrases.ts'
import { useSettled } from '#web/lib/use-settled.ts'
import { useRecipeCards, vocabularyQuery } from '#web/lib/catalogue.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { useIsPainted } from '#web/lib/use-is-painted.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'
import type { Cookable } from '../home/cookable-here.tsx'
import { useKitchenListing } from './use-kitchen-listing.ts'
import { useRequestPantry } from './use-request-pantry.ts'
import { bareKitchen, useListingOnDevice } from './use-listing-on-device.ts'

/** So long after the last letter the backend is asked. */
const typingPause = 250

/**
 * The list of recipes: at once what this device knows, then the backend's pages, which say the same where
 * both hold the same recipes. `query` is undefined until the dietary settings are known. Where the list is not
 * `isOnTop` of its page, what stands above it is drawn first. `cookable` is what `CookableHere` gives out of `here`.
 */
export function useListing(
  query: ListingQuery | undefined,
  owner: string | null,
  isOnTop: boolean,
  cookable: Cookable | undefined,
) {
  const cards = useRecipeCards()
  const mayBeListed = useIsPainted() || isOnTop
  const vocabulary = useVocabularyInTime(owner, query)
  const ready = useKitchen(owner, vocabulary.data, useFilterRules(query))
  const kitchen = ready.isBare ? bareKitchen : ready.kitchen
  const { wanted, want } = usePagesWanted(useLocation().key)
  const shown = wanted * listingPageSize
  const here = {
    cards: mayBeListed ? cards.data : undefined,
    kitchen,
    vocabulary: vocabulary.data,
    phrases: useSearchPhrases(query?.text),
    shown,
  }
  const everything = useListingOnDevice(query, here)
  const ofKitchen = useKitchenListing(query, here, cookable)
  const onDevice = ofKitchen ?? everything

  const pantry = useRequestPantry(owner, kitchen)
  const text = useSettled(query?.text, typingPause)
  const isSettled = text === query?.text
  const request = useMemo<ListingRequest | undefined>(
    () =>
      query &&
      pantry && { ...pantry, query: askedOf({ ...query, text: text ?? '' }), reader: owner },
    [query, pantry, text, owner],
  )
  const isAnswerable = request !== undefined && isSettled
  const enabled = isAnswerable && !isComposedFor(request.query)
  const question: ListingRequest = request ?? {
    pantry: [],
    staples: [],
    query: wholeListing,
    reader: owner,
  }
  const pages = useListingPages(question, wanted, enabled)
  const counted = useQuery({ ...listingCountQuery(question), enabled })
  const backendPages = isSettled ? pages.pages : undefined

  const fromBackend = useMemo(() => {
    if (backendPages === undefined || kitchen === undefined) return undefined
    const known = new Map((cards.data ?? []).map((card) => [card.id, card]))
    // A recipe that moved between two pages stands where it was first.
    const rows = new Map<number, RecipeMatch<RecipeCard>>()
    for (const row of backendPages.flat()) {
      if (!rows.has(row.id)) rows.set(row.id, matchRecipe(knownCard(row, known), kitchen))
    }
    return [...rows.values()]
  }, [backendPages, kitchen, cards.data])

  const count = ofKitchen?.count ?? (isSettled ? counted.data : undefined)
  const matches = fromBackend ?? onDevice?.matches.slice(0, shown)
  const isFromBackend = fromBackend !== undefined
  return {
    /** As many as are shown; undefined while nothing is known. */
    matches,
    kitchen,
    isBare: ready.isBare,
    request: isAnswerable ? request : undefined,
    here,
    ofKitchen,
    count,
    /** How many there are: as the backend counted, else as this device knows. */
    total: count?.total ?? onDevice?.total ?? matches?.length ?? 0,
    isTotalWhole: count?.complete ?? true,
    readAs: isFromBackend
      ? (backendPages?.[0]?.[0]?.read_as ?? count?.readAs ?? null)
      : (onDevice?.readAs ?? null),
    hasMore: isFromBackend ? pages.hasNext : (onDevice?.total ?? 0) > (matches?.length ?? 0),
    isLoadingMore: isFromBackend && pages.isLoadingMore,
    hasMoreFailed: isFromBackend && pages.hasMoreFailed,
    showMore: () => {
      want((isFromBackend ? (backendPages?.length ?? 0) : wanted) + 1)
      if (isFromBackend) pages.loadMore()
    },
    /** The backend did not answer: what is shown is what this device holds. */
    isOnDeviceOnly: !isFromBackend && isSettled && pages.failureReason !== null,
    hasFailed:
      matches === undefined &&
      (pages.isError || cards.isError || (vocabulary.isError && !ready.isBare)),
    isFetching: pages.isFetching || cards.isFetching || vocabulary.isFetching,
    refetch: () =>
      void Promise.all([
        pages.refetch(),
        counted.refetch(),
        cards.isError && cards.refetch(),
        vocabulary.isError && vocabulary.refetch(),
      ]),
  }
}

/** Whose a recipe is only the database knows; what needs no shopping it knows by the same rule. */
function askedOf(query: ListingQuery): ListingQuery {
  if (!query.forKitchen || isComposedFor(query)) return query
  return { ...query, forKitchen: false, maxMissing: 0 }
}

/** What the list is filtered by, the same object as long as it says the same: letters typed change no kitchen. */
function useFilterRules(query: ListingQuery | undefined): DietRules {
  const { restrictions, preferences } = query ?? noRules
  const words = [restrictions.join(), preferences.join()].join(';')
  return useMemo(() => {
    const [avoided, followed] = words.split(';').map((part) => part.split(','))
    return {
      restrictions: avoidable.filter((each) => avoided?.includes(each)),
      preferences: dietOptions.filter((each) => followed?.includes(each)),
    }
  }, [words])
}

/** For a pantry or for words the vocabulary is needed at once; else it comes when nobody waits for anything. */
function useVocabularyInTime(owner: string | null, query: ListingQuery | undefined) {
  const { items } = usePantry(owner)
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let gone = false
    void whenIdle().then(() => !gone && setQuiet(true))
    return () => {
      gone = true
    }
  }, [])
  const isNeeded = query?.text !== '' || items.some(({ ingredient }) => ingredient !== null)
  return useQuery({ ...vocabularyQuery, enabled: isNeeded || isQuiet })
}

export type ShownListing = ReturnType<typeof useListing>
