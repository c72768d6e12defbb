import { readFile } from 'node:fs/promises'
import type { PoolClient } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type CatalogueFile, catalogueFile } from '#catalogue/catalogue-file.ts'
import { loadCatalogue } from '#catalogue/load.ts'
import { paths } from '#server/paths.ts'
import { createCatalogueDatabase } from '../support/catalogue-database.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { smallCatalogue } from './small-catalogue.ts'

const whole = catalogueFile.parse(JSON.parse(await readFile(paths.catalogue, 'utf8')))
/** A load is the same work for twenty recipes, in a tenth of the time. */
const small = smallCatalogue(whole, whole.recipes.slice(0, 20), ['chicken-wing', 'onion'])

let database: TestDatabase
let client: PoolClient

async function openDatabase(create: () => Promise<TestDatabase>): Promise<void> {
  database = await create()
  client = await database.pool.connect()
}
afterEach(async () => {
  client.release()
  await database.drop()
})

async function openSmall(): Promise<void> {
  await openDatabase(createTestDatabase)
  expect(await loadCatalogue(client, small)).toEqual({ changed: true })
}

/** A catalogue with changes, under another hash. */
function changed(of: CatalogueFile, changes: Partial<CatalogueFile> = {}): CatalogueFile {
  return { ...of, ...changes, hash: 'f'.repeat(64) }
}

async function column(query: string, parameters: unknown[] = []): Promise<unknown[]> {
  const { rows } = await client.query(query, parameters)
  return rows.map((row) => row.value)
}

const contents = `
  select jsonb_build_object(
    'ingredients', (select jsonb_agg(each order by each.id) from public.ingredients as each),
    'aliases', (select jsonb_agg(each order by each.alias) from public.ingredient_aliases as each),
    'substitutions',
      (select jsonb_agg(each order by each.id) from public.ingredient_substitutions as each),
    'transforms', (
      select jsonb_agg(each order by each.from_id, each.to_id)
      from public.ingredient_transforms as each
    ),
    'recipes', (select jsonb_agg(each order by each.id) from public.recipes as each)
  ) as value`

test('writes everything', async () => {
  await openDatabase(createCatalogueDatabase)
  const counts = await client.query(
    `select
       (select count(*)::int from public.ingredients) as ingredients,
       (select count(*)::int from public.ingredient_aliases) as aliases,
       (select count(*)::int from public.ingredient_substitutions) as substitutions,
       (select count(*)::int from public.ingredient_substitution_uses) as uses,
       (select count(*)::int from public.ingredient_transforms) as transforms,
       (select count(*)::int from public.recipes) as recipes,
       (select count(*)::int from public.recipe_body_translations) as translations,
       (select count(*)::int from public.recipe_measures) as lines`,
  )
  expect(counts.rows[0]).toEqual({
    ingredients: whole.ingredients.length,
    aliases: whole.aliases.length,
    substitutions: whole.substitutions.length,
    uses: whole.substitutions.flatMap(({ uses }) => uses).length,
    transforms: whole.transforms.length,
    recipes: whole.recipes.length,
    translations: whole.translations.length,
    lines: whole.recipes.flatMap(({ lines }) => lines).length,
  })
  const parents = await column(
    `select parent.slug as value
     from public.ingredients as child join public.ingredients as parent on parent.id = child.parent_id
     where child.slug = 'chicken-thigh'`,
  )
  expect(parents).toEqual(['chicken'])
})

test('a visitor reads a recipe as it is written', async () => {
  await openDatabase(createCatalogueDatabase)
  const free = whole.recipes.find(({ is_premium }) => !is_premium)
  const [recipe] = await database.asAnon(
    async (anon) =>
      (await anon.query('select * from public.recipes where id = $1', [free?.id])).rows,
  )
  expect(recipe).toMatchObject({
    title: free?.title,
    instructions: free?.instructions,
    diets: free?.diets,
    contains: free?.contains,
    free_of: free?.free_of,
    nutrition_info: free?.nutrition_info,
    owner_id: null,
    rating: '0.00',
    review_count: 0,
  })
  expect(recipe.ingredients[0]).toMatchObject({
    slug: free?.lines[0]?.ingredient,
    amount: free?.lines[0]?.amount,
    unit: free?.lines[0]?.unit,
  })
})

test('the same catalogue again is not written again', async () => {
  await openDatabase(createCatalogueDatabase)
  await client.query(`update public.ingredients set name = 'touched' where slug = 'onion'`)
  expect(await loadCatalogue(client, whole)).toEqual({ changed: false })
  expect(await column(`select name as value from public.ingredients where slug = 'onion'`)).toEqual(
    ['touched'],
  )
})

