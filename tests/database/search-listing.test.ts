import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '#catalogue/read.ts'
import { irregularPlurals, unchangedWords } from '#domain/ingredients/singular.ts'
import { foldText, singularForm } from '#domain/ingredients/normalise.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { randomWorld } from '#domain/matching/testing/worlds.ts'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'
import { loadWorld } from '../support/matching-world.ts'

/** What the list of recipes asks beyond the pantry search: words, orders, pages, and numbers beside options. */
let database: TestDatabase
let cook: string
const world = randomWorld(seededRandom(77), 700)
const pantry = JSON.stringify(
  world.pantry.flatMap(({ ingredient, status }) => (ingredient ? [{ ingredient, status }] : [])),
)

beforeAll(async () => {
  database = await createTestDatabase()
  cook = await database.createUser({ situation: 'subscribed' })
  const client = await database.pool.connect()
  try {
    await loadWorld(client, world)
  } finally {
    client.release()
  }
})
afterAll(() => database.drop())

interface Page {
  ids: number[]
  cursor: string | null
}

const page =
  (options: string, size: number, cursor: string | null): Work<Page> =>
  async (client) => {
    const { rows } = await client.query<{ id: string; page_cursor: string }>(
      `select id, page_cursor from search_recipes(
         pantry => $1, page_size => $2, page_after => $3, ${options}
       )`,
      [pantry, size, cursor],
    )
    const last = rows.at(-1)
    return {
      ids: rows.map(({ id }) => Number(id)),
      cursor: rows.length < size || last === undefined ? null : last.page_cursor,
    }
  }

const count =
  (options: string): Work<Counted> =>
  async (client) => {
    const { rows } = await client.query<{ counted: Counted }>(
      `select count_recipes(pantry => $1, with_others => true, ${options}) as counted`,
      [pantry],
    )
    const [first] = rows
    if (first === undefined) throw new Error('count_recipes answered nothing')
    return first.counted
  }

interface Counted {
  total: number
  complete: boolean
  bands: Record<string, number>
  facets: Record<string, Record<string, number>>
  capped: string[]
}

test('words are put into the singular as in the browser, all of the catalogue’s and more', async () => {
  const { catalogue } = await readCatalogue()
  const texts = [
    ...catalogue.ingredients.flatMap(({ name, plural, aliases }) => [
      name,
      plural,
      ...(aliases['en'] ?? []),
    ]),
    ...catalogue.recipes.flatMap(({ title, summary }) => [title, summary]),
    ...Object.keys(irregularPlurals),
    ...unchangedWords,
    'peppers tomatoes boxes quizzes dishes peaches glasses gas bus iris ties berries as s',
  ]
  const words = [...new Set(texts.flatMap((text) => foldText(text).split(' ')))]
  expect(words.length).toBeGreaterThan(2_000)
  const { rows } = await database.pool.query<{ word: string; singular: string }>(
    'select word, private.singular(word) as singular from unnest($1::text[]) as word',
    [words],
  )
  expect(rows.filter(({ word, singular }) => singular !== singularForm(word))).toEqual([])
})

test.each([
  [`sort => 'popular'`],
  [`sort => 'rated'`],
  [`sort => 'newest'`],
  [`sort => 'quickest'`],
  [`mode => 'ready-now', with_others => true`],
  [`mode => 'quickest', with_others => true`],
  [`mode => 'use-it-up', with_others => true`],
  [`mode => 'fewest-extras', with_others => true`],
])('by %s no recipe comes twice or is left out, whatever is written meanwhile', async (options) => {
  const before = await database.pool.query<{ id: string }>('select id from recipe_cards')
  const seen: number[] = []
  const written: number[] = []
  let cursor: string | null = null
  do {
    const at: string | null = cursor
    const found: Page = await database.asUser(cook, page(options, 37, at))
    seen.push(...found.ids)
    cursor = found.cursor
    // Another recipe, as like as possible to one that was just shown.
    const { rows } = await database.pool.query<{ id: string }>(
      `with made as (
         insert into recipe_cards (
           title, visibility, ready_in_minutes, servings, difficulty, rating, review_count, owner_id
         )
         select title, 'public', ready_in_minutes, servings, difficulty, rating, review_count, $2
         from recipe_cards where id = $1
         returning id
       ), lines as (
         insert into recipe_ingredients (recipe_id, position, ingredient_id, name, optional)
         select made.id, position, ingredient_id, name, optional
         from recipe_ingredients, made where recipe_id = $1
       )
       select id from made`,
      [found.ids.at(-2), cook],
    )
    written.push(...rows.map(({ id }) => Number(id)))
  } while (cursor !== null)
  expect(seen.filter((id, index) => seen.indexOf(id) !== index)).toEqual([])
  const missed = before.rows.map(({ id }) => Number(id)).filter((id) => !seen.includes(id))
  expect(missed).toEqual([])
  await database.pool.query('delete from recipe_cards where id = any ($1)', [written])
})

