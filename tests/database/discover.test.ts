import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#catalogue/load.ts'
import { isInSeason, type Hemisphere } from '#domain/ingredients/season.ts'
import { seasonOf } from '#domain/recipes/season.ts'
import { createTestDatabase, type TestDatabase, type Work } from '../support/database.ts'

let database: TestDatabase
let cook: string
let expired: string

beforeAll(async () => {
  database = await createTestDatabase()
  const file = new URL('../../catalogue/build/catalogue.json', import.meta.url)
  const client = await database.pool.connect()
  await loadCatalogue(client, JSON.parse(await readFile(file, 'utf8')))
  client.release()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  expired = await database.createUser({ situation: 'expired' })
})

interface Row {
  id: string
  title: string
  cuisine: string[]
  fresh: string[]
  reason: string
  reason_name: string | null
  reason_count: number | null
  is_for_everyone: boolean
}

const rows =
  (sql: string, values: unknown[] = []): Work<Row[]> =>
  async (client) =>
    (await client.query<Row>(sql, values)).rows
const asCook = (sql: string, values: unknown[] = []) => database.asUser(cook, rows(sql, values))

async function idOf(title: string): Promise<string | undefined> {
  const found = await database.pool.query<{ id: string }>(
    'select id from recipe_cards where title = $1',
    [title],
  )
  return found.rows[0]?.id
}

async function eat(settings: object) {
  await database.pool.query('update private_profiles set dietary_settings = $2 where id = $1', [
    cook,
    settings,
  ])
}

const ofDay = `select * from recipe_of_the_day(now()::date)`
const seasonal = `select * from seasonal_recipes('northern', 11, 24)`
const recommended = `select * from recommended_recipes()`
const teasers = `select * from recipe_teasers(now()::date)`

describe('who may', () => {
  test.each([
    ['recipe_of_the_day', ofDay],
    ['seasonal_suggestions', seasonal],
    ['recommendations', recommended],
  ])('%s opens with access, and is refused without it', async (feature, sql) => {
    const refused = expect.objectContaining({
      code: '42501',
      message: 'feature_required',
      detail: feature,
    })
    await expect(database.asAnon(rows(sql))).rejects.toEqual(refused)
    await expect(database.asUser(expired, rows(sql))).rejects.toEqual(refused)
    expect((await asCook(sql)).length).toBeGreaterThan(0)
    const subscriber = await database.createUser({ situation: 'subscribed' })
    expect((await database.asUser(subscriber, rows(sql))).length).toBeGreaterThan(0)
  })

  test('a teaser is a title and a picture, for anyone', async () => {
    const [first, ...others] = await database.asAnon(rows(teasers))
    expect(Object.keys(first ?? {})).toEqual(['feature', 'id', 'title', 'image'])
    const [shown] = await asCook(ofDay)
    expect(first).toMatchObject({ feature: 'recipe_of_the_day', id: shown?.id })
    expect(others).toHaveLength(4)
  })
})

describe('the recipe of the day', () => {
  interface Day {
    day: string
    half: Hemisphere
    id: string
    season: string[]
    premium: boolean
  }
  let days: Day[]
  beforeAll(async () => {
    const found = await database.pool.query<Day>(`
      select day::date::text as day, half, card.id, card.season, card.is_premium as premium
      from generate_series(date '2026-01-01', date '2028-12-31', interval '1 day') as day
      cross join unnest(array['northern', 'southern']) as half
      cross join lateral private.day_order(day::date, half) as turn
      join recipe_cards as card on card.id = turn.recipe_id
      where turn.place = 1
      order by day`)
    days = found.rows
  })

  test.each(['northern', 'southern'] as const)('never comes twice in 60 days: %s', (half) => {
    const list = days.filter((each) => each.half === half)
    expect(list).toHaveLength(1_096)
    const last = new Map<string, number>()
    for (const [index, { id }] of list.entries()) {
      expect(index - (last.get(id) ?? -61)).toBeGreaterThan(60)
      last.set(id, index)
    }
    expect(last.size).toBeGreaterThan(200)
  })

  test('is of the season, in both halves of the world', () => {
    const wrong = days.filter(
      ({ day, half, season }) =>
        season.length > 0 && !season.includes(seasonOf(Number(day.slice(5, 7)), half)),
    )
    expect(wrong).toEqual([])
  })

  test('is premium no more often than the catalogue is', async () => {
    const { rows: of } = await database.pool.query<{ share: number }>(
      'select avg(is_premium::integer)::float as share from recipe_cards',
    )
    const premium = days.filter((each) => each.premium).length
    expect(premium).toBeGreaterThan(0)
    expect(premium / days.length).toBeLessThanOrEqual(of[0]?.share ?? 0)
  })

  test('is the same for everyone, and the record says so', async () => {
    const other = await database.createUser()
    const today = `select * from recipe_of_the_day((now() at time zone 'utc')::date)`
    const [mine] = await asCook(today)
    expect(await database.asUser(other, rows(today))).toEqual([mine])
    const flagged = await database.asAnon(rows('select id from recipes where is_recipe_of_the_day'))
    expect(flagged.map(({ id }) => id)).toContain(mine?.id)
    expect(flagged.length).toBeLessThanOrEqual(2)
  })

  test('is another one for whom it does not suit, or none, but never a harmful one', async () => {
    await eat({ restrictions: ['dairy', 'gluten', 'eggs'].map((id) => ({ id, checked: true })) })
    for (const offset of [-1, 0, 1]) {
      const found = await asCook(
        `select f.is_for_everyone, c.allergens from recipe_of_the_day((now() at time zone 'utc')::date + $1::integer) f
         join recipe_cards c using (id) where c.allergens && '{dairy,gluten,eggs}'`,
        [offset],
      )
      expect(found).toEqual([])
    }
  })

  test.each([-2, 2])('is today’s: %i days off is refused', async (offset) => {
    await expect(
      asCook(`select * from recipe_of_the_day((now() at time zone 'utc')::date + $1::integer)`, [
        offset,
      ]),
    ).rejects.toMatchObject({ code: '22023', message: 'bad_date' })
  })
})

