import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'
import { insertRecipe, insertTranslation } from '../support/recipes.ts'

let database: TestDatabase
let cook: string
let expired: string
beforeAll(async () => {
  database = await createTestDatabase()
  cook = await database.createUser()
  expired = await database.createUser({ situation: 'expired' })
})
afterAll(() => database.drop())

const onion = JSON.stringify([{ ingredient: 'onion' }])

const titles =
  (options: string, pantry: string | null = onion): Work<string[]> =>
  async (client) => {
    const { rows } = await client.query<{ title: string }>(
      `select title from search_recipes(pantry => $1${options === '' ? '' : `, ${options}`})`,
      [pantry],
    )
    return rows.map(({ title }) => title)
  }

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing refused',
    (thrown: { code?: string; message?: string; detail?: string }) =>
      `${thrown.code} ${thrown.message}${thrown.message === 'feature_required' ? ` ${thrown.detail}` : ''}`,
  )

test('a card is found by what it takes, with why, and follows what is changed', async () => {
  const id = await insertRecipe(database.pool, { title: 'Soup of the evening' })
  const find = async () => {
    const { rows } = await database.asAnon((client) =>
      client.query(
        `select band, used_ingredient_count as used, missed_ingredient_count as missed, needs
         from search_recipes(pantry => $1) where id = $2`,
        [onion, id],
      ),
    )
    return rows
  }
  expect(await find()).toMatchObject([
    {
      band: 'missing-1',
      used: 1,
      missed: 1,
      needs: [
        { ingredient: 'onion', state: 'have', via: ['onion'], reason: 'you have onions' },
        { ingredient: null, state: 'unknown', text: 'stock from the freezer' },
      ],
    },
  ])
  await database.pool.query(
    'delete from recipe_ingredients where recipe_id = $1 and position = 2',
    [id],
  )
  expect(await find()).toMatchObject([{ band: 'ready', missed: 0 }])
  await database.pool.query(
    `update recipe_cards set visibility = 'private', owner_id = $2 where id = $1`,
    [id, cook],
  )
  expect(await find()).toEqual([])
  await database.pool.query('delete from recipe_cards where id = $1', [id])
})

test('private recipes are found by their cook alone, followers’ ones by followers', async () => {
  const [owner, follower, stranger] = [
    await database.createUser(),
    await database.createUser(),
    await database.createUser(),
  ]
  await insertRecipe(database.pool, { ownerId: owner, visibility: 'private', title: 'Mine alone' })
  await insertRecipe(database.pool, {
    ownerId: owner,
    visibility: 'followers',
    title: 'For friends',
  })
  await insertRecipe(database.pool, { ownerId: owner, visibility: 'public', title: 'For all' })
  await database.asUser(follower, (client) =>
    client.query('insert into follows (followed_id) values ($1)', [owner]),
  )
  const found = async (user: string, scope: string) =>
    (await database.asUser(user, titles(`scope => '${scope}'`))).toSorted()
  expect(await found(owner, 'own')).toEqual(['For all', 'For friends', 'Mine alone'])
  expect(await found(owner, 'all')).toEqual(['For all', 'For friends', 'Mine alone'])
  expect(await found(follower, 'followed')).toEqual(['For all', 'For friends'])
  expect(await found(follower, 'all')).toEqual(['For all', 'For friends'])
  expect(await found(follower, 'own')).toEqual([])
  expect(await found(stranger, 'all')).toEqual(['For all'])
  expect(await database.asAnon(titles(''))).toEqual(['For all'])
  expect(await database.asAnon(titles(`scope => 'own'`))).toEqual([])
  for (const browsed of [`scope => 'all'`, `scope => 'all', search_text => 'for mine'`]) {
    expect(await database.asUser(stranger, titles(browsed, '[]'))).not.toContain('Mine alone')
  }
  const seen = await database.asUser(stranger, (client) =>
    client.query('select from private.hidden_recipe_matches'),
  )
  expect(seen.rowCount).toBe(0)
  await database.pool.query('delete from recipe_cards where owner_id = $1', [owner])
})

test('without a pantry given it is the caller’s own, and what ran out is not there', async () => {
  const id = await insertRecipe(database.pool, { title: 'Onions again' })
  await database.pool.query(
    `insert into ingredients (slug, name, plural, category) values ('salt', 'salt', 'salt', 'Spices')`,
  )
  await database.asUser(cook, async (client) => {
    expect(await titles('', null)(client)).toContain('Onions again')
    await client.query(
      `insert into pantry_items (name, ingredient) values ('Salt', 'salt'), ('Onions', 'onion')`,
    )
    const band = `select band from search_recipes() where id = ${id}`
    expect((await client.query(band)).rows).toEqual([{ band: 'missing-1' }])
    await client.query(`update pantry_items set status = 'out' where ingredient = 'onion'`)
    expect((await client.query(band)).rows).toEqual([])
    await client.query('delete from pantry_items')
  })
})

test('a visitor who gives no pantry has an empty one', async () => {
  await insertRecipe(database.pool, { title: 'Toast of the morning' })
  const unasked = await database.asAnon(titles('', null))
  expect(unasked).not.toHaveLength(0)
  expect(unasked).toEqual(await database.asAnon(titles('', '[]')))
})

