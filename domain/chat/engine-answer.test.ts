import { afterEach, expect, test } from 'vitest'
import { holding } from '../ingredients/testing/contents.ts'
import { testVocabulary as vocabulary } from '../ingredients/testing/vocabulary.ts'
import type { Allergen, IngredientId } from '../ingredients/vocabulary.ts'
import { prepareKitchen } from '../matching/kitchen.ts'
import { keepsRules } from '../recipes/suits-diet.ts'
import { recipeCard } from '../recipes/testing/recipe-card.ts'
import { findSpeakerBy } from '../texts/speaker.ts'
import { withoutLinks } from './answer-links.ts'
import { answerFromEngine } from './engine-answer.ts'
import { readQuestion } from './read-question.ts'

afterEach(() => findSpeakerBy(() => undefined))

const needs = (...ids: readonly IngredientId[]) =>
  ids.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))

const recipes = [
  recipeCard({
    id: 1,
    title: 'Chicken breast with cream',
    readyInMinutes: 40,
    mealType: ['dinner'],
    cuisine: ['french'],
    ...holding('dairy'),
    needs: needs('chicken-breast', 'cream'),
  }),
  recipeCard({
    id: 2,
    title: 'Tomato eggs',
    readyInMinutes: 15,
    mealType: ['dinner'],
    cuisine: ['chinese'],
    ...holding('eggs'),
    needs: needs('tomato', 'egg'),
  }),
  recipeCard({
    id: 3,
    title: 'Egg noodles with garlic',
    readyInMinutes: 20,
    mealType: ['dinner'],
    cuisine: ['asian'],
    ...holding('eggs', 'gluten'),
    needs: needs('egg-noodle', 'garlic', 'onion'),
  }),
  recipeCard({
    id: 4,
    title: 'Baked tomatoes',
    readyInMinutes: 50,
    mealType: ['lunch', 'dinner'],
    cuisine: ['italian'],
    ...holding(),
    needs: needs('tomato', 'garlic'),
  }),
]

function answer(
  text: string,
  pantry: readonly IngredientId[],
  restrictions: readonly Allergen[] = [],
): string {
  const entries = pantry.map((ingredient) => ({ ingredient, status: 'have' as const, ageDays: 0 }))
  const rules = { restrictions, preferences: [] }
  return withoutLinks(
    answerFromEngine(readQuestion(text, vocabulary), {
      kitchen: prepareKitchen(entries, [], vocabulary, rules),
      recipes: recipes.filter((recipe) => keepsRules(recipe, rules)),
      rules,
    }),
  )
}

const titles = (text: string) => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, title]) => title)

test('what there is not quite enough of is said, and one has not everything then', () => {
  const pantry = [{ ingredient: 'egg', status: 'have', ageDays: 0, quantity: 1 }] as const
  const rules = { restrictions: [], preferences: [] }
  const egg = { ingredient: 'egg', text: 'egg', optional: false, measure: '3' }
  const answered = answerFromEngine(readQuestion('What can I make?', vocabulary), {
    kitchen: prepareKitchen(pantry, [], vocabulary, rules),
    recipes: [recipeCard({ id: 9, title: 'Boiled eggs', readyInMinutes: 10, needs: [egg] })],
    rules,
  })
  expect(answered).toContain('10 min: you can cook it. There is not quite enough of eggs.')
})

test('“What can I make with my ingredients?” goes by the pantry and by what is avoided', () => {
  const question = 'What can I make with my ingredients?'
  expect(answer(question, ['tomato', 'egg'])).toContain(
    '- **Tomato eggs**, 15 min: you have everything.',
  )
  expect(titles(answer(question, ['tomato', 'garlic']))[0]).toBe('Baked tomatoes')
  expect(titles(answer(question, ['tomato', 'egg'], ['eggs']))).toEqual([
    'Baked tomatoes',
    'Chicken breast with cream',
  ])
  expect(answer(question, [])).toMatch(/^Your pantry is empty/)
})

test('“Suggest a quick dinner recipe” keeps to half an hour', () => {
  const question = 'Suggest a quick dinner recipe'
  expect(titles(answer(question, ['tomato', 'garlic']))).toEqual([
    'Tomato eggs',
    'Egg noodles with garlic',
  ])
  expect(answer(question, ['tomato'], ['eggs'])).toBe(
    'I know no recipe within 30 minutes that keeps to what you eat.',
  )
})

test('foods that no recipe has together are said to be so', () => {
  const said = answer('Something with cream and onions', ['tomato'])
  expect(said).toMatch(/^I know no recipe with cream and onion together\. Recipes with one of them/)
  expect(titles(said).toSorted()).toEqual(['Chicken breast with cream', 'Egg noodles with garlic'])
  expect(answer('Something with tomatoes', ['tomato'])).toMatch(/^Recipes with tomato, nearest/)
})

test('“How do I cook chicken breast?” says when it is done, and shows recipes', () => {
  const question = 'How do I cook chicken breast?'
  const said = answer(question, ['chicken-breast'])
  expect(said).toMatch(/^\*\*Chicken breasts\*\*: It is done at 74 °C/)
  expect(said).toContain('- **Chicken breast with cream**, 40 min: you still need cream.')
  expect(answer(question, ['chicken-breast'], ['dairy'])).toContain('I know no recipe')
})

