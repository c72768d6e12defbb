import { afterAll, beforeAll, expect, test } from 'vitest'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
let expired: string
beforeAll(async () => {
  database = await createTestDatabase()
  expired = await database.createUser({ situation: 'expired' })
  await insertRecipe(database.pool, { title: 'Nobody knows' })
  for (const each of avoidable) {
    const id = await insertRecipe(database.pool, { title: `With ${each}` })
    const unsure = await insertRecipe(database.pool, { title: `Nobody knows of ${each}` })
    const others = avoidable.filter((other) => other !== each)
    await database.pool.query('update recipe_cards set contains = $2, free_of = $3 where id = $1', [
      id,
      [each],
      others,
    ])
    await database.pool.query('update recipe_cards set free_of = $2 where id = $1', [
      unsure,
      others,
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
  const { restrictions, otherRestrictions } = defaultDietarySettings
  expect([...restrictions, ...otherRestrictions].map(({ id }) => id)).toEqual([...avoidable])
})

test.each(avoidable)('everybody may avoid %s, and is shown nothing with it', async (each) => {
  for (const titles of [
    await database.asAnon(found([each])),
    await database.asUser(expired, found([each])),
  ]) {
    expect(titles).not.toContain(`With ${each}`)
    expect(titles).not.toContain(`Nobody knows of ${each}`)
    expect(titles).not.toContain('Nobody knows')
    expect(titles).toContain(`With ${each === 'soy' ? 'fish' : 'soy'}`)
    expect(titles).toContain(`Nobody knows of ${each === 'soy' ? 'fish' : 'soy'}`)
  }
})

test('everybody may name a diet, and one that a recipe is not known to keep is not kept', async () => {
  for (const { id } of defaultDietarySettings.preferences) {
    expect(await database.asUser(expired, found([], [id]))).not.toContain('Nobody knows')
  }
})

test('avoiding everything leaves nothing of these, least of all what nobody knows', async () => {
  expect(await database.asAnon(found(avoidable))).toEqual([])
})

const options = (...ids: string[]) => ids.map((id) => ({ id, name: id, checked: true }))

test('an app of an earlier version unchecks only what it names', async () => {
  const cook = await database.createUser()
  const write = (settings: object | null) =>
    database.asUser(cook, async (client) => {
      await client.query('update profiles set dietary_settings = $2 where id = $1', [
        cook,
        settings && JSON.stringify(settings),
      ])
      const { rows } = await client.query<{ dietary_settings: unknown }>(
        'select dietary_settings from profiles where id = $1',
        [cook],
      )
      return rows[0]?.dietary_settings
    })
  const own = {
    preferences: options('vegan'),
    restrictions: options('nuts', 'soy', 'no-such-thing'),
    cuisineOptions: options('thai'),
    otherRestrictions: options('celery', 'lupin'),
    missingEquipment: options('oven'),
    ownEquipment: options('microwave'),
  }
  expect(await write(own)).toEqual(own)
  const unchecked = { id: 'soy', name: 'Soy', checked: false }
  const fish = options('fish')
  // Without the list that it does not know, and without an option of one that it knows.
  expect(await write({ preferences: [], restrictions: [unchecked, ...fish] })).toEqual({
    preferences: options('vegan'),
    restrictions: [unchecked, ...fish, ...options('nuts')],
    otherRestrictions: options('celery', 'lupin'),
    missingEquipment: options('oven'),
    ownEquipment: options('microwave'),
  })
  const none = {
    preferences: [{ id: 'vegan', checked: false }],
    restrictions: ['nuts', 'fish'].map((id) => ({ id, checked: false })),
    otherRestrictions: ['celery', 'lupin'].map((id) => ({ id, checked: false })),
    missingEquipment: [{ id: 'oven', checked: false }],
    ownEquipment: [{ id: 'microwave', checked: false }],
  }
  expect(await write(none)).toEqual(none)
  expect(await write(own)).toMatchObject({ otherRestrictions: own.otherRestrictions })
  expect(await write(null)).toBeNull()
})
