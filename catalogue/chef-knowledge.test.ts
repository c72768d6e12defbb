import { describe, expect, test } from 'vitest'
import { answerInEnglish, askInEnglish } from '#domain/chat/answer-english.ts'
import { withoutLinks } from '#domain/chat/answer-links.ts'
import { cookedThrough } from '#domain/chat/facts/cooked-through.ts'
import { whyNot } from '#domain/chat/facts/contents.ts'
import { dangers } from '#domain/chat/facts/danger.ts'
import { freezing } from '#domain/chat/facts/freezing.ts'
import { instead } from '#domain/chat/facts/instead.ts'
import { keeping } from '#domain/chat/facts/keeping.ts'
import { leftOut } from '#domain/chat/facts/left-out.ts'
import { besides, pairs } from '#domain/chat/facts/pairs.ts'
import { rescueOfTaste } from '#domain/chat/facts/rescue-taste.ts'
import { rescue } from '#domain/chat/facts/rescue.ts'
import { safeFoods } from '#domain/chat/facts/safe-foods.ts'
import { technique } from '#domain/chat/facts/technique.ts'
import { times } from '#domain/chat/facts/times.ts'
import { fahrenheitOf } from '#domain/ingredients/core-temperature.ts'
import { foodsInText } from '#domain/ingredients/foods-in-text.ts'
import { allergens, type IngredientId } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { type DietRules, keepsRules, noRules } from '#domain/recipes/suits-diet.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { wholeBook } from './composing/testing/whole-book.ts'
import { wholeCards } from './testing/whole-catalogue.ts'

const { vocabulary, composing } = await wholeBook()
const cards = await wholeCards()

function answer(
  question: string,
  rules: DietRules = noRules,
  pantry: readonly IngredientId[] = [],
) {
  const entries = pantry.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))
  const asked = askInEnglish(question, {
    kitchen: prepareKitchen(entries, usualStaples, vocabulary, rules),
    recipes: cards.filter((card) => keepsRules(card, rules)),
    rules,
    lacked: [],
    techniques: composing.techniques,
  })
  return answerInEnglish(asked, [])
}
const wordsOf = (question: string, rules?: DietRules) => answer(question, rules).words

test.each([
  ['chicken internal temp', /74 °C \(165 °F\)/],
  ['what temperature should a burger be inside', /71 °C \(160 °F\)/],
  ['pork loin safe temperature', /63 °C \(145 °F\).*3 minutes/],
  ['is 60c ok for chicken', /Not before it is 74 °C/],
  ['chicken was on the counter for 5 hours', /Throw it away.*2 hours/],
  ['can i slow cook dried kidney beans', /boil them hard.*10 minutes/],
  ['can babies have honey', /No honey before the age of 12 months/],
  ['raw mince in fridge how long', /1–2 days/],
  ['smoke alarm, pan is on fire with oil', /cover the pan.*Never put water/s],
  ['is ghee ok for a milk allergy', /^No: Ghee/],
  ['is soy sauce gluten free', /^No: Soy sauce/],
  ['how long to boil an egg', /soft 6 minutes, waxy 8, hard 10/],
  ['potatoes boil how long', /Boiled: \*\*about 15 minutes\*\*/],
  ['1 cup sugar in grams', /\*\*200 g\*\*/],
  ['350f in celsius', /\*\*177 °C\*\*/],
  ['recipe for 6 but we are 2. 900 g mince', /\*\*300 g\*\*/],
  ['how much pasta for 4', /400 g for 4/],
  ['what goes with lamb', /Mint, rosemary/],
  ['my soup is too salty', /unsalted stock/],
  ['ran out of baking powder', /cream of tartar/],
  ['can you freeze milk', /up to 3 months/],
  ['thanks a lot', /welcome/],
  ['whats the weather tomorrow', /I do not know/],
])('“%s” is answered', (question, words) => {
  expect(wordsOf(question).replaceAll('\n', ' ')).toMatch(words)
})

test('small talk does not hide what is asked behind it', () => {
  expect(wordsOf('thanks! and how do i store the rest')).toMatch(/3–4 days/)
})

