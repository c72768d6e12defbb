import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import type { Ingredient } from '#domain/ingredients/vocabulary.ts'
import { pantryEntries } from '#domain/pantry/pantry-entries.ts'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { places } from '#domain/pantry/place.ts'
import { type Random, seededRandom } from '#domain/testing/random.ts'
import { createCatalogueDatabase } from '../support/catalogue-database.ts'
import type { TestDatabase } from '../support/database.ts'

/** Every ingredient of the catalogue, kept in ways drawn by chance, is as old in the database as in the browser. */

const { catalogue } = await readCatalogue()
const vocabulary = toVocabulary(catalogue)
const insert = `
  insert into pantry_items (name, ingredient, status, stocked_at, place, opened_at, best_before)
  select
    slug, slug, status, now() - (since + 0.5) * interval '1 day', place,
    now() - (opened + 0.5) * interval '1 day', current_date + days
  from jsonb_to_recordset($1) as row(
    slug text, status text, since integer, place text, opened integer, days integer
  )`

let database: TestDatabase
beforeAll(async () => {
  database = await createCatalogueDatabase()
})
afterAll(() => database.drop())

interface Drawn {
  slug: string
  status: 'have' | 'low' | 'out'
  since: number
  place: (typeof places)[number] | null
  opened: number | null
  /** Until its best-before date. */
  days: number | null
}

function drawn(random: Random, { id, shelfLifeDays }: Ingredient): Drawn {
  const most = Math.min(1_000, 2 * (shelfLifeDays ?? 10)) + 1
  return {
    slug: id,
    status: random.pick(['have', 'low', 'out'] as const),
    since: random.integer(most),
    place: random.oneIn(2) ? random.pick(places) : null,
    opened: random.oneIn(2) ? random.integer(random.pick([8, most])) : null,
    days: random.oneIn(3) ? random.integer(40) - 10 : null,
  }
}

function itemOf({ slug, status, since, place, opened, days }: Drawn, now: Date): PantryItem {
  const ago = (count: number) => new Date(now.getTime() - (count + 0.5) * 86_400_000)
  return {
    ...pantryItemOf(slug, vocabulary, { id: slug, at: ago(since) }),
    status,
    ...(place !== null && { place }),
    ...(opened !== null && { openedAt: ago(opened) }),
    ...(days !== null && { bestBefore: dayAfter(now, days) }),
  }
}

async function ownPantry(client: PoolClient, kept: readonly Drawn[]) {
  await client.query('delete from pantry_items')
  await client.query(insert, [JSON.stringify(kept)])
  const { rows } = await client.query<{ own: { ingredient: string; age: number }[] }>(
    'select private.own_pantry() as own',
  )
  return new Map(rows[0]?.own.map((each) => [each.ingredient, each]))
}

test('a pantry is as old in the database as in the browser, whatever is said of it', async () => {
  const random = seededRandom(4_711)
  const cook = await database.createUser()
  const now = new Date()
  const all = [...vocabulary.ingredients.values()].map((each) => drawn(random, each))
  expect(all.length).toBeGreaterThan(1_000)
  let spoiling = 0
  await database.asUser(cook, async (client) => {
    for (let start = 0; start < all.length; start += 500) {
      const kept = all.slice(start, start + 500)
      const inDatabase = await ownPantry(client, kept)
      const items = kept.map((each) => itemOf(each, now))
      for (const [index, entry] of pantryEntries(items, vocabulary, now).entries()) {
        const { slug } = kept[index] ?? { slug: '' }
        if ((entry.daysLeft ?? 0) > 0 && entry.ageDays > 0) spoiling++
        expect({ kept: kept[index], ...inDatabase.get(slug) }).toEqual({
          kept: kept[index],
          ingredient: slug,
          status: entry.status,
          age: entry.ageDays,
        })
      }
    }
  })
  // Most that is drawn would else be fresh, or over.
  expect(spoiling).toBeGreaterThan(200)
})
