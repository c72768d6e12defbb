import { expect, test } from 'vitest'
import { furtherFoodNote } from '#domain/recipes/own/further-row.ts'
import type { FindDish } from '../dishes/find-dish.ts'
import { inLanguage } from '../language/speak.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { createDescribePage } from './describe-page.ts'
import type { PublishedRecipe } from './published-recipe.ts'

const origin = 'https://larder.example'
const measure = { original_text: null, amount: 2, amount_max: null, unit: 'piece', note: 'beaten' }
const food = (slug: string, name: string, plural: string) => ({
  slug,
  name,
  plural,
  category: 'Other' as const,
  grams_per_piece: null,
  grams_per_cup: null,
  weights: null,
})
const omelette: PublishedRecipe = {
  id: 7,
  owner_id: null,
  title: 'Omelette',
  image: '/covers/omelette.webp',
  ready_in_minutes: 10,
  active_minutes: 10,
  servings: 1,
  summary: 'Eggs, quickly.',
  cuisine: ['french'],
  meal_type: ['breakfast'],
  diets: ['vegetarian'],
  rating: 4.5,
  review_count: 2,
  is_premium: false,
  tags: [],
  assumed: [],
  created_at: '2026-11-21T08:00:00+00:00',
  updated_at: '2026-11-22T08:00:00+00:00',
  lines: [
    {
      name: null,
      optional: false,
      ingredient: food('egg', 'egg', 'eggs'),
      measure,
    },
    { name: 'chives', optional: true, ingredient: null, measure: null },
  ],
  details: { instructions: ['Fold.'], nutrition_info: null },
}

const noDishes: FindDish = () => Promise.resolve(null)

/** The page of this recipe, and how often the database was asked for it. */
function describing(recipe: Partial<PublishedRecipe> | null) {
  const asked: string[] = []
  const describe = createDescribePage(
    (target) => {
      asked.push(target)
      return Promise.resolve(recipe === null ? [] : [{ ...omelette, ...recipe }])
    },
    noDishes,
    'paid',
  )
  return { asked, describe: (path: string, query = '') => describe(path, origin, query) }
}

test('a food that a line names besides its own is no line of the page', async () => {
  const further = { ...measure, amount: null, unit: null, note: furtherFoodNote }
  const { describe } = describing({
    lines: [
      {
        name: null,
        optional: false,
        ingredient: food('olive-oil', 'olive oil', 'olive oil'),
        measure: { ...measure, original_text: '1 tbsp olive oil or butter' },
      },
      {
        name: null,
        optional: true,
        ingredient: food('butter', 'butter', 'butter'),
        measure: further,
      },
    ],
  })
  expect(await describe('/user-recipe/7/')).toMatchObject({
    data: { recipeIngredient: ['1 tbsp olive oil or butter'] },
  })
})

test('a recipe is described with addresses of the origin at which it is read', async () => {
  const { describe } = describing({})
  expect(await describe('/user-recipe/7/')).toMatchObject({
    title: 'Omelette · Larder',
    description: 'Eggs, quickly.',
    isIndexed: true,
    canonical: `${origin}/recipe/7`,
    preview: { image: `${origin}/covers/omelette-large.webp`, imageSize: { width: 1280 } },
    data: {
      '@type': 'Recipe',
      author: { name: 'Larder' },
      image: [`${origin}/covers/omelette-large.webp`],
      datePublished: '2026-11-21',
      recipeIngredient: ['2 eggs, beaten', 'chives (optional)'],
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
      isAccessibleForFree: true,
    },
  })
})

test.each([
  ['/recipes', 'language=de', `${origin}/recipes?language=de`],
  ['/recipes', '', undefined],
  ['/recipe/7', 'language=de', `${origin}/recipe/7?language=de`],
  ['/recipe/7', 'language=en', `${origin}/recipe/7`],
])('in German, %s?%s stands at %s', async (path, query, canonical) => {
  const { describe } = describing({})
  const head = await inLanguage('de', () => describe(path, query))
  expect(head?.canonical).toBe(canonical)
  expect(head?.inEachLanguage).toBe(`${origin}${path}`)
})