describe('what is known', () => {
  const topics = [
    cookedThrough,
    dangers,
    instead,
    freezing,
    keeping,
    leftOut,
    rescue,
    rescueOfTaste,
    safeFoods,
    technique,
    times,
  ].flat()

  test('degrees of Celsius and Fahrenheit are the same heat', () => {
    const stated = topics.flatMap(({ says }) =>
      says.flatMap((line) =>
        [...line.matchAll(/(−?\d+) °C \((−?\d+) °F\)/gu)].map(([all, c, f]) => ({ all, c, f })),
      ),
    )
    expect(stated.length).toBeGreaterThan(30)
    const degrees = (text = '') => Number(text.replace('−', '-'))
    // Ovens are set in steps of 25 °F.
    const wrong = stated.filter(
      ({ c, f }) => Math.abs(fahrenheitOf(degrees(c)) - degrees(f)) > (degrees(c) > 100 ? 12 : 1),
    )
    expect(wrong).toEqual([])
  })

  test('no line calls poultry safe below 74 °C, or mince below 71', () => {
    for (const { says } of topics) {
      for (const line of says) {
        const poultry =
          /(?:chicken|turkey|poultry|stuffing)[^.;:,]* (?:safe at|must reach|is done at) \**(\d+) °C/iu.exec(
            line,
          )
        expect(Number(poultry?.[1] ?? 74), `${line} is too cold`).toBeGreaterThanOrEqual(74)
        const mince = /(?:mince|burger|sausages)[^.;:,]* (?:safe at|must reach) \**(\d+) °C/iu.exec(
          line,
        )
        expect(Number(mince?.[1] ?? 71), `${line} is too cold`).toBeGreaterThanOrEqual(71)
      }
    }
  })

  test('every figure of safety has a source', () => {
    const unsourced = [...cookedThrough, ...leftOut].filter(({ source }) => source === undefined)
    expect(unsourced.map(({ says }) => says[0])).toEqual([])
  })

  test('foods are ours', () => {
    const ids = [
      ...[...pairs].flatMap(([food, partners]) => [food, ...partners]),
      ...besides.flatMap(({ foods }) => foods),
      ...Object.keys(whyNot),
    ]
    expect(ids.filter((id) => !vocabulary.ingredients.has(id))).toEqual([])
  })
})

/** Questions whose answers offer something to eat. */
const offering = [
  'my soup is too salty',
  'curry too hot help',
  'gravy too thick',
  'tomato sauce tastes sour',
  'how do you make a roux',
  'how to deglaze a pan',
  'what goes with beetroot',
  'what goes with fish',
  'what to serve with chili con carne',
  'good flavours with pumpkin',
  'what can I use instead of buttermilk',
  'no eggs left for my cake',
  'instead of fish sauce',
  'no brown sugar',
  'ran out of tahini',
  'swap for heavy cream',
  'replacement for peanut butter',
]

test('nothing is offered that settings forbid', () => {
  const random = seededRandom(7)
  for (let round = 0; round < 300; round++) {
    const question = random.pick(offering)
    const rules: DietRules = {
      restrictions: random.some(allergens, 2),
      preferences: random.some(['vegetarian', 'vegan', 'gluten-free', 'dairy-free'], 1),
    }
    const { words } = answer(question, rules)
    // What is asked about is repeated: "Instead of buttermilk you can take".
    // “No Egg” is also what a packet is called.
    const asked = new Set(foodsInText(question.replace(/^no /u, ''), vocabulary))
    // A sentence at a time: “minutes. Oat milk” would be minute oats; “(in curries)” is where it works.
    const sentences = withoutLinks(words)
      .replaceAll(/\([^)]*\)/gu, '')
      .split(/[.:;\n]/u)
    const named = sentences
      .flatMap((each) => foodsInText(each, vocabulary))
      .filter((id) => !asked.has(id))
    const wrong = named.filter((id) => {
      const food = vocabulary.ingredients.get(id)
      return food === undefined || !keepsRules(food, rules)
    })
    expect(wrong, `“${question}” with ${JSON.stringify(rules)} is answered: ${words}`).toEqual([])
  }
})

test('no recipe holds what a question rules out', () => {
  const pantry = [
    'chicken',
    'onion',
    'garlic',
    'tomato',
    'rice',
    'egg',
    'cheddar',
    'mushroom',
    'pasta',
    'cream',
  ]
  for (const [id, question] of [
    ['onion', 'dinner without onion'],
    ['garlic', 'something with chicken, no garlic'],
    ['tomato', 'pasta but no tomatoes'],
    ['mushroom', 'I hate mushrooms, dinner ideas?'],
  ] as const) {
    const { words } = answer(question, noRules, pantry)
    const titles = cards.filter(({ title }) => words.includes(`[${title}]`))
    expect(titles.length, `“${question}” is answered: ${words}`).toBeGreaterThan(0)
    const holding = titles.filter(({ needs }) => needs.some(({ ingredient }) => ingredient === id))
    expect(holding.map(({ title }) => title)).toEqual([])
  }
})
