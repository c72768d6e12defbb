import { expect, test } from 'vitest'
import { cardAt, cardsOfKitchen } from '#domain/composing/dish-cards.ts'
import { suggestionsInEnglish as suggestions } from '#domain/chat/suggestions.ts'
import { answerFromEngine } from '#domain/chat/engine-answer.ts'
import { addressesIn, withoutLinks } from '#domain/chat/answer-links.ts'
import { namedRecipes } from '#domain/chat/named-recipes.ts'
import { readQuestion } from '#domain/chat/read-question.ts'
import { type DietarySettings, defaultDietarySettings } from '#domain/dietary-settings.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { dietOf, suitsDiet } from '#domain/recipes/suits-diet.ts'
import { wholeBook } from './composing/testing/whole-book.ts'
import { wholeCards, wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const cards = await wholeCards()
type Checked = Partial<Record<'preferences' | 'restrictions', string>>

function settingsWith(wanted: Checked): DietarySettings {
  const check = <Option extends { id: string }>(options: readonly Option[], id?: string) =>
    options.map((option) => ({ ...option, checked: option.id === id }))
  return {
    ...defaultDietarySettings,
    preferences: check(defaultDietarySettings.preferences, wanted.preferences),
    restrictions: check(defaultDietarySettings.restrictions, wanted.restrictions),
  }
}

function answer(question: string, pantry: readonly IngredientId[], wanted: Checked = {}): string {
  const entries = pantry.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))
  const settings = settingsWith(wanted)
  const { rules } = dietOf(settings, true)
  return answerFromEngine(readQuestion(question, vocabulary), {
    kitchen: prepareKitchen(entries, usualStaples, vocabulary, rules),
    recipes: cards.filter((card) => suitsDiet(card, settings)),
    rules,
  })
}

const italian = ['spaghetti', 'tomato', 'garlic', 'parmesan', 'basil', 'chicken-breast']
const asian = ['rice', 'egg', 'scallion', 'soy-sauce', 'ginger', 'tofu', 'banana']

test.each(suggestions)('“%s” is answered by what is at home', (question) => {
  expect(answer(question, italian)).not.toBe(answer(question, asian))
})

const wishes = [{ preferences: 'vegan' }, { restrictions: 'gluten' }] as const
const ofRecipes = suggestions.filter((question) => !question.includes('substitute'))

test.each(ofRecipes.flatMap((question) => wishes.map((wish) => [question, wish] as const)))(
  '“%s” keeps to what is eaten: %o',
  (question, wish) => {
    const usual = answer(question, italian)
    const said = answer(question, italian, wish)
    expect(namedRecipes(usual, cards)).not.toHaveLength(0)
    expect(said).not.toBe(usual)
    const settings = settingsWith(wish)
    expect(namedRecipes(said, cards).filter((card) => !suitsDiet(card, settings))).toEqual([])
  },
)

test('a substitute keeps to what is eaten', () => {
  const question = 'What can I use as a substitute for butter?'
  const usual = answer(question, italian)
  expect(usual).toMatch(/^Instead of butter you can take:/)
  expect(answer(question, italian, { restrictions: 'dairy' })).not.toBe(usual)
})

test('a plan for the week has seven dinners, each of them once', () => {
  const plan = namedRecipes(answer('Help me plan meals for this week', italian), cards)
  expect(new Set(plan).size).toBe(7)
  expect(plan.every(({ mealType }) => mealType.includes('dinner'))).toBe(true)
})

const greek = [
  'chicken-thigh',
  'potato',
  'lemon',
  'garlic',
  'thyme',
  'olive-oil',
  'feta',
  'spinach',
]
const { composing } = await wholeBook()

/** As the app asks: composed with the foods of the question, of which the pantry need not say that they are there. */
function answerWithDishes(
  text: string,
  pantry: readonly IngredientId[],
  wanted: Checked = {},
): string {
  const { rules } = dietOf(settingsWith(wanted), true)
  const question = readQuestion(text, vocabulary)
  const kitchenOf = (ids: readonly IngredientId[]) =>
    prepareKitchen(
      ids.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 })),
      usualStaples,
      vocabulary,
      rules,
    )
  return answerFromEngine(question, {
    kitchen: kitchenOf(pantry),
    recipes: cards.filter((card) => suitsDiet(card, settingsWith(wanted))),
    dishes: cardsOfKitchen(kitchenOf([...pantry, ...question.foods]), composing, {
      isExplained: true,
    }),
    rules,
  })
}

const dishesIn = (said: string) => addressesIn(said).filter((each) => each.startsWith('/dish/'))

test.each([
  'What can I make with my ingredients?',
  'What can I cook?',
  'What’s for dinner?',
  'Something with chicken thighs',
])(
  '“%s” is answered with a dish of what is at home, its link and why each thing goes in',
  (text) => {
    const said = answerWithDishes(text, greek)
    expect(dishesIn(said).length).toBeGreaterThan(0)
    expect(addressesIn(said)).toHaveLength(3)
    expect(said).toContain('put together for your kitchen: you have everything.')
    expect(said).toMatch(/The lemon cuts the fat of the olive oil\./)
    expect(answerWithDishes(text, greek)).toBe(said)
  },
)

test('a food that nobody said is at home is cooked with, and is still to be bought', () => {
  const said = answerWithDishes('Something with salmon', ['potato', 'lemon', 'thyme', 'olive-oil'])
  const [line] = said.split('\n').filter((each) => each.includes('put together'))
  expect(line).toContain('salmon')
  expect(line).toContain('you still need salmon.')
})

test('no dish holds what who asks must not eat', () => {
  const usual = answerWithDishes('What can I cook?', greek)
  expect(withoutLinks(usual)).toContain('feta')
  for (const restrictions of [
    'dairy',
    'fish',
    'gluten',
    'eggs',
    'nuts',
    'soy',
    'sesame',
  ] as const) {
    const said = answerWithDishes('Something with feta', greek, { restrictions })
    for (const address of dishesIn(said)) {
      const card = cardAt(address, { owned: new Set() }, composing)
      expect(card?.freeOf).toContain(restrictions)
    }
  }
  const none = answerWithDishes('Something with feta', greek, { restrictions: 'dairy' })
  expect(dishesIn(none).join()).not.toContain('feta')
})

test('neither a plan nor an empty pantry is filled with dishes', () => {
  expect(dishesIn(answerWithDishes('Help me plan meals for this week', greek))).toEqual([])
  expect(dishesIn(answerWithDishes('What can I cook?', []))).toEqual([])
})