test('each number beside an option is what one finds with it', async () => {
  const filters = [
    '',
    `cuisines => '{italian}',`,
    `meals => '{dinner,lunch}', max_minutes => 60,`,
    `difficulties => '{easy}', seasons => '{autumn}', min_rating => 3,`,
    `search_text => 'golden', premium => false, max_missing => 3,`,
    `restrictions => '{nuts}', preferences => '{vegetarian}', cuisines => '{thai}',`,
    `cuisines => '{greek,thai}', facts => '{freezes,without-oven}',`,
  ]
  const parameter: Record<string, (option: string) => string> = {
    cuisines: (option) => `cuisines => '{${option}}'`,
    meals: (option) => `meals => '{${option}}'`,
    difficulties: (option) => `difficulties => '{${option}}'`,
    seasons: (option) => `seasons => '{${option}}'`,
    minutes: (option) => `max_minutes => ${option}`,
    ratings: (option) => `min_rating => ${option}`,
    premium: (option) => `premium => ${option}`,
  }
  let compared = 0
  for (const filter of filters) {
    const { facets, capped } = await database.asUser(cook, count(`${filter} with_facets => true`))
    expect(capped).toEqual([])
    for (const [list, options] of Object.entries(facets)) {
      for (const [option, times] of Object.entries(options)) {
        const name = parameter[list]
        const [key = ''] = name?.(option).split(' =>') ?? []
        // One option of a list stands in the place of the others; of diets and allergens all hold.
        const asked =
          name === undefined
            ? `${filter} ${list} => array['${option}'] || ${chosenOf(filter, list)}`
            : `${filter.replace(new RegExp(`${key} => [^ ]+,( |$)`), '')} ${name(option)}`
        const { total } = await database.asUser(cook, count(dropRepeated(asked, list)))
        expect({ filter, list, option, times }).toEqual({ filter, list, option, times: total })
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(250)
})

/** What a filter has chosen of a list already, as SQL. */
function chosenOf(filter: string, list: string): string {
  const chosen = new RegExp(`${list} => ('\\{[^}]*\\}')`).exec(filter)?.[1] ?? `'{}'`
  return `${chosen}::text[]`
}

/** Without the first of two values for the same list. */
function dropRepeated(asked: string, list: string): string {
  const first = new RegExp(`${list} => '\\{[^}]*\\}', ?`)
  return asked.split(`${list} =>`).length > 2 ? asked.replace(first, '') : asked
}

test('numbers beside options stop where counting stops, and say so', async () => {
  const { rows } = await database.pool.query<{ counted: Counted }>(
    `with asked as (
       select private.read_query('', null, null, null, null, null, null, null, null, null, null,
         null, null, null, true, false, null) as query,
         private.prepare_kitchen('[]', '{}', 0) as kitchen
     ), found as (
       select asked.*, private.count_found(kitchen, query, 100) as found from asked
     )
     select private.facets(kitchen, query, found, 100, '[]', '{}') as counted from found`,
  )
  expect(rows[0]?.counted.capped).toContain('cuisines')
})

test.each([
  ['one more or less', '42501 feature_required advanced_search', `sort => 'rated'`],
  ['what is no sort', '22023 bad_sort', `sort => 'loudest'`],
  ['what is no number of things', '22023 bad_missing', 'max_missing => 2'],
  ['a cursor of another sort', '22023 bad_cursor', `sort => 'rated', page_after => 'newest~0~1~2'`],
])('%s is refused: %s', async (_, refusal, options) => {
  const expired = await database.createUser({ situation: 'expired' })
  const who = refusal.startsWith('42501') ? expired : cook
  const answer = await database
    .asUser(who, (client) => client.query(`select from search_recipes(${options})`))
    .then(
      () => 'nothing refused',
      (thrown: { code?: string; message?: string; detail?: string }) =>
        `${thrown.code} ${thrown.message}${thrown.code === '42501' ? ` ${thrown.detail}` : ''}`,
    )
  expect(answer).toBe(refusal)
})

test('a word that finds nothing is read as what it may mean, and said; or left, where one asks for it', async () => {
  const words = world.recipes.flatMap(({ title }) => foldText(title).split(' '))
  // A letter less of a long word: of a short one too little would be left to go by.
  const long = words.find((word) => word.length >= 6) ?? ''
  const misspelt = `${long.slice(0, 3)}${long.slice(4)}`
  const found = await database.asAnon(count(`search_text => '${misspelt}'`))
  expect(found).toMatchObject({ read_as: expect.any(String) })
  expect(found.total).toBeGreaterThan(0)
  const exact = await database.asAnon(count(`search_text => '${misspelt}', exact_text => true`))
  expect(exact).toMatchObject({ total: 0, read_as: null })
})

test('another name of an ingredient finds what we call it', async () => {
  await database.pool.query(
    `insert into ingredient_aliases (alias, ingredient_id)
     select 'aubergine', id from ingredients where slug = 'food-1'`,
  )
  expect(await database.asAnon(count(`search_text => 'aubergines'`))).toMatchObject({
    read_as: 'food 1',
  })
})

test('words of recipes that are not public are proposed to nobody', async () => {
  await database.pool.query(
    `insert into recipe_cards (title, owner_id, visibility, ready_in_minutes, servings)
     values ('Xylophonecake', $1, 'private', 5, 1)`,
    [cook],
  )
  const answer = await database.asAnon(count(`search_text => 'xylophonecak'`))
  expect(answer).toMatchObject({ total: 0, read_as: null })
  const own = await database.asUser(cook, count(`search_text => 'xylophonecak'`))
  expect(own).toMatchObject({ total: 1, read_as: null })
})
