import { queryOptions } from '@tanstack/react-query'
import { isEnglish, locale } from '#domain/texts/t.ts'
import type { ListingQuery } from '#domain/recipes/listing.ts'
import { dataClient, type DataClient } from '#web/lib/backend/data-client.ts'
import { field, numberField, textsOf } from '#web/lib/json.ts'
import type { ListingRow } from './listing-row.ts'

export const listingPageSize = 24
/** Whoever comes back finds the pages that they had. */
const cacheMilliseconds = 30 * 60_000
const freshMilliseconds = 5 * 60_000

/** A pantry as the data API takes it. */
export interface RequestPantry {
  pantry: readonly { ingredient: string; status: string; age: number }[]
  staples: readonly string[]
}

export interface ListingRequest extends RequestPantry {
  query: ListingQuery
  /** Null is a visitor. Part of the key: results depend on the reader. */
  reader: string | null
}

/** How many recipes there are, as far as they were counted. */
export interface ListingCount {
  total: number
  /** False where there are at least so many. */
  complete: boolean
  /** By band; `others` use nothing of the pantry. */
  bands: Readonly<Record<string, number>>
  /** The text as it was read, where a word of it was replaced. */
  readAs: string | null
  /** Beside each option how many have it and all else; null where it was not requested. */
  facets: Readonly<Record<string, Readonly<Record<string, number>>>> | null
  /** The lists whose numbers are at least so many. */
  capped: readonly string[]
}

/** The parameters that both requests share. A filter that is not set is left out. */
function parameters({ query, pantry, staples }: ListingRequest) {
  return {
    pantry: pantry.map((each) => ({ ...each })),
    staples: [...staples],
    search_text: query.text,
    preferences: [...query.preferences],
    restrictions: [...query.restrictions],
    cuisines: [...query.cuisines],
    meals: [...query.meals],
    difficulties: [...query.difficulties],
    seasons: [...query.seasons],
    ...(query.maxMinutes !== null && { max_minutes: query.maxMinutes }),
    ...(query.minRating !== null && { min_rating: query.minRating }),
    ...(query.premium !== null && { premium: query.premium }),
    ...(query.maxMissing !== null && { max_missing: query.maxMissing }),
    scope: query.scope,
    ...(query.facts.length > 0 && { facts: [...query.facts] }),
    exact_text: query.exactText,
    with_others: true,
    ...(!isEnglish() && { language: locale() }),
  }
}

async function fetchPage(client: DataClient, request: ListingRequest, after: string | null) {
  const { mode, sort } = request.query
  const { data } = await client
    .rpc('search_recipes', {
      ...parameters(request),
      mode,
      sort,
      page_size: listingPageSize,
      ...(after !== null && { page_after: after }),
    })
    .throwOnError()
  return data
}

/** The list as far as it is loaded. */
export interface ListingPages {
  pages: readonly (readonly ListingRow[])[]
  /** Where the next page begins; null at the end. */
  next: string | null
}

/** The page after these, with them. */
export async function fetchMore(
  { pages, next }: ListingPages,
  request: ListingRequest,
): Promise<ListingPages> {
  const rows = await fetchPage(await dataClient(), request, next)
  const last = rows.length < listingPageSize ? undefined : rows.at(-1)
  return { pages: [...pages, rows], next: last?.page_cursor ?? null }
}

/**
 * The first `wanted` pages of the list; asked anew, as many as there were. Not the cache's own infinite
 * query: it would come with the first screen, which has no room for it.
 */
export function listingPagesQuery(request: ListingRequest, wanted: number) {
  const queryKey = ['listing', 'pages', request]
  return queryOptions({
    queryKey,
    queryFn: async ({ client }): Promise<ListingPages> => {
      const before = client.getQueryData<ListingPages>(queryKey)
      const enough = Math.max(wanted, before?.pages.length ?? 1)
      let read = await fetchMore({ pages: [], next: null }, request)
      while (read.next !== null && read.pages.length < enough) read = await fetchMore(read, request)
      return read
    },
    staleTime: freshMilliseconds,
    gcTime: cacheMilliseconds,
  })
}

function numbersFrom(json: unknown): Record<string, number> {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(
    Object.entries(json).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

function facetsFrom(json: unknown): ListingCount['facets'] {
  if (typeof json !== 'object' || json === null) return null
  return Object.fromEntries(Object.entries(json).map(([list, each]) => [list, numbersFrom(each)]))
}

function countFrom(json: unknown): ListingCount {
  const readAs = field(json, 'read_as')
  return {
    total: numberField(json, 'total') ?? 0,
    complete: field(json, 'complete') === true,
    bands: numbersFrom(field(json, 'bands')),
    readAs: typeof readAs === 'string' ? readAs : null,
    facets: facetsFrom(field(json, 'facets')),
    capped: textsOf(field(json, 'capped')),
  }
}

/** The order is none of a count's business, so that another order asks nothing anew. */
export function listingCountQuery({ query, ...rest }: ListingRequest, withFacets = false) {
  const request = { ...rest, query: { ...query, mode: 'ready-now', sort: 'pantry' } as const }
  return queryOptions({
    queryKey: ['listing', withFacets ? 'facets' : 'count', request],
    queryFn: async () => {
      const client = await dataClient()
      const { data } = await client
        .rpc('count_recipes', { ...parameters(request), with_facets: withFacets })
        .throwOnError()
      return countFrom(data)
    },
    staleTime: freshMilliseconds,
    // Numbers that are being counted anew keep their place.
    ...(withFacets && { placeholderData: (before: ListingCount | undefined) => before }),
  })
}
