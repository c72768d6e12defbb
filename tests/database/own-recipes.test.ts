import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentsOf } from '#domain/ingredients/contents.ts'
import { vocabularyOf } from '#domain/ingredients/testing/vocabulary.ts'
import { dietsOfFoods, type FoodFacts } from '#domain/recipes/diets-of-foods.ts'
import { emptyDraft } from '#domain/recipes/draft.ts'
import { readDraft } from '#domain/recipes/own/read-draft.ts'
import { toSavedRecipe } from '#domain/recipes/own/saved-recipe.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertFoods, ownRecipesIn, sentLine, sentRecipe } from '../support/own-recipes.ts'
import { insertRecipe } from '../support/recipes.ts'

let database: TestDatabase
const people = { cook: '', other: '', expired: '' }
const { save, saveAll, remove, restore, show } = ownRecipesIn(() => database)

beforeAll(async () => {
  database = await createTestDatabase()
  await insertFoods(database)
  people.cook = await database.createUser()
  people.other = await database.createUser()
  people.expired = await database.createUser()
})
afterAll(() => database.drop())

const rowOf = async (id: number) =>
  (await database.pool.query('select * from recipe_cards where id = $1', [id])).rows[0]
const wholeOf = async (user: string, id: number) =>
  (
    await database.asUser(user, (client) =>
      client.query('select * from recipes where id = $1', [id]),
    )
  ).rows[0]

test('a recipe comes back as it was sent, and what was not stated is marked so', async () => {
  const id = await save(
    people.cook,
    sentRecipe({
      servings: null,
      ready_in_minutes: null,
      difficulty: null,
      ingredients: [
        { ...sentLine('3 leeks, washed', 'leek'), note: 'washed', section: 'Filling' },
        { ...sentLine('a splash of joy', null), amount: null, unit: null },
      ],
      instructions: ['Wash.', 'Bake.'],
      source: { url: 'https://example.org/tart', name: 'A neighbour' },
      tip: 'Patience.',
    }),
  )
  expect(id).toBeGreaterThan(100_000)
  expect(await wholeOf(people.cook, id)).toMatchObject({
    owner_id: people.cook,
    visibility: 'private',
    servings: 4,
    ready_in_minutes: 30,
    difficulty: 'medium',
    assumed: ['servings', 'ready_in_minutes', 'difficulty'],
    ingredients: [
      {
        slug: 'leek',
        name: 'leek',
        section: 'Filling',
        note: 'washed',
        original_text: '3 leeks, washed',
      },
      { slug: null, name: 'a splash of joy', amount: null },
    ],
    instructions: ['Wash.', 'Bake.'],
    source_url: 'https://example.org/tart',
    source_name: 'A neighbour',
    tip: 'Patience.',
  })
})

test('a title and lines are enough', async () => {
  const least = { title: 'Soup', ingredients: [{ text: 'leeks' }, { slug: 'leek' }] }
  const id = await save(people.cook, least)
  expect(await wholeOf(people.cook, id)).toMatchObject({
    visibility: 'private',
    ingredients: [
      { name: 'leeks', slug: null, optional: false },
      { name: 'leek', slug: 'leek' },
    ],
    instructions: [],
    tags: [],
  })
})

test('a line is base unless it says what it is there for; what is optional has no other use', async () => {
  const without = 'without the leek, it is plain'
  const ingredients = [
    { slug: 'leek' },
    { slug: 'cream', use: 'finish' },
    { slug: 'leek', use: 'flavour', without },
    { slug: 'cream', use: 'finish', optional: true },
  ]
  const id = await save(people.cook, { title: 'Soup', ingredients })
  expect(await wholeOf(people.cook, id)).toMatchObject({
    ingredients: [
      { use: 'base', without: null },
      { use: 'finish', without: null },
      { use: 'flavour', without },
      { use: 'base', optional: true },
    ],
  })
})

test('nobody claims an owner, ratings, premium, diets or allergens', async () => {
  const id = await save(people.cook, {
    ...sentRecipe(),
    owner_id: people.other,
    rating: 5,
    review_count: 999,
    is_premium: true,
    is_popular: true,
    diets: ['vegan', 'keto'],
    allergens: [],
    slug: 'stolen',
  })
  expect(await rowOf(id)).toMatchObject({
    owner_id: people.cook,
    rating: '0.00',
    review_count: 0,
    is_premium: false,
    is_popular: false,
    diets: ['vegetarian', 'gluten-free'],
    allergens: ['dairy'],
    slug: null,
  })
  await expect(
    database.asUser(people.cook, (client) =>
      client.query('update recipe_cards set rating = 5 where id = $1', [id]),
    ),
  ).rejects.toMatchObject({ code: '42501' })
})

