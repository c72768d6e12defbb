import { afterAll, beforeAll, expect, test } from 'vitest'
import { allergens } from '#domain/ingredients/vocabulary.ts'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let expired: string
beforeAll(async () => {
  database = await createTestDatabase()
  expired = await database.createUser({ situation: 'expired' })
  await insertRecipe(database.pool, { title: 'Nobody knows' })
  for (const allergen of allergens) {
    const id = await insertRecipe(database.pool, { title: `With ${allergen}` })
    await database.pool.query('update recipe_cards set allergens = $2 where id = $1', [
      id,
      [allergen],
    ])
  }
})
afterAll(() => database.drop())

const found =
  (restrictions: readonly string[], preferences: readonly string[] = []): Work<string[]> =>
  async (client) => {
    const { rows } = await client.query<{ title: string }>(
      `select title from search_recipes(
         pantry => '[]', restrictions => $1, preferences => $2, page_size => 100
       )`,
      [restrictions, preferences],
    )
    return rows.map(({ title }) => title)
  }

test('the options are the words that the search takes', () => {
  expect(defaultDietarySettings.restrictions.map(({ id }) => id)).toEqual([...allergens])
})

test.each(allergens)('everybody may avoid %s, and is shown nothing with it', async (allergen) => {
  for (const titles of [
    await database.asAnon(found([allergen])),
    await database.asUser(expired, found([allergen])),
  ]) {
    expect(titles).not.toContain(`With ${allergen}`)
    expect(titles).not.toContain('Nobody knows')
    expect(titles).toContain(`With ${allergen === 'soy' ? 'fish' : 'soy'}`)
  }
})

test('everybody may name a diet, and one that a recipe is not known to keep is not kept', async () => {
  for (const { id } of defaultDietarySettings.preferences) {
    expect(await database.asUser(expired, found([], [id]))).not.toContain('Nobody knows')
  }
})

test('avoiding everything leaves nothing of these, least of all what nobody knows', async () => {
  expect(await database.asAnon(found(allergens))).toEqual([])
})
