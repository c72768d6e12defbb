import { expect, test } from 'vitest'
import { saltInHundred } from '#domain/composing/salty.ts'
import { wholeBook } from './testing/whole-book.ts'

const { catalogue } = await wholeBook()

test.each([...saltInHundred])('%s brings about as much salt as its row says: %f g', (id, grams) => {
  const entry = catalogue.ingredients.find((each) => each.id === id)
  expect(entry).toBeDefined()
  const known = catalogue.facts.get(entry?.ndb ?? '')?.salt ?? null
  // The row of guanciale is that of the raw fat.
  if (known === null || id === 'guanciale') return
  expect(grams).toBeGreaterThan(known * 0.6)
  expect(grams).toBeLessThan(known * 1.6)
})