test('diets and allergens are what the domain says of the same foods', async () => {
  const { rows } = await database.pool.query<FoodFacts & { slug: string }>(
    'select slug, origin, contains, free_of as "freeOf" from ingredients',
  )
  const key = randomUUID()
  const pairs = rows.flatMap((one) => rows.map((two) => [one, two]))
  for (const foods of [...rows.map((one) => [one]), ...pairs]) {
    const ingredients = foods.map(({ slug }) => sentLine(slug, slug))
    const id = await save(people.cook, sentRecipe({ key, ingredients }))
    const { contains, freeOf } = contentsOf(foods)
    expect({ foods, ...(await rowOf(id)) }).toMatchObject({
      diets: dietsOfFoods(foods),
      contains,
      free_of: freeOf,
    })
  }
  const id = await save(
    people.cook,
    sentRecipe({ ingredients: [sentLine('leek', 'leek'), sentLine('joy', null)] }),
  )
  expect(await rowOf(id)).toMatchObject({ diets: [], free_of: [], allergens: null })
})

test.each([
  ['1 leek or cream', { contains: ['dairy'], diets: ['vegetarian', 'gluten-free'] }],
  [
    '1 leek, dredged in flour',
    { contains: ['gluten', 'wheat'], diets: ['vegetarian', 'vegan', 'dairy-free'] },
  ],
  ['1 leek or zorbleberry', { contains: [], diets: [], free_of: [] }],
])(
  'what a line names besides its food counts for diets and contents alone: %s',
  async (text, row) => {
    const vocabulary = vocabularyOf([
      { id: 'leek' },
      { id: 'cream', contains: ['dairy'] },
      { id: 'flour', contains: ['gluten'] },
    ])
    const draft = { ...emptyDraft('Pot'), lines: [{ text, section: null, chosen: null }] }
    const savedAs = { key: randomUUID(), visibility: 'public' } as const
    const id = await save(people.cook, toSavedRecipe(draft, readDraft(draft, vocabulary), savedAs))
    const found = await rowOf(id)
    expect(found).toMatchObject(row)
    for (const word of row.contains) expect(found.free_of).not.toContain(word)
    const { rows } = await database.pool.query(
      'select unread, required from private.recipe_matches where recipe_id = $1',
      [id],
    )
    expect(rows).toEqual([{ unread: 0, required: 1 }])
  },
)

test('what a line is there for is saved, derived or said, and the search goes without it', async () => {
  const vocabulary = vocabularyOf([{ id: 'leek' }, { id: 'cream' }, { id: 'flour' }])
  const written = ['4 leeks', '200 g cream', '1 tbsp flour'].map((text) => ({
    text,
    section: null,
    chosen: null,
  }))
  const [leeks, cream, flour] = written
  if (leeks === undefined || cream === undefined || flour === undefined) throw new Error('no lines')
  const without = 'without the flour it is thinner'
  const said = [
    leeks,
    { ...cream, use: 'finish' as const },
    { ...flour, use: 'flavour' as const, without },
  ]
  const draft = { ...emptyDraft('Pot'), lines: said }
  const savedAs = { key: randomUUID(), visibility: 'public' } as const
  const id = await save(people.cook, toSavedRecipe(draft, readDraft(draft, vocabulary), savedAs))
  const { rows } = await database.pool.query(
    `select line.use, line.without, match.required
     from recipe_ingredients as line join private.recipe_matches as match using (recipe_id)
     where recipe_id = $1 order by line.position`,
    [id],
  )
  expect(rows).toEqual([
    { use: 'base', without: null, required: 1 },
    { use: 'finish', without: null, required: 1 },
    { use: 'flavour', without, required: 1 },
  ])
})

