import type { Client } from 'pg'
import { median, quantile } from '../statistics.ts'
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
export const plain = ''
export const filtered = `, preferences => '{vegetarian}', max_minutes => 30`

export async function timeSearch(
  client: Client,
  pantries: readonly BenchPantry[][],
  options: string,
  rounds: number,
): Promise<Times> {
  const name = `search ${options}`
  const text = searchText(options)
  const milliseconds: number[] = []
  // The first round fills caches and plans, and is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const pantry of pantries) {
      const startedAt = performance.now()
      await client.query({ name, text, values: [JSON.stringify(pantry), staples] })
      if (round > 0) milliseconds.push(performance.now() - startedAt)
    }
  }
  return timesOf(milliseconds)
}

export async function timeCompetitor(
  client: Client,
  query: string,
  pantries: readonly { ids: number[]; names: string[] }[],
): Promise<Times> {
  const milliseconds: number[] = []
  for (const { ids, names } of pantries) {
    const startedAt = performance.now()
    await client.query(query, [ids, names])
    milliseconds.push(performance.now() - startedAt)
  }
  return timesOf(milliseconds)
}
