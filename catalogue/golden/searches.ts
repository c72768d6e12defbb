import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { wholeListing, type ListingQuery } from '#domain/recipes/listing.ts'
import { withRulesSaid } from '#domain/recipes/said-rules.ts'

/** The languages whose speakers' searches are held to; English ones are in each of the files. */
export const searchLanguages = ['en', 'de', 'fr', 'es', 'it'] as const
export type SearchLanguage = (typeof searchLanguages)[number]

const searchSchema = z.strictObject({
  say: z.string(),
  /** How many recipes it finds at least. */
  least: z.int().min(1),
  /** One of these is among the first five. */
  among: z.array(z.string()).min(1),
})
export type GoldenSearch = z.infer<typeof searchSchema>

/** What people type in a language, and what it finds: searches/<language>.yaml. */
export async function readSearches(language: SearchLanguage): Promise<GoldenSearch[]> {
  const file = new URL(`searches/${language}.yaml`, import.meta.url)
  return z.array(searchSchema).parse(parse(await readFile(file, 'utf8')))
}

/** What somebody asks for who types it and has chosen nothing. */
export const queryOfSearch = (say: string): ListingQuery =>
  withRulesSaid({ ...wholeListing, text: say })

export interface FoundBySearch {
  total: number
  /** Slugs. */
  first: readonly (string | null)[]
}

/** What is wrong with what was found; null where it is as it should be. */
export function faultOf(
  { say, least, among }: GoldenSearch,
  { total, first }: FoundBySearch,
): string | null {
  if (total < least) return `“${say}” finds ${total}, not ${least}`
  if (among.some((slug) => first.includes(slug))) return null
  return `“${say}” begins with ${first.join(', ')}`
}
