import { expect, it } from 'vitest'
import { nothingKnown } from '../ingredients/contents.ts'
import { holding } from '../ingredients/testing/contents.ts'
import { whatHides } from './hidden-by-settings.ts'
import { dietWithout, rulesInForce, settingKey, settingsInForce } from './settings-in-force.ts'
import { keepsRules, type Diet } from './suits-diet.ts'
import { recipeCard } from './testing/recipe-card.ts'

const recipes = [
  recipeCard({ id: 1, title: 'Rice', cuisine: ['asian'], diets: ['vegan'], readyInMinutes: 20 }),
  recipeCard({ id: 2, title: 'Walnut bread', ...holding('nuts', 'gluten'), diets: ['vegan'] }),
  recipeCard({ id: 3, title: 'Mystery stew', ...nothingKnown, cuisine: ['italian'] }),
  recipeCard({ id: 4, title: 'Omelette', ...holding('eggs'), readyInMinutes: 20 }),
]
const diet: Diet = {
  rules: { restrictions: ['nuts', 'gluten'], preferences: ['vegan'] },
  defaults: { cuisines: ['thai'], meals: [], difficulties: [], maxMinutes: 30 },
}

it('counts for each setting what it hides, and what it hides alone', () => {
  const hidden = whatHides(recipes, rulesInForce(diet.rules), diet.defaults)
  expect(hidden.map(({ setting, hides, alone }) => [settingKey(setting), hides, alone])).toEqual([
    ['diet:vegan', 2, 1],
    ['avoided:nuts', 2, 0],
    ['avoided:gluten', 2, 0],
  ])
})

it('counts what the likings leave out', () => {
  const hidden = whatHides(recipes, settingsInForce(diet), diet.defaults)
  expect(hidden.map(({ setting, hides }) => [settingKey(setting), hides])).toEqual(
    expect.arrayContaining([['liked:cuisines', 4]]),
  )
})

it('shows by looking past one setting what it hid alone, and nothing that another hides', () => {
  for (const { setting, alone } of whatHides(recipes, rulesInForce(diet.rules), diet.defaults)) {
    const { rules } = dietWithout(diet, new Set([settingKey(setting)]))
    const before = recipes.filter((recipe) => keepsRules(recipe, diet.rules)).length
    expect(recipes.filter((recipe) => keepsRules(recipe, rules)).length - before).toBe(alone)
  }
})

it('looks past nothing else', () => {
  const { rules, defaults } = dietWithout(diet, new Set(['avoided:gluten', 'liked:cuisines']))
  expect(rules).toEqual({ restrictions: ['nuts'], preferences: ['vegan'] })
  expect(defaults).toEqual({ ...diet.defaults, cuisines: [] })
})
