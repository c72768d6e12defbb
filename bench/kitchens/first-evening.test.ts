import { expect, test } from 'vitest'
import { rankRecipes } from '#domain/matching/rank.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { pantryEntries } from '#domain/pantry/pantry-entries.ts'
import { soonFrom } from '#domain/pantry/shelf-life.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { catalogueRecipes } from './catalogue.ts'
import { today, typedPantry } from './pantry.ts'

const { vocabulary, cards } = await catalogueRecipes()

test.each([
  ['half a bag of spinach, opened cream, leftover rice', ['cooked-rice', 'heavy-cream', 'spinach']],
  ['wilting spinach, yesterday’s rice, some cream left', ['cooked-rice', 'heavy-cream', 'spinach']],
])('on the first evening something is to be used up: %s', (typed, soon) => {
  const { items } = typedPantry(`${typed}, eggs, onions, garlic`, vocabulary)
  const kitchen = prepareKitchen(
    pantryEntries(items, vocabulary, today),
    usualStaples,
    vocabulary,
    noRules,
  )
  const urgent = [...kitchen.urgency].filter(([, urgency]) => urgency >= soonFrom)
  expect(urgent.map(([id]) => id).toSorted()).toEqual(soon)
  const ranked = rankRecipes(cards, kitchen, 'use-it-up', rarityWeights(cards))
  const first = ranked.slice(0, 3)
  expect(first.every(({ urgency }) => urgency >= soonFrom)).toBe(true)
  const used = first.flatMap(({ needs }) => needs.flatMap(({ via }) => via))
  expect(used.some((id) => soon.includes(id))).toBe(true)
})
