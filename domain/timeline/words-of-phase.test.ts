import { expect, it } from 'vitest'
import { workOfRecipe } from './work-of-recipe.ts'
import { wordsOfPhase } from './words-of-phase.ts'

const step = 'Cut the leeks. Simmer them 20 minutes. They are soft then. Stir in the cream.'
const recipe = {
  id: 1,
  isFallback: false,
  activeMinutes: 10,
  readyInMinutes: 30,
  assumed: [],
  mealType: [],
  instructions: [step],
}

it('gives each part of a step its own sentences, where the step is shown as it was read', () => {
  const hands = workOfRecipe(recipe, 0)?.phases.filter(({ isHands }) => isHands) ?? []
  expect(hands.map((phase) => wordsOfPhase(phase, step))).toEqual([
    'Cut the leeks. Simmer them 20 minutes.',
    'Stir in the cream.',
  ])
  const other = 'Die Lauchstangen schneiden und 20 Minuten köcheln.'
  expect(hands.map((phase) => wordsOfPhase(phase, other))).toEqual([other, other])
})