test('heads are in the language of who asks, and tell in which our recipes are written', async () => {
  const { describe } = describing({})
  const inGerman = (path: string) => inLanguage('de', () => describe(path))
  expect(await inGerman('/recipes')).toMatchObject({ title: 'Rezepte · Larder', language: 'de' })
  expect(await inGerman('/recipe/x')).toMatchObject({ title: 'Rezept · Larder' })
  expect(await inGerman('/recipe/7')).toMatchObject({ language: 'en', data: { inLanguage: 'en' } })
  const own = await inLanguage('de', () =>
    describing({ id: 100_001, owner_id: 'ada', summary: '' }).describe('/user-recipe/100001'),
  )
  expect(own).toMatchObject({ description: 'Ein Rezept für Omelette, auf Larder.' })
  expect(own).not.toHaveProperty('language')
  expect(own).not.toHaveProperty('inEachLanguage')
  expect(own?.data).not.toHaveProperty('inLanguage')
})

test('a recipe of ours has the words of British cooks for them, and a cook’s has its own', async () => {
  const title = 'Zucchini omelette'
  const details = { instructions: ['Fry the zucchini.'], nutrition_info: null }
  const inBritain = (recipe: object, path: string) =>
    inLanguage('en-GB', () => describing({ title, details, ...recipe }).describe(path))
  expect(await inBritain({}, '/recipe/7')).toMatchObject({
    title: 'Courgette omelette · Larder',
    language: 'en-GB',
    data: { inLanguage: 'en-GB', recipeInstructions: [{ text: 'Fry the courgette.' }] },
  })
  const own = await inBritain({ id: 100_001, owner_id: 'ada' }, '/user-recipe/100001')
  expect(own).toMatchObject({ title: 'Zucchini omelette · Larder' })
})

const figures = { calories: 485, protein: 20, carbs: 68, fat: 12 }
const serving = { '@type': 'NutritionInformation', servingSize: '1 serving' }
const grams = { proteinContent: '20 g', carbohydrateContent: '68 g', fatContent: '12 g' }
const all = { ...serving, calories: '485 calories', ...grams }
const detailsOf = (known: number | null, counted: number | null, partial: string[] | null) => ({
  instructions: ['Fold.'],
  nutrition_info: { ...figures, known, counted, partial },
})

test.each([
  ['all is known', detailsOf(9, 9, []), all],
  ['the energy is a lower bound', detailsOf(8, 9, ['calories']), { ...serving, ...grams }],
  // As a row has it that was written before lower bounds were marked.
  ['not all is known and nothing is marked', detailsOf(8, 9, null), undefined],
  ['a source states it', detailsOf(null, null, null), all],
])('of the nutrition a page has what is whole, where %s', async (_, details, written) => {
  const head = await describing({ details }).describe('/recipe/7')
  expect(head?.data?.['nutrition']).toEqual(written)
})

test('what its cook did not state is not stated, nor worked out from what is usual', async () => {
  const assumed = ['servings', 'ready_in_minutes', 'difficulty']
  const { describe } = describing({ assumed, details: detailsOf(9, 9, []) })
  const head = await describe('/recipe/7')
  expect(head?.data).not.toHaveProperty('recipeYield')
  expect(head?.data).not.toHaveProperty('totalTime')
  expect(head?.data).not.toHaveProperty('nutrition')
  const stated = describing({ assumed, details: detailsOf(null, null, null) })
  expect((await stated.describe('/recipe/7'))?.data).toHaveProperty('nutrition', all)
})

test.each([
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  [
    '/storage/v1/object/public/pictures/a.webp',
    `${origin}/storage/v1/object/public/pictures/a.webp`,
  ],
  ['javascript:alert(1)', `${origin}/covers/stock-large.webp`],
  ['https://', `${origin}/covers/stock-large.webp`],
  [
    null,
    `${origin}/recipe-cover.webp?title=Omelette&foods=egg&cuisine=french&meals=breakfast&tags=`,
  ],
])('the picture %s is shown as %s', async (image, shown) => {
  expect(await describing({ image }).describe('/recipe/7')).toMatchObject({
    preview: { image: shown },
  })
})

test('a cook’s recipe has an address of its own and does not say whose it is', async () => {
  const head = await describing({ id: 100_001, owner_id: 'ada' }).describe('/recipe/100001')
  expect(head?.canonical).toBe(`${origin}/user-recipe/100001`)
  expect(head?.data).not.toHaveProperty('author')
})

test('what may be withdrawn is looked up each time, the catalogue’s once a minute', async () => {
  const own = describing({ id: 100_001 })
  await own.describe('/recipe/100001')
  await own.describe('/recipe/100001')
  expect(own.asked).toHaveLength(2)
  const ours = describing({})
  await Promise.all([ours.describe('/recipe/7'), ours.describe('/recipe/7')])
  await ours.describe('/recipe/7')
  expect(ours.asked).toHaveLength(1)
})

