import { expect, test } from 'vitest'
import { composeDishes } from '#domain/composing/compose.ts'
import { strictTeller, toldIn } from '#domain/composing/in-language/teller.ts'
import { tellingIn } from '#domain/composing/in-language/telling-in.ts'
import { englishTexts, nounsIn } from '#domain/composing/in-language/tongue.ts'
import { toRecipe } from '#domain/composing/dish-recipe.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { reasonsFor } from '#domain/composing/why.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { times } from '#domain/testing/times.ts'
import type { Problem } from '../problem.ts'
import { readTongue as unpackTongue, writeTongue } from '../transport-tongue.ts'
import { faultsOfTemplate, faultsOfTongue, faultsOfTreatment } from './check-tongue.ts'
import { randomKitchens } from './testing/random-kitchens.ts'
import { wholeBook } from './testing/whole-book.ts'
import { writerOfDishes } from './testing/writer-of-dishes.ts'
import { readTongue, withNamesOf } from './tongue.ts'

/** Languages that have every text of dishes, and the share of dishes of whose foods they know the names, at least. */
const whole = [
  ['de', 1],
  ['fr', 1],
  ['es', 1],
  ['it', 1],
] as const

const { catalogue, files, ...book } = await wholeBook()

async function bookIn(tag: string) {
  const problems: Problem[] = []
  const tongue = await readTongue(tag, problems)
  if (tongue === null) throw new Error(`there is no grammar of ${tag}`)
  const vocabulary = await withNamesOf(tag, book.vocabulary)
  return { problems, tongue, composing: { ...book.composing, vocabulary } }
}

test.each(whole)('all that dishes are told with is there in %s, and fits', async (tag) => {
  const { tongue, problems } = await bookIn(tag)
  expect(problems).toEqual([])
  const { missing, faults } = faultsOfTongue(tongue, files)
  expect(missing.slice(0, 5)).toEqual([])
  expect(faults).toEqual([])
})

test.each(whole)(
  'every dish of which the foods have names is told in %s, with nothing left open',
  async (tag, least) => {
    const { tongue, composing } = await bookIn(tag)
    const tell = strictTeller(tongue, composing)
    const kitchens = randomKitchens(
      times({ quick: 40, thorough: 2_000 }),
      catalogue,
      composing.vocabulary,
      composing.techniques,
    )
    const nounOf = nounsIn(composing.vocabulary, tongue.grammar)
    let [all, known] = [0, 0]
    for (const { seed, kitchen } of kitchens) {
      for (const dish of composeDishes(kitchen, composing)) {
        all++
        if (dish.lines.some(({ ingredient }) => nounOf(ingredient) === undefined)) continue
        known++
        const { title, summary, steps, tip, storage } = tell(dish)
        const told = [title, summary, ...steps, tip ?? '', storage ?? '']
        expect(steps, `${seed}: ${dish.title}`).toHaveLength(dish.steps.length)
        for (const text of told)
          expect(text, `${seed}: ${dish.title}`).not.toMatch(/[{}[\]]| {2}|°F/u)
      }
    }
    expect(known / all).toBeGreaterThanOrEqual(least)
  },
)

test('German has its cases, its plurals, and the verb at the end', async () => {
  const { tongue, composing } = await bookIn('de')
  const dish = writerOfDishes(composing)(
    'fried-rice',
    'flavour=chinese&for=2&rice=cooked-rice&egg=egg&allium=scallion&veg=carrot&sauce=soy-sauce&fat=vegetable-oil&salt=salt',
  )
  const { title, steps } = strictTeller(tongue, composing)(dish)
  expect(title).toBe('Gebratener Eierreis mit Karotten')
  expect(steps[0]).toMatch(/^Der gekochte Reis muss kalt und trocken sein/u)
  expect(steps[1]).toBe(
    'Ein Drittel des Pflanzenöls in der weitesten Pfanne erhitzen, bis es flimmert. Die Eier darin 1 Minute rühren, bis sie gestockt sind, und herausnehmen.',
  )
  expect(steps[3]).toContain('Mit dem Salz würzen')
})

test('a dish in German is a recipe with its English beside it, by which steps are read', async () => {
  const { tongue, composing } = await bookIn('de')
  const dish = writerOfDishes(composing)(
    'fried-rice',
    'flavour=chinese&for=2&rice=cooked-rice&egg=egg&allium=scallion&veg=carrot&sauce=soy-sauce&fat=vegetable-oil&salt=salt',
  )
  const told = { ...composing, told: toldIn(tongue, composing) }
  const recipe = toRecipe(dish, { id: 'dish', image: '' }, told)
  expect(recipe).toMatchObject({ writtenTitle: dish.title, writtenSteps: dish.steps })
  expect([recipe.writtenStorage, recipe.storage]).toEqual([
    dish.storage,
    expect.not.stringMatching(/fridge/u),
  ])
  expect(recipe.title).toBe('Gebratener Eierreis mit Karotten')
  expect(recipe.instructions).toHaveLength(dish.steps.length)
  expect(toRecipe(dish, { id: 'dish', image: '' }, composing)).not.toHaveProperty('writtenSteps')
})

test('French has its articles with their prepositions, and what agrees', async () => {
  const { tongue, composing } = await bookIn('fr')
  const dish = writerOfDishes(composing)(
    'fried-rice',
    'flavour=chinese&for=2&rice=cooked-rice&egg=egg&allium=scallion&veg=carrot&sauce=soy-sauce&fat=vegetable-oil&salt=salt',
  )
  const { title, steps } = strictTeller(tongue, composing)(dish)
  expect(title).toBe('Riz sauté aux œufs avec des carottes')
  expect(steps[0]).toContain('Éplucher les carottes et les couper en fines tranches.')
  expect(steps[1]).toMatch(
    /^Faire chauffer un tiers de l’huile végétale .* jusqu’à ce qu’ils soient pris/u,
  )
})

