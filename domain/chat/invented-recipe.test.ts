import { expect, test } from 'vitest'
import { holding } from '../ingredients/testing/contents.ts'
import { testVocabulary as vocabulary, vocabularyOf } from '../ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '../matching/kitchen.ts'
import type { FoodFacts } from '../recipes/diets-of-foods.ts'
import { noRules } from '../recipes/suits-diet.ts'
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

test.each([
  ['Zutaten', 'Zubereitung', '## Rezept: Cremige Suppe', 'Cremige Suppe'],
  ['Zutaten für 4 Personen', 'Schritte', '## Cremige Suppe', 'Cremige Suppe'],
  ['Ingrédients', 'Étapes', '## Soupe douce', 'Soupe douce'],
  ['Ingredientes', 'Preparación', '## Receta: Sopa suave', 'Sopa suave'],
  ['Ingredienti', 'Procedimento', '## Zuppa dolce', 'Zuppa dolce'],
])(
  'one that is written out under “%s” and “%s” is read too',
  (ingredients, steps, above, title) => {
    const text = `${above}\n\n### ${ingredients}\n- 2 x\n- 1 y\n\n### ${steps}\n1. A.\n2. B.`
    expect(inventedRecipe(text)).toEqual({
      title,
      ingredients: ['2 x', '1 y'],
      steps: ['A.', 'B.'],
    })
  },
)

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
    noRules,
  )
  const lines = readInvented(inventedRecipe(answer)?.ingredients ?? [], kitchen)
  expect(lines.map(({ match }) => match.state)).toEqual(['have', 'missing', 'unknown'])
  expect(lines.map(({ amount, unit }) => [amount, unit])[1]).toEqual([100, 'ml'])
  const facts = new Map<string, FoodFacts>([
    ['tomato', { origin: 'plant', ...holding() }],
    ['cream', { origin: 'dairy', ...holding('dairy') }],
  ])
  expect(factsOfInvented(lines, [], facts)).toEqual({
    diets: [],
    contains: ['dairy'],
    freeOf: [],
  })
  const read = lines.slice(0, 2)
  expect(factsOfInvented(read, [], facts)).toEqual({
    diets: ['vegetarian', 'gluten-free'],
    ...holding('dairy'),
  })
  // "Serve with a fried egg": no line has it.
  const withEgg = facts.set('egg', { origin: 'egg', ...holding('eggs') })
  expect(factsOfInvented(read, ['egg'], withEgg)).toMatchObject(holding('eggs', 'dairy'))
  // Of a food that only the steps name, and of which nothing is known, nothing is known to be absent.
  expect(factsOfInvented(read, ['saffron'], facts).freeOf).toEqual([])
})

test('what a line of it offers by “or” counts, and is neither shown nor bought', () => {
  const known = vocabularyOf([{ id: 'olive-oil' }, { id: 'butter', contains: ['dairy'] }])
  const lines = readInvented(['1 tbsp olive oil or butter'], prepareKitchen([], [], known, noRules))
  expect(lines.map(({ text, isFurther, match }) => [text, isFurther, match.state])).toEqual([
    ['1 tbsp olive oil or butter', false, 'missing'],
    ['1 tbsp olive oil or butter', true, 'optional'],
  ])
  const facts = new Map<string, FoodFacts>([
    ['olive-oil', { origin: 'plant', ...holding() }],
    ['butter', { origin: 'dairy', ...holding('dairy') }],
  ])
  expect(factsOfInvented(lines, [], facts)).toMatchObject(holding('dairy'))
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