test('without a recipe there is nothing to index; without a database the page stays as it is', async () => {
  const missing = describing(null)
  expect(await missing.describe('/recipe/7')).toMatchObject({ isIndexed: false, isFound: false })
  expect(await missing.describe('/recipe/7%20or')).toEqual(await missing.describe('/recipe/7'))
  expect(missing.asked).toHaveLength(1)
  const refuse = () => Promise.reject(new Error('refused'))
  const down = createDescribePage(refuse, refuse, 'everyone')
  expect(await down('/recipe/7', origin, '')).toBeUndefined()
  const pricing = '/subscription/pricing'
  expect(await down('/dish/traybake-1', origin, '')).toBeUndefined()
  expect(await down(pricing, origin, '')).toMatchObject({ title: 'Free for everyone · Larder' })
  expect(await missing.describe(pricing)).toMatchObject({ title: 'Plans and pricing · Larder' })
  expect(await missing.describe('/shopping-list')).toBeUndefined()
  expect(await missing.describe('/')).toMatchObject({ title: 'Larder: recipes for what you have' })
})

test('an address that is none of a dish is not found, and asks no database', async () => {
  const { asked, describe } = describing({})
  expect(await describe('/dish/traybake-0')).toMatchObject({
    title: 'This dish has changed · Larder',
    isIndexed: false,
    isFound: false,
  })
  expect(asked).toEqual([])
})

test('who reads another language has the page in it, as far as the recipe is written in it', async () => {
  const recipe = {
    ...omelette,
    translations: [
      {
        title: 'Omelett',
        summary: 'Eier, schnell.',
        body: { instructions: ['Falten.'], notes: ['verquirlt', null] },
      },
    ],
  }
  const asked: string[] = []
  const describe = createDescribePage(
    (target) => {
      asked.push(target)
      return Promise.resolve([recipe])
    },
    noDishes,
    'paid',
  )
  const read = () => describe('/recipe/7', origin, '')
  expect(await inLanguage('de', read)).toMatchObject({
    title: 'Omelett · Larder',
    description: 'Eier, schnell.',
    language: 'de',
    data: { name: 'Omelett', recipeInstructions: [{ text: 'Falten.' }] },
  })
  expect(await read()).toMatchObject({ title: 'Omelette · Larder' })
  expect(asked.map((target) => target.includes('translations.language=eq.de'))).toEqual([
    true,
    false,
  ])
  expect(JSON.stringify(await inLanguage('de', read))).toContain('verquirlt')
  expect(asked).toHaveLength(2)
})

test('a page in another language says which of it is in English still', async () => {
  const body = { instructions: null, notes: ['battus', null] }
  const translations = [{ title: 'Omelette nature', summary: 'Des œufs, vite.', body }]
  const describe = createDescribePage(
    () => Promise.resolve([{ ...omelette, translations }]),
    noDishes,
    'paid',
  )
  const head = await inLanguage('fr', () => describe('/recipe/7', origin, ''))
  expect(head).toMatchObject({
    language: 'fr',
    data: {
      name: 'Omelette nature',
      inLanguage: 'fr',
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Fold.', inLanguage: 'en' }],
    },
  })
  expect(JSON.stringify(head?.data?.['recipeIngredient'])).toContain('battus')
})

test('the list names what a visitor sees of today, and a recipe its picture', async () => {
  const row = { feature: 'recipe_of_the_day', id: 9, title: 'Borscht', image: '/covers/b.webp' }
  const asked: string[] = []
  const describe = createDescribePage(
    (target) => {
      asked.push(target)
      return Promise.resolve([row])
    },
    noDishes,
    'paid',
  )
  const head = await describe('/recipes', origin, '')
  const today = calendarDay(new Date())
  expect(head).toMatchObject({
    screen: '/recipes',
    picture: { src: '/covers/b.webp' },
    teasers: { day: today, hemisphere: 'northern', rows: [row] },
  })
  await describe('/recipes', origin, '')
  expect(asked).toEqual([`/rpc/recipe_teasers?on_date=${today}`])
  const down = createDescribePage(() => Promise.reject(new Error('refused')), noDishes, 'paid')
  expect(await down('/recipes', origin, '')).not.toHaveProperty('teasers')
  const recipe = await describing({ image: '/covers/omelette.webp' }).describe('/recipe/7')
  expect(recipe?.picture?.srcSet).toContain('/covers/omelette-large.webp 1280w')
  expect((await describing({ image: null }).describe('/recipe/7'))?.picture).toBeUndefined()
})
