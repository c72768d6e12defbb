import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Contents } from '#domain/ingredients/contents.ts'
import { nothingKnown } from '#domain/ingredients/contents.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { allergens } from '#domain/ingredients/vocabulary.ts'
import { DietFacts } from './diet-facts.tsx'

function wordsOf(contents: Contents): string {
  const { container, unmount } = render(<DietFacts facts={{ diets: ['vegan'], ...contents }} />)
  const words = container.textContent
  unmount()
  return words
}

it('names what is in a dish, and the diets that it suits', () => {
  render(<DietFacts facts={{ diets: ['vegetarian'], ...holding('dairy', 'animal-rennet') }} />)
  expect(screen.getByText('Vegetarian')).toBeVisible()
  expect(screen.getByText(/dairy and animal rennet\./)).toBeVisible()
})

it.each(allergens)('calls a dish free of %s only where that is known', (each) => {
  const known = holding('eggs')
  const unsure = { ...known, freeOf: known.freeOf.filter((other) => other !== each) }
  const isIn = each === 'eggs'
  expect(wordsOf(unsure)).toContain(isIn ? 'Contains eggs' : `Not known: ${each}`)
  expect(wordsOf(unsure)).not.toContain('Without')
  expect(wordsOf({ contains: [], freeOf: unsure.freeOf })).not.toContain('Without')
})

it('is silent about no allergen of a dish of which nothing is known', () => {
  expect(wordsOf(nothingKnown)).toContain('Allergens are not known. Check what you use')
  expect(wordsOf(holding())).toContain('Without nuts, shellfish, fish, eggs, soy, dairy, gluten')
})