test('what is found out of a food later is so of the recipe too', async () => {
  const id = await save(people.cook, sentRecipe({ ingredients: [sentLine('bacon', 'bacon')] }))
  const { free_of: freeBefore } = await rowOf(id)
  await database.pool.query(
    `update ingredients set contains = '{soy}', free_of = array_remove(free_of, 'soy')
     where slug = 'bacon'`,
  )
  expect(await rowOf(id)).toMatchObject({ contains: ['soy'] })
  await database.pool.query(
    `update ingredients set contains = '{}', free_of = $1 where slug = 'bacon'`,
    [freeBefore],
  )
  expect(await rowOf(id)).toMatchObject({ contains: [], free_of: freeBefore })
})

test('a key that is sent again makes no second recipe', async () => {
  const recipe = sentRecipe()
  const id = await save(people.cook, recipe)
  expect(await save(people.cook, { ...recipe, title: 'Leek pie' })).toBe(id)
  expect(await rowOf(id)).toMatchObject({ title: 'Leek pie' })
  // Bringing it once more leaves what was changed since.
  expect(await saveAll(people.cook, [{ ...recipe, title: 'Old' }])).toEqual([
    { key: recipe.key, id, created: false, error: null },
  ])
  expect(await rowOf(id)).toMatchObject({ title: 'Leek pie' })
  // The same key is somebody else's own.
  expect(await save(people.other, recipe)).not.toBe(id)
  // At the same moment, too.
  const twice = sentRecipe()
  const [one, two] = await Promise.all([save(people.cook, twice), save(people.cook, twice)])
  expect(one).toBe(two)
})

test('of many, one that is refused loses none of the others', async () => {
  const answers = await saveAll(people.cook, [
    sentRecipe(),
    sentRecipe({ title: ' ' }),
    'no recipe',
    { ...sentRecipe(), servings: 'four' },
    sentRecipe(),
  ])
  expect(answers.map(({ created, error }) => error?.code ?? created)).toEqual([
    true,
    'recipe_title',
    'recipe_shape',
    'recipe_servings',
    true,
  ])
  await expect(
    saveAll(
      people.cook,
      Array.from({ length: 51 }, () => sentRecipe()),
    ),
  ).rejects.toMatchObject({ message: 'bad_recipes' })
})

const refusals: [string, Record<string, unknown>, string][] = [
  ['a title too long', { title: 'x'.repeat(201) }, 'recipe_title'],
  ['a visibility of its own', { visibility: 'world' }, 'recipe_visibility'],
  ['no servings at all', { servings: 0 }, 'recipe_servings'],
  ['more work than time', { active_minutes: 51 }, 'recipe_active_minutes'],
  ['a difficulty of its own', { difficulty: 'heroic' }, 'recipe_difficulty'],
  ['too many lines', { ingredients: lines(201) }, 'recipe_ingredients'],
  ['lines that are none', { ingredients: ['leek'] }, 'recipe_ingredients'],
  ['a line that says nothing', { ingredients: [{ text: ' ', amount: 1 }] }, 'recipe_ingredients'],
  ['no list of lines', { ingredients: null }, 'recipe_ingredients'],
  ['a use of its own', { ingredients: [{ ...lines(1)[0], use: 'filler' }] }, 'recipe_use'],
  ['a negative amount', { ingredients: [{ ...lines(1)[0], amount: -1 }] }, 'recipe_amount'],
  ['too many steps', { instructions: Array(101).fill('x') }, 'recipe_instructions'],
  ['a step too long', { instructions: ['x'.repeat(5001)] }, 'recipe_instructions'],
  ['tags that are no texts', { tags: [1] }, 'recipe_tags'],
  ['an address that is code', { source: { url: 'javascript:x', name: null } }, 'recipe_url'],
  ['nutrition that is no object', { nutrition_info: 3 }, 'recipe_nutrition_info'],
  ['a lower bound of salt', { nutrition_info: { partial: ['salt'] } }, 'recipe_nutrition_info'],
  ['lower bounds in no list', { nutrition_info: { partial: 'fat' } }, 'recipe_nutrition_info'],
  ['lower bounds of nothing', { nutrition_info: { partial: null } }, 'recipe_nutrition_info'],
  [
    'a missing line before the first',
    { nutrition_info: { missing: [-1] } },
    'recipe_nutrition_info',
  ],
  ['half a missing line', { nutrition_info: { missing: [1.5] } }, 'recipe_nutrition_info'],
  ['a missing line by its name', { nutrition_info: { missing: ['2'] } }, 'recipe_nutrition_info'],
  ['a picture from elsewhere', { image: 'https://example.org/x.webp' }, 'picture_not_own'],
  ['a key that is none', { key: 'x' }, 'recipe_key'],
]
test.each(refusals)('%s is refused by name', async (_, fields, code) => {
  await expect(save(people.cook, { ...sentRecipe(), ...fields })).rejects.toMatchObject({
    code: '23514',
    message: code,
  })
})

