import { expect, test } from 'vitest'
import { suggestions } from '#domain/chat/chat-words.ts'
import { answerFromEngine } from '#domain/chat/engine-answer.ts'
import { namedRecipes } from '#domain/chat/named-recipes.ts'
import { readQuestion } from '#domain/chat/read-question.ts'
import { type DietarySettings, defaultDietarySettings } from '#domain/dietary-settings.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { dietOf, suitsDiet } from '#domain/recipes/suits-diet.ts'
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
