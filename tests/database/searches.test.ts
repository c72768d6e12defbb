import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  faultOf,
  queryOfSearch,
  readSearches,
  searchLanguages,
} from '#catalogue/golden/searches.ts'
import { createCatalogueDatabase } from '../support/catalogue-database.ts'
import type { TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createCatalogueDatabase()
})
afterAll(() => database.drop())

const filters = `
  pantry => '[]', staples => '{}', search_text => $1, preferences => $2, restrictions => $3,
  facts => $4, max_minutes => $5, language => $6, with_others => true`
const search = `select slug from public.search_recipes(${filters}, page_size => 5)`
const count = `select (public.count_recipes(${filters})->>'total')::integer as total`

test.each(searchLanguages)('the database finds what people type in %s', async (language) => {
  const faults: (string | null)[] = []
  await database.asAnon(async (visitor) => {
    for (const each of await readSearches(language)) {
      const { text, preferences, restrictions, facts, maxMinutes } = queryOfSearch(each.say)
      const asked = [text, preferences, restrictions, facts, maxMinutes, language]
      const found = await visitor.query<{ slug: string }>(search, asked)
      const counted = await visitor.query<{ total: number }>(count, asked)
      const first = found.rows.map(({ slug }) => slug)
      faults.push(faultOf(each, { total: counted.rows[0]?.total ?? 0, first }))
    }
  })
  expect(faults.filter((fault) => fault !== null)).toEqual([])
})