test('the same contents under another hash change nothing, ids included', async () => {
  await openDatabase(createCatalogueDatabase)
  const before = await column(contents)
  expect(await loadCatalogue(client, changed(whole))).toEqual({ changed: true })
  expect(await column(contents)).toEqual(before)
})

test('what people attached stays, and keeps a recipe that left the catalogue', async () => {
  await openSmall()
  const [first, second, third, fourth] = small.recipes
  const cook = await database.createUser()
  await database.asUser(cook, async (user) => {
    await user.query(
      `insert into public.comments (recipe_id, user_id, content, rating) values ($1, $2, 'Good', 5)`,
      [first?.id, cook],
    )
    await user.query('insert into public.favorite_recipes (user_id, recipe_id) values ($1, $2)', [
      cook,
      String(second?.id),
    ])
  })
  const rest = small.recipes.filter((each) => ![first, second, third].includes(each))
  const renamed = rest.map((each) => (each === fourth ? { ...each, title: 'Renamed' } : each))
  await loadCatalogue(client, changed(small, { recipes: renamed }))

  const left = await column(
    'select id::int as value from public.recipe_cards where id = any ($1) order by id',
    [[first?.id, second?.id, third?.id]],
  )
  expect(left).toEqual([first?.id, second?.id])
  expect(
    await column('select review_count as value from public.recipe_cards where id = $1', [
      first?.id,
    ]),
  ).toEqual([1])
  expect(
    await column('select title as value from public.recipe_cards where id = $1', [fourth?.id]),
  ).toEqual(['Renamed'])
})

test("an ingredient that left goes, with its names, unless a cook's recipe uses it", async () => {
  await openSmall()
  const gone = ['chicken', 'chicken-wing']
  const cook = await database.createUser()
  await client.query(
    `with card as (
       insert into public.recipe_cards (title, owner_id, ready_in_minutes, servings)
       values ('My wings', $1, 30, 2) returning id
     )
     insert into public.recipe_ingredients (recipe_id, position, ingredient_id)
     select card.id, 1, wing.id
     from card cross join public.ingredients as wing where wing.slug = 'chicken-wing'`,
    [cook],
  )
  const stays = (slug: string | null) => slug === null || !gone.includes(slug)
  await loadCatalogue(
    client,
    changed(small, {
      ingredients: small.ingredients
        .filter(({ slug }) => stays(slug))
        .map((each) => ({ ...each, parent: stays(each.parent) ? each.parent : null })),
      aliases: small.aliases.filter(({ ingredient }) => stays(ingredient)),
      substitutions: small.substitutions.filter(({ need, uses }) => [need, ...uses].every(stays)),
      transforms: small.transforms.filter(({ from, to }) => stays(from) && stays(to)),
      recipes: small.recipes.filter(({ lines }) =>
        lines.every(({ ingredient }) => stays(ingredient)),
      ),
    }),
  )
  expect(
    await column('select slug as value from public.ingredients where slug = any ($1)', [gone]),
  ).toEqual(['chicken-wing'])
  expect(
    await column(`select alias as value from public.ingredient_aliases where alias = 'pollo'`),
  ).toEqual([])
  expect(
    await column(`select title as value from public.recipe_cards where owner_id = $1`, [cook]),
  ).toEqual(['My wings'])
})

test('foods and makings that changed or are new are written, and what they are a kind of follows', async () => {
  await openSmall()
  const [onion, wing] = ['onion', 'chicken-wing'].map((wanted) => {
    const found = small.ingredients.find(({ slug }) => slug === wanted)
    if (found === undefined) throw new Error(`the catalogue has no ${wanted}`)
    return found
  })
  if (onion === undefined || wing === undefined) throw new Error('two foods')
  const added = [
    { ...onion, slug: 'red-onion-of-tropea', parent: 'onion-of-tropea' },
    { ...onion, slug: 'onion-of-tropea', parent: 'onion' },
  ]
  const others = small.ingredients.filter((each) => each !== wing)
  const making = { from: 'onion', to: 'onion-of-tropea', takes: 5, note: 'Peel it.' }
  await loadCatalogue(
    client,
    changed(small, {
      ingredients: [...others, { ...wing, plural: 'wings', parent: 'onion' }, ...added],
      transforms: [making],
    }),
  )
  expect(
    await column(`select plural as value from public.ingredients where slug = 'chicken-wing'`),
  ).toEqual(['wings'])
  const kindsOf = (slug: string) =>
    column(
      `select general.slug as value
       from private.ingredient_kinds as kind
       join public.ingredients as food on food.id = kind.ingredient_id
       join public.ingredients as general on general.id = kind.general_id
       where food.slug = $1 order by kind.distance`,
      [slug],
    )
  expect(await kindsOf('chicken-wing')).toEqual(['chicken-wing', 'onion'])
  expect(await kindsOf('red-onion-of-tropea')).toEqual([
    'red-onion-of-tropea',
    'onion-of-tropea',
    'onion',
  ])
  expect(await column('select takes as value from public.ingredient_transforms')).toEqual([5])
})

