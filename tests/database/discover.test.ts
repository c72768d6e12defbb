import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isInSeason, type Hemisphere } from '#domain/ingredients/season.ts'
import { seasonOf } from '#domain/recipes/season.ts'
import { createCatalogueDatabase } from '../support/catalogue-database.ts'
import type { TestDatabase } from '../support/database.ts'
import { setDiet, recommendationRows, recommendationCalls } from '../support/recommendations.ts'

let database: TestDatabase
let cook: string
let expired: string

beforeAll(async () => {
  database = await createCatalogueDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  expired = await database.createUser({ situation: 'expired' })
})

const { ofDay, seasonal, recommended, teasers } = recommendationCalls
const asCook = (sql: string, values: unknown[] = []) =>
  database.asUser(cook, recommendationRows(sql, values))

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
    await expect(database.asAnon(recommendationRows(sql))).rejects.toEqual(refused)
    await expect(database.asUser(expired, recommendationRows(sql))).rejects.toEqual(refused)
    expect((await asCook(sql)).length).toBeGreaterThan(0)
    const subscriber = await database.createUser({ situation: 'subscribed' })
    expect((await database.asUser(subscriber, recommendationRows(sql))).length).toBeGreaterThan(0)
  })

  test('a teaser is a title and a picture, for anyone', async () => {
    const [first, ...others] = await database.asAnon(recommendationRows(teasers))
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
    expect(await database.asUser(other, recommendationRows(today))).toEqual([mine])
    const flagged = await database.asAnon(
      recommendationRows('select id from recipes where is_recipe_of_the_day'),
    )
    expect(flagged.map(({ id }) => id)).toContain(mine?.id)
    expect(flagged.length).toBeLessThanOrEqual(2)
  })

  test('is another one for whom it does not suit, or none, but never a harmful one', async () => {
    await setDiet(database, cook, {
      restrictions: ['dairy', 'gluten', 'eggs'].map((id) => ({ id, checked: true })),
    })
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