test.each([
  ['de', 'a, b und c', 'a, b und c und d'],
  ['fr', 'a, que b et que c', 'a, que b et que c et d'],
  ['es', 'a, b y c', 'a, b, y que c y d'],
  ['it', 'a, b e c', 'a, b, e c e d'],
])('clauses are joined in %s as its grammar has it', async (tag, short, long) => {
  const { tongue, composing } = await bookIn(tag)
  const { listedClauses } = tellingIn(tongue, composing.vocabulary)
  expect(listedClauses(['a'])).toBe('a')
  expect(listedClauses(['a', 'b', 'c'])).toBe(short)
  expect(listedClauses(['a', 'b', `c ${tongue.grammar.and} d`])).toBe(long)
})

test('Italian has its elisions, its pronouns behind their verbs, and eggs that are feminine', async () => {
  const { tongue, composing } = await bookIn('it')
  const dish = writerOfDishes(composing)(
    'spanish-tortilla',
    'flavour=spanish&for=2&potato=potato&allium=onion&egg=egg&fat=olive-oil&salt=salt',
  )
  const { title, steps } = strictTeller(tongue, composing)(dish)
  expect(title).toBe('Tortilla de patatas, frittata spagnola con patate e cipolla')
  expect(steps[0]).toBe(
    'Pelare le patate e tagliarle a fettine di 3 mm. Tagliare la cipolla a fettine sottili.',
  )
  expect(steps[1]).toMatch(/^Scaldare l’olio d’oliva in una padella .* la metà del sale/u)
  expect(steps[2]).toContain('Sbattere le uova con il resto del sale')
  const egg = nounsIn(composing.vocabulary, tongue.grammar)('egg')
  expect(egg).toMatchObject({ one: 'uovo', gender: 'm', many: 'uova', genderOfMany: 'f' })
})

test('why things go in is told in German too', async () => {
  const { tongue, composing } = await bookIn('de')
  const home = ['ground-beef', 'spaghetti', 'canned-tomato', 'carrot', 'onion', 'oil'] as const
  const entries = home.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))
  const kitchen = prepareKitchen(entries, usualStaples, composing.vocabulary, noRules)
  const told = { ...composing, told: toldIn(tongue, composing) }
  const [dish] = composeDishes(kitchen, composing).filter(({ form }) => form.id === 'ragu')
  if (dish === undefined) throw new Error('no ragu')
  expect(reasonsFor(dish, kitchen, told)).toContain(
    'In unseren Rezepten stehen die Tomaten aus der Dose und die Zwiebel oft neben Rinderhackfleisch.',
  )
})

test('what a language lacks is told in English, whole', async () => {
  const { tongue, composing } = await bookIn('de')
  const dish = writerOfDishes(composing)(
    'fried-rice',
    'flavour=chinese&for=2&rice=cooked-rice&egg=egg&allium=scallion&veg=carrot&sauce=soy-sauce&fat=vegetable-oil&salt=salt',
  )
  const without = new Map([...tongue.texts].filter(([english]) => !english.startsWith('[?egg')))
  expect(toldIn({ ...tongue, texts: without }, composing).words(dish)).toBe(dish)
})

test('a language travels whole', async () => {
  const { tongue, composing } = await bookIn('de')
  const english = englishTexts(composing)
  const travelled: unknown = JSON.parse(JSON.stringify(writeTongue(tongue, english)))
  expect(unpackTongue(travelled, english)).toEqual(tongue)
  expect(() => unpackTongue(travelled, english.slice(1))).toThrow('larder-tongue')
})

const forms = new Set(['acc', 'dat'])

test.each([
  ['Fry {the egg} for 3 minutes.', '{the egg} 3 Minuten braten.', []],
  ['Fry {the egg} for 3 minutes.', '{the egg} 4 Minuten braten.', ['has the numbers 4 for 3']],
  ['Fry {the egg}.', 'Braten.', ['says nothing of "egg"']],
  ['Fry {the egg}.', '{the egg} in {the.dat fat} braten.', ['speaks of "fat"']],
  ['Fry {the egg}.', '{the.abl egg} braten.', ['there is no form "abl"']],
  ['Fry {the egg}.', '{das egg} braten.', ['has {das egg} of its own', 'there is no place "das"']],
  ['[?egg: Fry {the egg}.]', '[{the egg} braten.]', ['lacks {?egg}']],
  ['{stages egg|Fry {it}}.', '{stages egg|{it} braten}.', ['says no {time}']],
  ['Bake at 180 °C (350 °F).', 'Bei 180 °C backen.', []],
  ['Fry {the egg}.', '{the egg braten.', ['a brace is not closed: {the egg braten.']],
])('of “%s” “%s” has %j', (english, translated, faults) => {
  expect(faultsOfTemplate(english, translated, forms)).toEqual(faults)
})

test.each([
  ['{it} {is} soft', '{it.dat} weich {is}', []],
  ['{it} {is} soft', 'weich {is}', ['does not name it']],
  [
    'cut {it} into 2 cm (3/4 in) pieces',
    '{it} in 3 cm große Stücke schneiden',
    ['has the numbers 3 for 2'],
  ],
  ['peel {it}', '{den} schälen', ['there is no place "den"', 'does not name it']],
])('of the technique “%s” “%s” has %j', (english, translated, faults) => {
  expect(faultsOfTreatment(english, translated, forms)).toEqual(faults)
})