test('what a dish goes without is said, and is not “everything”', () => {
  const without = 'without the onion, the eggs are milder'
  const onion = { ingredient: 'onion', text: 'onion', optional: false, use: 'flavour', without }
  const soft = recipeCard({ id: 9, title: 'Soft eggs', needs: [...needs('egg'), onion] })
  const entries = [{ ingredient: 'egg', status: 'have' as const, ageDays: 0 }]
  const rules = { restrictions: [], preferences: [] }
  const kitchen = prepareKitchen(entries, [], vocabulary, rules)
  const known = { recipes: [soft], kitchen, rules }
  expect(answerFromEngine(readQuestion('What can I cook tonight?', vocabulary), known)).toContain(
    '- **[Soft eggs](/recipe/9)**, 30 min: you can cook it. Without the onion, the eggs are milder.',
  )
})

test('what is only probably at home is said, and is not “everything”', () => {
  const fried = recipeCard({ id: 9, title: 'Fried eggs', needs: needs('egg', 'butter') })
  const entries = [
    { ingredient: 'egg', status: 'have' as const, ageDays: 0 },
    { ingredient: 'butter', status: 'likely' as const, ageDays: 0 },
  ]
  const rules = { restrictions: [], preferences: [] }
  const known = { recipes: [fried], kitchen: prepareKitchen(entries, [], vocabulary, rules), rules }
  expect(answerFromEngine(readQuestion('What can I cook tonight?', vocabulary), known)).toContain(
    '- **[Fried eggs](/recipe/9)**, 30 min: you can cook it. You probably have butter.',
  )
})

test('“What can I use as a substitute for …?” tells what is at home, and nothing that may harm', () => {
  const question = 'What can I use as a substitute for cream?'
  expect(answer(question, ['coconut-milk'])).toContain(
    '- **Coconut milk**: Coconut milk is as rich, and tastes of coconut. You have that.',
  )
  expect(answer(question, [])).not.toContain('You have that.')
  expect(answer(question, [], ['nuts'])).toContain('**Coconut milk**')
  const buttermilk = 'What can I use as a substitute for buttermilk?'
  expect(answer(buttermilk, [], ['nuts'])).toContain('**Milk and lemon juice**')
  expect(answer(buttermilk, [], ['dairy'])).toBe(
    'I know no good substitute for buttermilk. I left out 1 that may not suit what you eat.',
  )
})

test('“Help me plan meals for this week” takes nothing twice and varies from day to day', () => {
  const question = 'Help me plan meals for this week'
  const plan = answer(question, ['tomato', 'egg', 'garlic'])
  expect(plan).toMatch(/^A plan for 4 days:/)
  expect(plan).toMatch(/^- Day 1: \*\*/m)
  const [first, second] = titles(plan)
  // Both of the tomato dishes are ready; they do not follow each other.
  expect([first, second].filter((title) => /tomato/i.test(title ?? ''))).toHaveLength(1)
  expect(titles(answer(question, [], ['eggs']))).toHaveLength(2)
  expect(answer('Plan two dinners', [])).toMatch(/^A plan for 2 days:/)
  expect(answer('Plan my meals', [])).toMatch(/^A plan for 3 days:/)
})

test('what no recipe answers is said, with what can be asked', () => {
  expect(answer('Why is the sky blue?', [])).toMatch(/^What I can tell/)
})

test('of a food with many substitutes all are named', () => {
  const some = ['egg', 'milk', 'onion', 'garlic', 'tomato', 'noodle', 'cheese']
  const substitutions = some.map((use) => ({
    need: 'butter',
    uses: [use],
    ratio: 1,
    quality: 0.8,
    context: null,
    diets: [],
    freeOf: [],
    note: 'Much the same.',
  }))
  const rules = { restrictions: [], preferences: [] }
  const kitchen = prepareKitchen([], [], { ...vocabulary, substitutions }, rules)
  const question = readQuestion('What can I use instead of butter?', vocabulary)
  const said = answerFromEngine(question, { kitchen, recipes, rules })
  expect(said).toMatch(/Also possible: cheese\./i)
})

test('what a cook says of a substitute is in the language of the page', () => {
  const substitutions = vocabulary.substitutions.map((each) => ({
    ...each,
    context: 'in sauces',
    said: { context: 'dans les sauces', note: 'Plus doux.' },
  }))
  const rules = { restrictions: [], preferences: [] }
  const kitchen = prepareKitchen([], [], { ...vocabulary, substitutions }, rules)
  const [need = ''] = substitutions.map((each) => each.need)
  const question = {
    ...readQuestion('What can I use instead of butter?', vocabulary),
    about: 'substitute' as const,
    foods: [need],
  }
  findSpeakerBy(() => ({ tag: 'fr', translate: () => undefined }))
  const said = answerFromEngine(question, { kitchen, recipes, rules })
  expect(said).toContain('(dans les sauces)')
  expect(said).toContain('Plus doux.')
})
