import { expect, test } from 'vitest'
import { testVocabulary as vocabulary } from '../ingredients/test-vocabulary.ts'
import { prepareKitchen } from '../matching/kitchen.ts'
import type { FoodFacts } from '../recipes/diets-of-foods.ts'
import { inventedRecipe } from './invented-recipe.ts'
import { namedRecipes, plannedDays } from './named-recipes.ts'
import { factsOfInvented, readInvented } from './read-invented.ts'

const answer = `Here is one!

## Creamy Tomato Pot

**Ingredients:**
- 2 tomatoes
- 100 ml **cream**
- 1 pinch unicorn dust

**Steps:**
1. Chop the tomatoes.
2. Simmer with the cream.

## Tip
- Serve hot.`

test('a recipe that is written out is read in its parts', () => {
  expect(inventedRecipe(answer)).toEqual({
    title: 'Creamy Tomato Pot',
    ingredients: ['2 tomatoes', '100 ml cream', '1 pinch unicorn dust'],
    steps: ['Chop the tomatoes.', 'Simmer with the cream.'],
  })
})

test('no line among the ingredients is passed over; a part of the dish is none', () => {
  const text = `## Stew

### Ingredients
For 4 people
**For the base:**
- 1 onion
2 eggs
**100 g peanut butter**

#### For the top
* parsley

### Steps
1. Cook.`
  expect(inventedRecipe(text)).toMatchObject({
    title: 'Stew',
    ingredients: ['For 4 people', '1 onion', '2 eggs', '100 g peanut butter', 'parsley'],
  })
})

test.each([
  ['no ingredients', '## Soup\n\n## Steps\n1. Cook.'],
  ['no steps', '## Soup\n**Ingredients**\n- leek'],
  ['no title', 'Ingredients:\n- leek\n\nSteps:\n1. Cook.'],
  ['a list of ideas', '- **Leek soup**: quick\n- **Omelette**: quicker'],
])('what lacks a part is none: %s', (_, text) => {
  expect(inventedRecipe(text)).toBeNull()
})

test('its lines are met by the pantry, and one that is not known makes its allergens unknown', () => {
  const kitchen = prepareKitchen(
    [{ ingredient: 'tomato', status: 'have', ageDays: 0 }],
    [],
    vocabulary,
  )
  const lines = readInvented(inventedRecipe(answer)?.ingredients ?? [], kitchen)
  expect(lines.map(({ match }) => match.state)).toEqual(['have', 'missing', 'unknown'])
  expect(lines.map(({ amount, unit }) => [amount, unit])[1]).toEqual([100, 'ml'])
  const facts = new Map<string, FoodFacts>([
    ['tomato', { origin: 'plant', allergens: [] }],
    ['cream', { origin: 'dairy', allergens: ['dairy'] }],
  ])
  expect(factsOfInvented(lines, [], facts)).toEqual({
    diets: [],
    contains: ['dairy'],
    isAll: false,
  })
  const read = lines.slice(0, 2)
  expect(factsOfInvented(read, [], facts)).toEqual({
    diets: ['vegetarian', 'gluten-free'],
    contains: ['dairy'],
    isAll: true,
  })
  // "Serve with a fried egg": no line has it.
  const withEgg = facts.set('egg', { origin: 'egg', allergens: ['eggs'] })
  expect(factsOfInvented(read, ['egg'], withEgg).contains).toEqual(['eggs', 'dairy'])
})

const catalogue = [
  { id: 1, title: 'Leek soup' },
  { id: 2, title: 'Smoked leek soup' },
  { id: 3, title: 'Crème brûlée' },
  { id: 4, title: 'Toast' },
]

test('recipes are found by their whole titles, in the order of the text', () => {
  const text = 'Try **Creme Brulee**, then Smoked Leek Soup. Toast some bread; leek soups vary.'
  expect(namedRecipes(text, catalogue).map(({ id }) => id)).toEqual([3, 2])
  expect(namedRecipes('Smoked leek soup or leek soup', catalogue).map(({ id }) => id)).toEqual([
    2, 1,
  ])
})

test('the days of a plan', () => {
  const text = 'Enjoy!\n- Day 1: **Leek soup**\n- **Day 2:** pancakes\n3. Nothing'
  expect(plannedDays(text, catalogue)).toEqual([
    { day: 'Day 1', words: '**Leek soup**', recipe: catalogue[0] },
    { day: 'Day 2', words: 'pancakes', recipe: null },
  ])
  expect(plannedDays('Day 1: only one', catalogue)).toEqual([])
})