describe('nutrition', () => {
  const figures = { calories: 485, protein: 20, carbs: 68, fat: 12, grams: [400, null] }
  const saved = async (nutrition: Record<string, unknown>) => {
    const id = await save(people.cook, { ...sentRecipe(), nutrition_info: nutrition })
    const { rows } = await database.pool.query<{ info: unknown }>(
      'select nutrition_info as info from recipe_details where recipe_id = $1',
      [id],
    )
    return rows[0]?.info
  }

  test('holds which values are lower bounds, for want of which lines, and nothing else', async () => {
    const info = { ...figures, partial: ['calories'], missing: [1], known: 1, counted: 2 }
    expect(await saved({ ...info, coverage: 1 })).toEqual(info)
  })
  test('of an earlier app is a lower bound where not all lines were known', async () => {
    const all = ['calories', 'protein', 'carbs', 'fat']
    expect(await saved({ ...figures, known: 1, counted: 2 })).toMatchObject({ partial: all })
    expect(await saved({ ...figures, known: 2, counted: 2 })).toMatchObject({ partial: [] })
    expect(await saved({ ...figures, known: null, counted: null })).toMatchObject({ partial: [] })
  })
})

describe('pictures', () => {
  const picture = async (owner: string, purpose = 'recipe') => {
    const { rows } = await database.pool.query<{ path: string }>(
      `insert into pictures (user_id, purpose) values ($1, $2)
       returning private.picture_address(user_id, id) as path`,
      [owner, purpose],
    )
    return rows[0]?.path ?? ''
  }

  test('an own one is shown, nobody else’s, and it goes when nothing shows it', async () => {
    const own = await picture(people.cook)
    const id = await save(people.cook, sentRecipe({ image: own }))
    for (const image of [await picture(people.other), await picture(people.cook, 'avatar')]) {
      await expect(save(people.cook, sentRecipe({ image }))).rejects.toMatchObject({
        message: 'picture_not_own',
      })
    }
    const twin = await save(people.cook, sentRecipe({ image: own }))
    await save(people.cook, sentRecipe({ id, image: null }))
    const released = async () =>
      (
        await database.asUser(people.cook, (client) =>
          client.query('select released_pictures() as path'),
        )
      ).rows
    expect(await released()).toEqual([])
    await database.pool.query('delete from recipe_cards where id = $1', [twin])
    expect(await released()).toEqual([{ path: own.replace(/^.*\/pictures\//, '') }])
    const { rows } = await database.pool.query(
      'select removed_at from pictures where private.picture_address(user_id, id) = $1',
      [own],
    )
    expect(rows).toEqual([{ removed_at: expect.any(Date) }])
  })

  test('what is made after a recipe of the catalogue may keep its cover', async () => {
    const origin = await insertRecipe(database.pool)
    await database.pool.query(`update recipe_cards set image = '/covers/soup.webp' where id = $1`, [
      origin,
    ])
    const fields = { copied_from: origin, image: '/covers/soup.webp' }
    const id = await save(people.cook, sentRecipe(fields))
    expect(await rowOf(id)).toMatchObject({ copied_from: String(origin), image: fields.image })
  })
})

test('whoever has no access keeps, changes and deletes, but makes and publishes nothing', async () => {
  const id = await save(people.expired, sentRecipe({ visibility: 'public' }))
  await database.pool.query(
    `update public_profiles set created_at = now() - interval '15 days' where id = $1`,
    [people.expired],
  )
  const refused = { code: '42501', message: 'feature_required', detail: 'recipe_creation' }
  await expect(save(people.expired, sentRecipe())).rejects.toMatchObject(refused)
  await save(people.expired, sentRecipe({ id, title: 'Still mine' }))
  expect(await rowOf(id)).toMatchObject({ title: 'Still mine', visibility: 'private' })
  await expect(show(people.expired, id, 'followers')).rejects.toMatchObject(refused)
  await expect(
    save(people.expired, sentRecipe({ id, visibility: 'public' })),
  ).rejects.toMatchObject(refused)
  expect(await remove(people.expired, id)).toBe(true)
  expect(await restore(people.expired, id)).toBe(true)
})

test('nobody changes the recipe of somebody else, and a visitor none at all', async () => {
  const id = await save(people.cook, sentRecipe({ visibility: 'public' }))
  await expect(save(people.other, sentRecipe({ id }))).rejects.toMatchObject({
    code: 'P0001',
    message: 'recipe_not_found',
  })
  expect(await remove(people.other, id)).toBe(false)
  expect(await show(people.other, id, 'private')).toBe(false)
  await expect(
    database.asAnon((client) =>
      client.query('select save_recipe($1::jsonb)', [JSON.stringify(sentRecipe())]),
    ),
  ).rejects.toMatchObject({ code: '42501' })
  expect(await rowOf(id)).toMatchObject({ title: 'Leek tart', visibility: 'public' })
})

test('nobody learns which hidden recipes of others there are', async () => {
  const hidden = await save(people.cook, sentRecipe())
  const late = await database.createUser()
  await database.pool.query(
    `update public_profiles set created_at = now() - interval '15 days' where id = $1`,
    [late],
  )
  expect(await show(late, hidden, 'public')).toBe(false)
  expect(await show(late, 999_999_999, 'public')).toBe(false)
})

test('a change that says nothing of who sees it leaves that as it is', async () => {
  const id = await save(people.cook, sentRecipe({ visibility: 'public' }))
  await show(people.cook, id, 'followers')
  await save(people.cook, sentRecipe({ id, title: 'Changed', visibility: null }))
  expect(await rowOf(id)).toMatchObject({ title: 'Changed', visibility: 'followers' })
  const made = await save(people.cook, sentRecipe({ visibility: null }))
  expect(await rowOf(made)).toMatchObject({ visibility: 'private' })
})

test('a change that meets a deletion finds nothing there', async () => {
  const id = await save(people.cook, sentRecipe({ title: 'As it was' }))
  const client = await database.pool.connect()
  try {
    // A deletion holds the row alone, not its owner's.
    await client.query('begin')
    await client.query(
      `update recipe_cards
       set deleted_at = now(), visibility_before = visibility, visibility = 'private'
       where id = $1`,
      [id],
    )
    const changed = save(people.cook, sentRecipe({ id, title: 'Changed' })).catch(
      (cause: unknown) => cause,
    )
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              `select from pg_stat_activity
               where datname = current_database() and wait_event_type = 'Lock'`,
            )
          ).rowCount,
      )
      .toBe(1)
    await client.query('commit')
    expect(await changed).toMatchObject({ message: 'recipe_not_found' })
  } finally {
    client.release()
  }
  expect(await rowOf(id)).toMatchObject({ title: 'As it was' })
})

test('a kitchen holds five thousand', async () => {
  const full = await database.createUser()
  await database.pool.query(
    `insert into recipe_cards (title, owner_id, ready_in_minutes, servings)
     select 'One of many', $1, 30, 4 from generate_series(1, 5000)`,
    [full],
  )
  await expect(save(full, sentRecipe())).rejects.toMatchObject({ message: 'row_limit_reached' })
})

test('a deleted one comes back with what was said of it, for ten minutes', async () => {
  const id = await save(people.cook, sentRecipe({ visibility: 'public' }))
  const say = `insert into comments (recipe_id, user_id, content, rating) values ($1, $2, 'Good.', 5)`
  await database.asUser(people.other, (client) => client.query(say, [id, people.other]))
  expect(await remove(people.cook, id)).toBe(true)
  expect(await wholeOf(people.cook, id)).toBeUndefined()
  expect(await wholeOf(people.other, id)).toBeUndefined()
  expect(await remove(people.cook, id)).toBe(false)
  expect(await restore(people.cook, id)).toBe(true)
  expect(await wholeOf(people.other, id)).toMatchObject({ visibility: 'public', rating: '5.00' })
  expect(await restore(people.cook, id)).toBe(false)

  await remove(people.cook, id)
  await database.pool.query(
    `update recipe_cards set deleted_at = now() - interval '11 minutes' where id = $1`,
    [id],
  )
  expect(await restore(people.cook, id)).toBe(false)
  await save(people.other, sentRecipe())
  expect(await rowOf(id)).toBeUndefined()
})

function lines(count: number) {
  return Array.from({ length: count }, () => sentLine('leek', 'leek'))
}