test('what the plan opens is refused to who has no access, and allergies never', async () => {
  const advanced = [
    [`min_rating => 4`, 'advanced_search'],
    [`seasons => '{autumn}'`, 'advanced_search'],
    [`premium => true`, 'advanced_search'],
    [`mode => 'quickest'`, 'advanced_search'],
    [`difficulties => '{easy}'`, 'advanced_dietary_filters'],
  ] as const
  for (const [options, feature] of advanced) {
    const refused = `42501 feature_required ${feature}`
    expect(await refusal(database.asAnon(titles(options)))).toBe(refused)
    expect(await refusal(database.asUser(expired, titles(options)))).toBe(refused)
    expect(await refusal(database.asUser(cook, titles(options)))).toBe('nothing refused')
  }
  const open = `restrictions => '{nuts,dairy}', preferences => '{vegan}', meals => '{dinner}',
    cuisines => '{thai}', max_minutes => 30, search_text => 'soup'`
  expect(await refusal(database.asAnon(titles(open)))).toBe('nothing refused')
  const count =
    (more: string): Work<unknown> =>
    (client) =>
      client.query(`select count_recipes(pantry => $1${more})`, [onion])
  expect(await refusal(database.asAnon(count('')))).toBe('nothing refused')
  expect(await refusal(database.asAnon(count(', with_facets => true')))).toBe(
    '42501 feature_required advanced_search',
  )
})

test.each([
  [`restrictions => '{pears}'`, 'unknown_option'],
  [`cuisines => '{klingon}'`, 'unknown_option'],
  [`page_size => 0`, 'bad_page_size'],
  [`page_size => 101`, 'bad_page_size'],
  [`page_after => 'elsewhere'`, 'bad_cursor'],
  [`page_after => 'quickest~0~1'`, 'bad_cursor'],
  [`page_after => 'ready-now~0~1~9~9~9'`, 'bad_cursor'],
  [`max_minutes => 0`, 'bad_minutes'],
  [`min_rating => 6`, 'bad_rating'],
  [`scope => 'theirs'`, 'bad_scope'],
  [`mode => 'sideways'`, 'bad_mode'],
  [`search_text => repeat('a', 201)`, 'bad_text'],
  [`staples => array_fill('salt'::text, array[1001])`, 'bad_staples'],
])('%s is refused', async (options, code) => {
  expect(await refusal(database.asUser(cook, titles(options)))).toBe(`22023 ${code}`)
})

test.each([
  '{}',
  '[1]',
  '[{}]',
  '[{"ingredient": 3}]',
  '[{"ingredient": "egg", "status": "gone"}]',
  '[{"ingredient": "egg", "age": "old"}]',
  '[{"ingredient": "egg", "age": 1e300}]',
  `[${Array.from({ length: 1001 }, () => '{"ingredient": "egg"}').join(',')}]`,
])('a pantry of %j is refused', async (pantry) => {
  expect(await refusal(database.asAnon(titles('', pantry)))).toBe('22023 bad_pantry')
})

test('every part that may be null may be null', async () => {
  const nulls = `staples => null, search_text => null, preferences => null, restrictions => null,
    cuisines => null, meals => null, difficulties => null, seasons => null, scope => null,
    mode => null, page_size => null`
  expect(await refusal(database.asAnon(titles(nulls)))).toBe('nothing refused')
  expect(await refusal(database.asAnon(titles(nulls, '[]')))).toBe('nothing refused')
})

test('allergens that nobody knows are never taken for safe', async () => {
  const id = await insertRecipe(database.pool, { title: 'Who knows' })
  const safe = titles(`restrictions => '{nuts}'`)
  expect(await database.asAnon(safe)).not.toContain('Who knows')
  await database.pool.query(
    `update recipe_cards set contains = '{dairy}', free_of = '{nuts}' where id = $1`,
    [id],
  )
  expect(await database.asAnon(safe)).toContain('Who knows')
  await database.pool.query(`update recipe_cards set free_of = '{}' where id = $1`, [id])
  expect(await database.asAnon(safe)).not.toContain('Who knows')
  await database.pool.query(`update recipe_cards set contains = '{nuts}' where id = $1`, [id])
  expect(await database.asAnon(safe)).not.toContain('Who knows')
})

test('a title in another language is found by who searches in it, beside the English one', async () => {
  const id = await insertRecipe(database.pool, { title: 'Plum dumplings' })
  await insertTranslation(database.pool, id, { title: 'Zwetschgenknödel' })
  const find = (text: string, language?: string) =>
    database.asAnon(
      titles(
        `search_text => '${text}', with_others => true${language === undefined ? '' : `, language => '${language}'`}`,
      ),
    )
  expect(await find('zwetschgen', 'de')).toEqual(['Plum dumplings'])
  expect(await find('plum -cake', 'de')).toEqual(['Plum dumplings'])
  expect(await find('dumplings -zwetschgenknödel', 'de')).toEqual([])
  expect(await find('zwetschenknödel', 'de')).toEqual(['Plum dumplings'])
  for (const language of [undefined, 'en', 'fr']) {
    expect(await find('zwetschgen', language)).toEqual([])
    expect(await find('plum dumpling', language)).toEqual(['Plum dumplings'])
  }
  await database.pool.query('update recipe_translations set title = $2 where recipe_id = $1', [
    id,
    'Pflaumenklöße',
  ])
  expect(await find('zwetschgen', 'de')).toEqual([])
  expect(await find('klosse pflaumen', 'de')).toEqual([])
  expect(await find('pflaumen', 'de')).toEqual(['Plum dumplings'])
})
