import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeDishes } from '#domain/composing/compose.ts'
import { toRecipe } from '#domain/composing/dish-recipe.ts'
import { toldInBritain } from '#domain/composing/in-britain.ts'
import { reasonsFor } from '#domain/composing/why.ts'
import { findSpeakerBy } from '#domain/texts/speaker.ts'
import { times } from '#domain/testing/times.ts'
import { britishNames } from '../testing/british-names.ts'
import { randomKitchens } from './testing/random-kitchens.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue, composing: american } = await wholeBook()
const { vocabulary, americanWords } = await britishNames()

beforeAll(() => findSpeakerBy(() => ({ tag: 'en-GB', translate: () => undefined })))
afterAll(() => findSpeakerBy(() => undefined))

it('tells every dish with British names alone, step by step as in American', () => {
  const composing = { ...american, vocabulary, told: toldInBritain({ ...american, vocabulary }) }
  const kitchens = randomKitchens(
    times({ quick: 40, thorough: 2_000 }),
    catalogue,
    american.vocabulary,
    american.techniques,
  )
  let differing = 0
  for (const { seed, kitchen } of kitchens) {
    for (const dish of composeDishes(kitchen, composing)) {
      const recipe = toRecipe(dish, { id: 'dish', image: '' }, composing)
      const told = [recipe.title, recipe.summary, ...(recipe.instructions ?? [])]
      const reasons = reasonsFor(dish, kitchen, composing)
      expect(recipe.instructions, `${seed}: ${dish.title}`).toHaveLength(dish.steps.length)
      expect([recipe.writtenTitle, recipe.writtenSteps]).toEqual([dish.title, dish.steps])
      for (const text of [...told, recipe.tip, recipe.storage, ...reasons]) {
        expect(text ?? '', `${seed}: ${dish.title}`).not.toMatch(americanWords)
        expect(text ?? '', `${seed}: ${dish.title}`).not.toMatch(/[{}]| {2}/u)
      }
      if (recipe.title !== dish.title) differing++
    }
  }
  expect(differing).toBeGreaterThan(10)
})