describe('the season', () => {
  test.each(['northern', 'southern'] as const)('is that of the rules: %s', async (half) => {
    const { rows: known } = await database.pool.query<{ slug: string; season: number[] }>(
      'select slug, season from ingredients',
    )
    for (let month = 1; month <= 12; month++) {
      const { rows: said } = await database.pool.query<{ season: string; slugs: string[] }>(
        `select private.season_of($1, $2) as season,
           array(select slug from ingredients where id = any (private.in_season($1, $2))) as slugs`,
        [month, half],
      )
      expect(said[0]?.season).toBe(seasonOf(month, half))
      const wanted = known.filter((each) => isInSeason(each, month, half))
      expect(said[0]?.slugs.toSorted()).toEqual(wanted.map(({ slug }) => slug).toSorted())
    }
  })

  test('shows recipes of it, with what is fresh, and others in the south', async () => {
    const north = await asCook(
      `select f.*, c.season from (${seasonal}) f join recipe_cards c using (id)`,
    )
    for (const each of north)
      expect(each).toMatchObject({ season: expect.arrayContaining(['autumn']) })
    expect(north.some(({ fresh }) => fresh.length > 0)).toBe(true)
    const south = await asCook(`select * from seasonal_recipes('southern', 11)`)
    expect(south[0]?.id).not.toBe(north[0]?.id)
  })

  test.each([
    [`'western', 11`, 'bad_hemisphere'],
    [`null, 11`, 'bad_hemisphere'],
    [`'northern', 0`, 'bad_month'],
    [`'northern', null`, 'bad_month'],
    [`'northern', 1, 1000`, 'bad_page_size'],
  ])('refuses %s', async (options, message) => {
    await expect(asCook(`select * from seasonal_recipes(${options})`)).rejects.toMatchObject({
      code: '22023',
      message,
    })
  })
})

