import { expect, it } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { rankingModes } from '#domain/matching/rank.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import {
  listingSorts,
  listRecipes,
  type ListingSort,
  wholeListing,
} from '#domain/recipes/listing.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { bareKitchen } from './use-listing-on-device.ts'

const needs = (...ids: string[]) =>
  ids.map((ingredient) => ({ ingredient, text: ingredient, optional: false }))
const cards = [
  recipeCard({ id: 1, needs: needs('chicken', 'salt'), reviewCount: 3, rating: 4 }),
  recipeCard({ id: 2, needs: needs('egg'), reviewCount: 9, rating: 2, readyInMinutes: 5 }),
  recipeCard({ id: 3, needs: needs('butter', 'milk'), reviewCount: 3, rating: 5 }),
  recipeCard({ id: 4, needs: needs('salt'), readyInMinutes: 2 }),
]

it('without a pantry a list stands as it does with all that is known of ingredients', () => {
  const staples = ['salt', 'butter']
  const known = prepareKitchen([], staples, testVocabulary, noRules)
  for (const mode of rankingModes) {
    for (const sort of listingSorts) {
      const order = (kitchen: typeof known, vocabulary?: typeof testVocabulary) =>
        listRecipes(
          cards,
          { ...wholeListing, mode, sort },
          { kitchen, vocabulary, phrases: [], weightOf: rarityWeights(cards) },
        ).matches.map(({ recipe }) => recipe.id)
      expect(order(bareKitchen), `${mode} ${sort}`).toEqual(order(known, testVocabulary))
    }
  }
})

it('matches no more of a list that asks nothing of a kitchen than are shown, and counts all', () => {
  const listed = (sort: ListingSort, kitchen = bareKitchen) => {
    const known = { kitchen, vocabulary: undefined, phrases: [], weightOf: rarityWeights(cards) }
    return listRecipes(cards, { ...wholeListing, sort }, { ...known, shown: 2 })
  }
  for (const sort of listingSorts) {
    expect(listed(sort).matches, `by ${sort}`).toHaveLength(2)
    expect(listed(sort).total, `by ${sort}`).toBe(4)
  }
  const stocked = prepareKitchen(
    [{ ingredient: 'egg', status: 'have', ageDays: 0 }],
    [],
    testVocabulary,
    noRules,
  )
  expect(listed('pantry', stocked).matches).toHaveLength(4)
})
