import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveOf, archivePaths } from '#domain/export/archive.ts'
import { randomDraft } from '#domain/export/testing/drafts.ts'
import { brought, type BroughtRecipe } from '#domain/import/brought.ts'
import { parseJson } from '#domain/import/json.ts'
import { recipesInJson } from '#domain/import/read-json.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { readDraft } from '#domain/recipes/own/read-draft.ts'
import { toSavedRecipe, visibilities } from '#domain/recipes/own/saved-recipe.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { ownRecipesIn } from '../support/own-recipes.ts'

let database: TestDatabase
const { saveAll } = ownRecipesIn(() => database)

beforeAll(async () => {
  database = await createTestDatabase()
  const foods = [...testVocabulary.ingredients.values()]
  await database.pool.query(
    `insert into ingredients (slug, name, plural, category)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])`,
    [
      foods.map(({ id }) => id),
      foods.map(({ name }) => name),
      foods.map(({ plural }) => plural),
      foods.map(({ category }) => category),
    ],
  )
})
afterAll(() => database.drop())

/** Keeps recipes as an import does. */
function bring(user: string, recipes: readonly BroughtRecipe[]) {
  const sent = recipes.map(({ draft, key, visibility, season }) =>
    toSavedRecipe(draft, readDraft(draft, testVocabulary), {
      key,
      visibility: visibility ?? 'private',
      season,
    }),
  )
  return saveAll(user, sent)
}

/** The own recipes in the archive of an account, as a file holds them and as they are read from it. */
async function archived(user: string) {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ data: unknown }>('select export_my_data() as data'),
  )
  const text = archiveOf(rows[0]?.data, testVocabulary).texts[archivePaths.recipes] ?? ''
  const recipes = recipesInJson(parseJson(text)).flatMap((recipe) => recipe ?? [])
  return { text, recipes }
}

test('own recipes come back whole from the archive, in another account, and never twice', async () => {
  const [ada, ben] = await Promise.all([database.createUser(), database.createUser()])
  const random = seededRandom(23)
  const first = Array.from({ length: 40 }, () =>
    // Its picture would have to be uploaded.
    brought(
      { ...randomDraft(random), image: null },
      {
        visibility: random.pick(visibilities),
        season: random.some(['spring', 'summer'], 2),
      },
    ),
  )
  const made = await bring(ada, first)
  expect(made.filter(({ created }) => !created)).toEqual([])

  const ofAda = await archived(ada)
  expect(ofAda.recipes.map(({ key }) => key)).toEqual(first.map(({ key }) => key))
  const again = await bring(ada, ofAda.recipes)
  expect(again.filter(({ created }) => created)).toEqual([])

  await bring(ben, ofAda.recipes)
  const ofBen = await archived(ben)
  expect(ofBen.recipes).toHaveLength(40)
  expect(ofBen.text).toEqual(ofAda.text)
})
