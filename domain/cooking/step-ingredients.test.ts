import { expect, test } from 'vitest'
import { wholeCatalogue, wholeVocabulary } from '#catalogue/testing/whole-catalogue.ts'
import { ingredientsOfSteps } from './step-ingredients.ts'

const { catalogue } = await wholeCatalogue()
const vocabulary = await wholeVocabulary()

const lines = (...ids: string[]) =>
  ids.map((ingredient) => ({
    ingredient,
    name: vocabulary.ingredients.get(ingredient)?.name ?? ingredient,
  }))

const named = (step: string, ...ids: string[]) =>
  ingredientsOfSteps([step, ids.join('. ')], lines(...ids), vocabulary)[0]?.map((at) => ids[at])

test.each([
  ['Fry the onions in the oil.', ['onion', 'olive-oil'], ['onion', 'olive-oil']],
  ['Brown the chicken on both sides.', ['chicken-thigh', 'salt'], ['chicken-thigh']],
  ['Pour in the coconut milk.', ['coconut-milk', 'milk'], ['coconut-milk']],
  ['Stir in coconut milk from the second tin.', ['milk'], []],
  ['Add the sesame oil.', ['olive-oil', 'sesame-oil'], ['sesame-oil']],
  ['Grind over black pepper.', ['black-pepper', 'bell-pepper'], ['black-pepper']],
  ['Char the bell peppers.', ['black-pepper', 'bell-pepper'], ['bell-pepper']],
  ['Skin the peppers.', ['black-pepper', 'bell-pepper'], ['bell-pepper']],
  ['Spoon the sauce over.', ['soy-sauce', 'rice'], []],
  ['Turn them over.', ['egg'], []],
  ['Dry the spinach. Watery spinach makes watery eggs.', ['spinach', 'egg'], ['spinach']],
  ['That is what keeps the eggs from turning watery.', ['egg'], []],
  ['Whisk the milk until it is thick as cream.', ['milk', 'cream'], ['milk']],
  ['Roll balls the size of an egg. Beat an egg.', ['egg'], ['egg']],
])('%s', (step, ids, expected) => {
  expect(named(step, ...ids)).toEqual(expected)
})

test('each step has its own, so that salt may come twice', () => {
  const steps = ['Salt the water.', 'Boil the eggs.', 'Season with salt.']
  expect(ingredientsOfSteps(steps, lines('egg', 'salt'), vocabulary)).toEqual([[1], [0], [1]])
})

test('before the vocabulary has come, a line is found by its own name', () => {
  const own = [{ name: 'Sweet potatoes', ingredient: null }]
  expect(ingredientsOfSteps(['Dice the sweet potato.'], own, undefined)).toEqual([[0]])
})

test('every line of the catalogue is named by a step, but those that are called otherwise there', () => {
  const unnamed = catalogue.recipes.flatMap((recipe) => {
    const known = lines(...recipe.ingredients.map(({ item }) => item))
    const seen = new Set(ingredientsOfSteps(recipe.steps, known, vocabulary).flat())
    return recipe.ingredients
      .filter(({ called }, at) => !seen.has(at) && called === undefined)
      .map(({ item }) => `${recipe.slug}: ${item}`)
  })
  expect(unnamed).toEqual([])
})
