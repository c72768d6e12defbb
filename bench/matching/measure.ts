import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { median, quantile } from '../statistics.ts'
import { bareMethod } from './bare-method.ts'
import type { BenchPantry } from './corpus.ts'

export interface Times {
  p50: number
  p95: number
}

/** What the app assumes unless its cook says otherwise. */
export const staples = ['salt', 'black-pepper', 'water']

export function timesOf(milliseconds: readonly number[]): Times {
  const rounded = (value: number) => Math.round(value * 100) / 100
  return { p50: rounded(median(milliseconds)), p95: rounded(quantile(milliseconds, 0.95)) }
}

/** The call as PostgREST makes it: a prepared statement whose answer is one JSON text. */
function searchText(options: string): string {
  return `
    select coalesce(json_agg(found), '[]')::text as body
    from public.search_recipes(pantry => $1, staples => $2${options}) as found`
}

/** What a search is timed with: the plain one, and one with two filters. */
export const plain = searchText('')
export const filtered = searchText(`, preferences => '{vegetarian}', max_minutes => 30`)

/** The part of it that the others do too: which recipes, in order, without their cards and reasons. */
export const idsAlone = `
  select (private.find_page(
    private.kitchen_of_search($1, $2, 0),
    private.read_query(
      '', null, null, null, null, null, null, null, null, null, null, null, 'pantry', null, false, false,
      null
    ),
    20,
    null
  )).ids`

/** Asks with each list of values in turn. The first round fills caches and plans, and is not counted. */
async function timeRounds(
  client: Client,
  text: string,
  parameterRows: readonly unknown[][],
  rounds: number,
): Promise<Times> {
  const name = `search ${createHash('md5').update(text).digest('hex')}`
  const milliseconds: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const values of parameterRows) {
      const startedAt = performance.now()
      await client.query({ name, text, values })
      if (round > 0) milliseconds.push(performance.now() - startedAt)
    }
  }
  return timesOf(milliseconds)
}

export function timeSearch(
  client: Client,
  pantries: readonly BenchPantry[][],
  text: string,
  rounds: number,
): Promise<Times> {
  const parameterRows = pantries.map((pantry) => [JSON.stringify(pantry), staples])
  return timeRounds(client, text, parameterRows, rounds)
}

/** The bare method with the very ids of what is at home, as often as the search. */
export function timeBareMethod(
  client: Client,
  pantries: readonly number[][],
  rounds: number,
): Promise<Times> {
  return timeRounds(
    client,
    bareMethod.query,
    pantries.map((ids) => [ids]),
    rounds,
  )
}

export interface CompetitorTimes extends Times {
  /** How many of the pantries it was asked with. */
  pantries: number
}

/** Asks with one pantry after the other until `budget` seconds are used up, and at least once. */
export async function timeCompetitor(
  client: Client,
  query: string,
  pantries: readonly { ids: number[]; names: string[] }[],
  budget: number,
): Promise<CompetitorTimes> {
  const milliseconds: number[] = []
  const startedAt = performance.now()
  for (const { ids, names } of pantries) {
    const sentAt = performance.now()
    await client.query(query, [ids, names])
    milliseconds.push(performance.now() - sentAt)
    if (performance.now() - startedAt > budget * 1000) break
  }
  return { ...timesOf(milliseconds), pantries: milliseconds.length }
}
