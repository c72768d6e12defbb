import { expect, it } from 'vitest'
import { seededRandom } from '../testing/random.ts'
import { times } from '../testing/times.ts'
import { prepareKitchen } from './kitchen.ts'
import { matchAgain } from './match-again.ts'
import { matchRecipe } from './match-recipe.ts'
import { randomPantry, randomRules, randomWorld } from './testing/worlds.ts'
import { rankAnswers } from './rank-answers.ts'
import { rankingModes, rankRecipes, usesPantry } from './rank.ts'
import { rarityWeights } from './weights.ts'

const seeds = Array.from({ length: times({ quick: 40, thorough: 300 }) }, (_, index) => index + 1)

it('answers as matching does, whatever the kitchen, the rules and the weights were before', () => {
  for (const seed of seeds) {
    const random = seededRandom(seed)
    const { recipes, pantry, staples, vocabulary, rules } = randomWorld(random, 25)
    const weights = [rarityWeights(recipes), rarityWeights(recipes.slice(0, 5))]
    // What comes, ages and runs out, one after the other; then all of it another.
    const pantries = [
      ...pantry.map((_, last) => pantry.slice(0, last + 1)),
      pantry.map((entry) => ({ ...entry, ageDays: entry.ageDays + 3 })),
      pantry.map((entry) => ({ ...entry, status: 'out' as const })),
      randomPantry(random, vocabulary, 8),
    ]
    const lists = [recipes.slice(0, 9), recipes.slice(9)]
    for (const [index, now] of pantries.entries()) {
      const kept = random.pick([rules, randomRules(random)])
      const kitchen = prepareKitchen(now, staples, vocabulary, kept)
      const weightOf = weights[index % 4 === 3 ? 1 : 0]
      if (weightOf === undefined) throw new Error('there are no weights')
      const matches = recipes.map((recipe) => matchRecipe(recipe, kitchen, weightOf))
      expect(matchAgain(recipes, kitchen, weightOf), `seed ${seed}`).toEqual(matches)
      const mode = random.pick(rankingModes)
      const all = rankRecipes(recipes, kitchen, mode, weightOf)
      const answers = rankAnswers(lists, kitchen, mode, weightOf)
      expect(answers, `seed ${seed}`).toEqual(all.filter(usesPantry))
    }
  }
})