describe('recommendations', () => {
  const dal = 'Red lentil dal with sizzling garlic'
  const cooked = async (title: string, daysAgo = 0) =>
    database.pool.query(
      `insert into cooked_recipes (user_id, recipe_id, servings, cooked_at)
       values ($1, $2, 2, now() - $3 * interval '1 day')`,
      [cook, await idOf(title), daysAgo],
    )

  test('begin with what fits the pantry, and say what', async () => {
    expect((await asCook(recommended)).every(({ reason }) => reason === 'start')).toBe(true)
    await asCook(
      `insert into pantry_items (name, ingredient) values ('eggs', 'egg'), ('rice', 'rice')`,
    )
    const [first] = await asCook(recommended)
    expect(first).toMatchObject({ reason: 'fits', reason_count: expect.any(Number) })
  })

  test('are close to what was cooked, and never that itself so soon', async () => {
    await cooked(dal)
    const found = await asCook(recommended)
    expect(found[0]).toMatchObject({ reason: 'cooked', reason_name: dal })
    expect(found[0]?.cuisine).toContain('indian')
    expect(found.map(({ title }) => title)).not.toContain(dal)
  })

  test('bring back after a fortnight what is close to another', async () => {
    const all = `select * from recommended_recipes(50)`
    await cooked(dal, 15)
    await cooked('Chana masala, dark and tangy')
    const titles = (await asCook(all)).map(({ title }) => title)
    expect(titles).toContain(dal)
    await database.pool.query(
      `update cooked_recipes set cooked_at = now() - interval '13 days' where user_id = $1`,
      [cook],
    )
    expect((await asCook(all)).map(({ title }) => title)).not.toContain(dal)
  })

  test('speak of a cuisine where several of it are saved', async () => {
    await asCook(
      `insert into favorite_recipes (recipe_id)
       select id::text from recipe_cards where 'thai' = any (cuisine) order by id limit 4`,
    )
    await asCook(`insert into favorite_recipes (recipe_id) values ('gone'), ('999999999999999999')`)
    expect(await asCook(recommended)).toContainEqual(
      expect.objectContaining({ reason: 'saved-cuisine', reason_name: 'thai', reason_count: 4 }),
    )
  })

  test('follow a high rating, and not a low one', async () => {
    const rate = async (rating: number) =>
      asCook(`insert into comments (recipe_id, content, rating) values ($1, 'Well.', $2)`, [
        await idOf(dal),
        rating,
      ])
    await rate(2)
    expect((await asCook(recommended)).some(({ reason }) => reason === 'rated')).toBe(false)
    await rate(5)
    expect((await asCook(recommended))[0]).toMatchObject({ reason: 'rated', reason_name: dal })
  })

  test('use what will not keep', async () => {
    await asCook(
      `insert into pantry_items (name, ingredient, stocked_at)
       values ('spinach', 'spinach', now() - interval '6 days'), ('feta', 'feta', now())`,
    )
    expect(await asCook(recommended)).toContainEqual(
      expect.objectContaining({ reason: 'pantry', reason_name: 'spinach' }),
    )
  })

  test('hold to diet and restrictions, and so do season and teasers', async () => {
    await cooked(dal)
    await eat({
      preferences: [{ id: 'vegetarian', checked: true }],
      restrictions: [{ id: 'dairy', checked: true }],
    })
    for (const sql of [recommended, seasonal, teasers]) {
      const found = await asCook(
        `select c.diets, c.allergens from (${sql}) f join recipe_cards c using (id)`,
      )
      expect(found.length).toBeGreaterThan(0)
      for (const each of found) {
        expect(each).toMatchObject({ diets: expect.arrayContaining(['vegetarian']) })
        expect(each).not.toMatchObject({ allergens: expect.arrayContaining(['dairy']) })
      }
    }
  })

  test('are of various cuisines: two of one in six', async () => {
    await asCook(
      `insert into favorite_recipes (recipe_id)
       select id::text from recipe_cards where 'indian' = any (cuisine) order by id limit 10`,
    )
    const found = await asCook(recommended)
    for (const block of [found.slice(0, 6), found.slice(6, 12)]) {
      const counts = new Map<string, number>()
      for (const word of block.flatMap(({ cuisine }) => cuisine)) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(2)
    }
  })

  test('never show a private, a followers’ or an own recipe', async () => {
    const owner = await database.createUser()
    await asCook('insert into follows (followed_id) values ($1)', [owner])
    await cooked(dal)
    const copy = async (ownerId: string, visibility: string, title: string) => {
      const { rows: made } = await database.pool.query<{ id: string }>(
        `insert into recipe_cards (title, owner_id, visibility, ready_in_minutes, servings, season, cuisine)
         values ($3, $1, $2, 10, 2, '{autumn}', '{indian}') returning id`,
        [ownerId, visibility, title],
      )
      await database.pool.query(
        `insert into recipe_ingredients (recipe_id, position, ingredient_id)
         select $1, position, ingredient_id from recipe_ingredients where recipe_id = $2`,
        [made[0]?.id, await idOf(dal)],
      )
    }
    await copy(owner, 'private', 'Hidden dal')
    await copy(owner, 'followers', 'Dal for friends')
    await copy(cook, 'public', 'My dal')
    await copy(owner, 'public', 'Dal for all')
    const titles = (await asCook(`select * from recommended_recipes(50)`)).map(({ title }) => title)
    expect(titles).toContain('Dal for all')
    expect(titles).not.toContain('Hidden dal')
    expect(titles).not.toContain('Dal for friends')
    expect(titles).not.toContain('My dal')
    await database.pool.query('delete from recipe_cards where owner_id is not null')
  })

  test('say nothing of a liked recipe that its cook has hidden since', async () => {
    const owner = await database.createUser()
    const { rows: made } = await database.pool.query<{ id: string }>(
      `insert into recipe_cards (title, owner_id, visibility, ready_in_minutes, servings)
       values ('Secret', $1, 'private', 10, 2) returning id`,
      [owner],
    )
    await database.pool.query(
      `insert into recipe_ingredients (recipe_id, position, ingredient_id)
       select $1, position, ingredient_id from recipe_ingredients where recipe_id = $2`,
      [made[0]?.id, await idOf(dal)],
    )
    await database.pool.query(
      `insert into cooked_recipes (user_id, recipe_id, servings) values ($1, $2, 2)`,
      [cook, made[0]?.id],
    )
    const found = await asCook(recommended)
    expect(found.map(({ reason_name: name }) => name)).not.toContain('Secret')
    expect(found.every(({ reason }) => reason === 'start')).toBe(true)
  })
})
