import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Contents } from '#domain/ingredients/contents.ts'
import { nothingKnown } from '#domain/ingredients/contents.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { avoidable } from '#domain/ingredients/vocabulary.ts'
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

it('names the parts of a group beside it, and what else labels name', () => {
  expect(wordsOf(holding('nuts', 'peanuts', 'gluten', 'wheat', 'celery'))).toContain(
    'Contains nuts (peanuts), gluten (wheat) and celery.',
  )
  const { contains, freeOf } = holding('nuts', 'gluten')
  const unsure = freeOf.filter((each) => !['peanuts', 'tree-nuts', 'sulphites'].includes(each))
  expect(wordsOf({ contains, freeOf: unsure })).toContain(
    'Contains nuts and gluten. Not known: peanuts, tree nuts and sulphites.',
  )
  const perhaps = holding().freeOf.filter((each) => each !== 'shellfish' && each !== 'molluscs')
  expect(wordsOf({ contains: [], freeOf: perhaps })).toContain('Not known: shellfish (molluscs).')
})

it.each(avoidable.filter((each) => each !== 'animal-rennet'))(
  'calls a dish free of %s only where that is known',
  (each) => {
    const known = holding('eggs')
    const unsure = { ...known, freeOf: known.freeOf.filter((other) => other !== each) }
    const isIn = each === 'eggs'
    expect(wordsOf(unsure)).toContain(
      isIn ? 'Contains eggs' : `Not known: ${each.replace('-', ' ')}`,
    )
    expect(wordsOf(unsure)).not.toContain('Without')
    expect(wordsOf({ contains: [], freeOf: unsure.freeOf })).not.toContain('Without')
  },
)

it('is silent about no allergen of a dish of which nothing is known', () => {
  expect(wordsOf(nothingKnown)).toContain('Not known: all allergens. Check the labels')
  expect(wordsOf(holding())).toContain('Without any allergen that labels name')
})
