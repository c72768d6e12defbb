import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
import {
  defaultDietarySettings,
  type DietaryOption,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { prepareKitchen, type PantryEntry } from '#domain/matching/kitchen.ts'
import { rankingModes, usesPantry } from '#domain/matching/rank.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { type Random, seededRandom } from '#domain/testing/random.ts'
import { randomPantry, randomWorld, type World } from '#domain/matching/testing/worlds.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { allCuisines, difficulties, mealTypes, seasons } from '#domain/recipes/kinds.ts'
import { recipeFacts } from '#domain/recipes/kitchen-facts.ts'
import {
  listingSorts,
  listRecipes,
  mostMissing,
  wholeListing,
  type ListingQuery,
} from '#domain/recipes/listing.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { searchPhrases } from '#domain/recipes/search-phrases.ts'
import { bothRules, type DietRules } from '#domain/recipes/suits-diet.ts'
import { times } from '#domain/testing/times.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { loadWorld } from '../support/matching-world.ts'

/**
 * The browser and the database are asked the same thousands of questions, and must give the same
 * recipes in the same order, with the same states, reasons and counts. A failure names its seed.
 */
const worldsOf = (length: number, firstSeed: number, size: { recipes: number; cases: number }) =>
  Array.from({ length }, (_, index) => ({ seed: firstSeed + index, ...size }))

const worlds = [
  ...worldsOf(times({ quick: 9, thorough: 36 }), 1_000, { recipes: 60, cases: 60 }),
  // Enough of them that groups have several windows.
  ...worldsOf(times({ quick: 2, thorough: 4 }), 2_000, { recipes: 900, cases: 12 }),
]

let database: TestDatabase
let cook: string
beforeAll(async () => {
  database = await createTestDatabase()
  cook = await database.createUser({ situation: 'subscribed' })
})
afterAll(() => database.drop())

/** Titles of the other language: its own words, English ones in it, and some that are like those of others. */
const foreignTitles = ['Goldene Mystik', 'Süßes Gold', 'Stews', 'Gulasch mit Klößen', 'Foodtopf']

/** A third of the recipes have a title in German. */
function withTranslations(random: Random, world: World): World {
  const recipes = world.recipes.map((recipe) =>
    random.oneIn(3)
      ? {
          ...recipe,
          title: random.pick(foreignTitles),
          writtenTitle: recipe.title,
          foundBy: random.pick(['', 'topf', 'klößchen']),
        }
      : recipe,
  )
  return { ...world, recipes }
}

/** As who reads English has them. */
const inEnglish = (world: World): World => ({
  ...world,
  recipes: world.recipes.map(({ writtenTitle, ...recipe }) => ({
    ...recipe,
    title: writtenTitle ?? recipe.title,
    foundBy: '',
  })),
})

interface Case {
  language: 'en' | 'de'
  pantry: PantryEntry[]
  staples: string[]
  query: ListingQuery
  /** Whether what uses nothing of the pantry is asked for too. */
  withOthers: boolean
  pageSize: number
}

/** So many that those of a context often decide. */
const mostSwaps = 40

/** Words that are there, what people say for some, plurals and misspellings of them, and words that must not be there. */
const texts =
  'gulasch|klosse|topf|-klösschen|klößche|süßes|mystik -gold|goldne|gulash|food 1|gold|CREME|one pot|mystery|fo st|!|foods 1|stews|creme -gold|-one-pot|- food|-1|goldn|mysteris|sundy stw|gramdmas|budjet -gold|zzzzz|cheap|cheap foods|cheap -gold|instant pot|schnelles gold|foods with gold|recipes|rapide|herbst|winter stew|vegane stews|party food'.split(
    '|',
  )

function randomQuery(random: Random): ListingQuery {
  const mode = random.pick(rankingModes)
  if (random.oneIn(3)) return { ...wholeListing, mode }
  const rarely = <Value>(value: () => Value, otherwise: Value) =>
    random.oneIn(4) ? value() : otherwise
  return {
    ...wholeListing,
    mode,
    sort: rarely(() => random.pick(listingSorts), 'pantry'),
    maxMissing: rarely(() => random.pick(mostMissing), null),
    exactText: random.oneIn(5),
    text: random.oneIn(2) ? random.pick(texts) : '',
    preferences: rarely(() => random.some(['vegetarian', 'vegan', 'keto'], 2), []),
    restrictions: rarely(() => random.some(avoidable, 2), []),
    cuisines: rarely(() => random.some(allCuisines, 9), []),
    meals: rarely(() => random.some(mealTypes, 3), []),
    difficulties: rarely(() => random.some(difficulties, 2), []),
    seasons: rarely(() => random.some(seasons, 3), []),
    maxMinutes: rarely(() => 5 + random.integer(90), null),
    minRating: rarely(() => random.integer(20) / 4, null),
    premium: rarely(() => random.oneIn(2), null),
    facts: rarely(() => random.some(recipeFacts, 2), []),
  }
}

/** The settings that mean these rules. */
function settingsOf({ restrictions, preferences }: DietRules): DietarySettings {
  const check = <Option extends DietaryOption>(
    options: readonly Option[],
    ids: readonly string[],
  ) => options.map((option) => ({ ...option, checked: ids.includes(option.id) }))
  return {
    ...defaultDietarySettings,
    restrictions: check(defaultDietarySettings.restrictions, restrictions),
    otherRestrictions: check(defaultDietarySettings.otherRestrictions, restrictions),
    preferences: check(defaultDietarySettings.preferences, preferences),
  }
}

function randomCase(random: Random, { vocabulary, recipes }: World): Case {
  return {
    language: random.pick(['en', 'de']),
    pantry: randomPantry(random, vocabulary, 12),
    staples: random.some([...vocabulary.ingredients.keys()], 5),
    query: randomQuery(random),
    withOthers: random.oneIn(2),
    pageSize: recipes.length > 100 ? 100 : 5 + random.integer(90),
  }
}

/** What both sides are held to, of one recipe. */
function said(match: RecipeMatch<RecipeCard>) {
  return {
    id: match.recipe.id,
    band: match.band,
    used: match.usedIngredientCount,
    missed: match.missedIngredientCount,
    credit: match.credit,
    urgency: match.urgency,
    needs: match.needs.map(({ need: asked, state, credit, urgency, via, reason }) => {
      // What a dish is made of decides its place, and is not told.
      const { isMain: _, ...need } = asked
      return { ...need, state, credit, urgency, via, reason }
    }),
  }
}

function inTheBrowser(world: World, { pantry, staples, query, withOthers }: Case) {
  const { vocabulary, recipes, rules } = world
  const kitchen = prepareKitchen(pantry, staples, vocabulary, bothRules(rules, query))
  const weightOf = rarityWeights(recipes)
  const { matches, readAs } = listRecipes(recipes, query, {
    kitchen,
    vocabulary,
    phrases: searchPhrases,
    weightOf,
  })
  const isWhole = withOthers || kitchen.owned.size === 0 || query.sort !== 'pantry'
  return { found: matches.filter((match) => isWhole || usesPantry(match)).map(said), readAs }
}

const search = `
  select
    id::int, band, used_ingredient_count as used, missed_ingredient_count as missed, credit,
    urgency, needs, page_cursor, read_as
  from public.search_recipes(
    pantry => $1, staples => $2, search_text => $3, preferences => $4, restrictions => $5,
    cuisines => $6, meals => $7, difficulties => $8, seasons => $9, max_minutes => $10,
    min_rating => $11, premium => $12, max_missing => $13, exact_text => $14, with_others => $15,
    facts => $16, language => $17, sort => $18, mode => $19, page_size => $20, page_after => $21
  )`

function parameters({ language, pantry, staples, query, withOthers }: Case) {
  return [
    JSON.stringify(
      pantry
        .filter(({ ingredient }) => ingredient !== null)
        .map(({ ingredient, status, ageDays }) => ({ ingredient, status, age: ageDays })),
    ),
    staples,
    query.text,
    query.preferences,
    query.restrictions,
    query.cuisines,
    query.meals,
    query.difficulties,
    query.seasons,
    query.maxMinutes,
    query.minRating,
    query.premium,
    query.maxMissing,
    query.exactText,
    withOthers,
    query.facts,
    language,
  ]
}

async function inTheDatabase(client: PoolClient, each: Case) {
  const { query, pageSize } = each
  const asked = parameters(each)
  const found = []
  let readAs: string | null = null
  let cursor: string | null = null
  do {
    const { rows }: { rows: { page_cursor: string; read_as: string | null }[] } =
      await client.query(search, [...asked, query.sort, query.mode, pageSize, cursor])
    found.push(...rows.map(({ page_cursor: _cursor, read_as: _readAs, ...row }) => row))
    readAs = rows[0]?.read_as ?? readAs
    cursor = rows.length < pageSize ? null : (rows.at(-1)?.page_cursor ?? null)
  } while (cursor !== null)
  return { found, readAs }
}

const count = `
  select public.count_recipes(
    pantry => $1, staples => $2, search_text => $3, preferences => $4, restrictions => $5,
    cuisines => $6, meals => $7, difficulties => $8, seasons => $9, max_minutes => $10,
    min_rating => $11, premium => $12, max_missing => $13, exact_text => $14, with_others => $15,
    facts => $16, language => $17
  ) as counted`

test.each(worlds)(
  'both give the same answers in the world of seed $seed',
  async ({ seed, recipes, cases }) => {
    const random = seededRandom(seed)
    const world = withTranslations(random, randomWorld(random, recipes, mostSwaps))
    const worldIn = { en: inEnglish(world), de: world }
    const client = await database.pool.connect()
    try {
      await loadWorld(client, world)
      await client.query('update private_profiles set dietary_settings = $2 where id = $1', [
        cook,
        JSON.stringify(settingsOf(world.rules)),
      ])
    } finally {
      client.release()
    }
    await database.asUser(cook, async (user) => {
      for (let index = 0; index < cases; index++) {
        const each = randomCase(random, world)
        const browser = inTheBrowser(worldIn[each.language], each)
        const which = `seed ${seed}, case ${index}: ${JSON.stringify(each)}`
        const { found, readAs } = await inTheDatabase(user, each)
        const readAsInDatabase = found.length > 0 ? browser.readAs : null
        expect({ which, found, readAs }).toEqual({
          which,
          found: browser.found,
          readAs: readAsInDatabase,
        })
        if (each.query.sort !== 'pantry' && !each.withOthers) continue
        const { rows } = await user.query(count, parameters(each))
        expect({ which, ...rows[0]?.counted }).toMatchObject({
          which,
          total: browser.found.length,
          complete: true,
          read_as: browser.readAs,
        })
      }
    })
  },
)

test('what people type is read alike', async () => {
  const { rows } = await database.pool.query(
    'select phrase, meaning, is_kind as "isKind" from private.search_phrases()',
  )
  expect(rows).toEqual(searchPhrases)
  // What is worked out from them, so that it need not be for each search.
  const { rows: held } = await database.pool.query(
    'select private.kind_words() as words, private.kinds_alone() as alone',
  )
  const ofKinds = searchPhrases.filter(({ isKind }) => isKind)
  const wordsOf = (phrases: typeof ofKinds) =>
    new Set(phrases.flatMap(({ phrase }) => phrase.split(' ')))
  const others = wordsOf(ofKinds.filter(({ phrase, meaning }) => phrase !== meaning))
  const words = [...wordsOf(ofKinds)].toSorted()
  const alone = words.filter((word) => !others.has(word))
  expect(held).toEqual([{ words, alone }])
})