test('two recipes may swap their slugs', async () => {
  await openSmall()
  const [first, second] = small.recipes
  const slugs = new Map([
    [first?.id, second?.slug ?? ''],
    [second?.id, first?.slug ?? ''],
  ])
  const swapped = small.recipes.map((each) => ({ ...each, slug: slugs.get(each.id) ?? each.slug }))
  await loadCatalogue(client, changed(small, { recipes: swapped }))
  expect(
    await column('select slug as value from public.recipe_cards where id = $1', [first?.id]),
  ).toEqual([second?.slug])
})

test('a catalogue that cannot be loaded leaves the database as it was', async () => {
  await openSmall()
  const before = await column(contents)
  const [first, ...rest] = small.recipes
  if (first === undefined) throw new Error('the catalogue has no recipes')
  const bad = changed(small, { recipes: [{ ...first, servings: 0 }, ...rest.slice(1)] })
  await expect(loadCatalogue(client, bad)).rejects.toThrow('servings_range')
  await expect(loadCatalogue(client, { format: 'other' })).rejects.toThrow('format')
  expect(await column(contents)).toEqual(before)
})

test('two servers may load at once', async () => {
  await openDatabase(createTestDatabase)
  const other = await database.pool.connect()
  const results = await Promise.all([loadCatalogue(client, small), loadCatalogue(other, small)])
  other.release()
  expect(results.map((each) => each.changed).toSorted()).toEqual([false, true])
})

test('a translation is written anew, and goes with its file, but stays with a recipe that left the catalogue', async () => {
  await openSmall()
  const [first, second, ...others] = small.translations.filter(({ language }) => language === 'de')
  if (first === undefined || second === undefined) throw new Error('nothing is translated')
  const written = () =>
    column(
      `select each.recipe_id || ' ' || each.title || ' ' || (body.instructions ->> 0) as value
       from public.recipe_translations as each
       join public.recipe_body_translations as body using (recipe_id, language)
       where each.recipe_id = any ($1) and language = 'de' order by each.recipe_id`,
      [[first.recipe_id, second.recipe_id]],
    )
  expect(await written()).toHaveLength(2)

  const anew = { ...first, title: 'Neu', instructions: ['Anders.'] }
  await loadCatalogue(client, changed(small, { translations: [anew, ...others] }))
  expect(await written()).toEqual([`${first.recipe_id} Neu Anders.`])

  await client.query(`insert into public.favorite_recipes (user_id, recipe_id) values ($1, $2)`, [
    await database.createUser(),
    String(first.recipe_id),
  ])
  const without = {
    recipes: small.recipes.filter(({ id }) => id !== first.recipe_id),
    translations: others,
  }
  await loadCatalogue(client, { ...changed(small, without), hash: 'e'.repeat(64) })
  expect(await written()).toEqual([`${first.recipe_id} Neu Anders.`])
})

test('a translation may come before its steps: the notes of the lines are there already', async () => {
  await openSmall()
  const [first] = small.translations
  if (first === undefined) throw new Error('nothing is translated')
  const written = () =>
    column(
      `select jsonb_build_array(instructions, notes, tip, storage) as value
       from public.recipe_body_translations where recipe_id = $1 and language = 'xx'`,
      [first.recipe_id],
    )
  const notes = first.notes.map((_, place) => (place === 0 ? 'fein' : null))
  const short = { ...first, language: 'xx', instructions: null, notes, tip: null, storage: null }
  const translations = [...small.translations, short]
  await loadCatalogue(client, changed(small, { translations }))
  expect(await written()).toEqual([[null, notes, null, null]])

  // And its steps may follow.
  const told = { ...short, instructions: ['Schneiden.'], tip: 'Warten.' }
  const later = changed(small, { translations: [...small.translations, told] })
  await loadCatalogue(client, { ...later, hash: 'e'.repeat(64) })
  expect(await written()).toEqual([[['Schneiden.'], notes, 'Warten.', null]])
})
