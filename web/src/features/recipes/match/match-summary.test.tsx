import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { matchRecipe } from '#domain/matching/match-recipe.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { kitchenWith } from '../testing/kitchen.ts'
import { BandTag, MatchNotes } from './match-summary.tsx'

const line = (ingredient: string) => ({ ingredient, text: ingredient, optional: false })
const recipe = recipeCard({
  id: 1,
  title: 'Omelette',
  image: '/covers/stock.webp',
  needs: [
    line('egg'),
    {
      ...line('saffron'),
      use: 'flavour',
      without: 'without the saffron, the eggs are a paler yellow',
    },
    { ...line('parsley'), use: 'finish' },
  ],
})

it('names everything that a dish goes without, with what is lost', () => {
  const kitchen = kitchenWith('egg')
  const match = matchRecipe(recipe, kitchen)
  const shown = { match, swaps: new Map(), usedUp: null, tooLittle: [] }
  render(
    <>
      <BandTag shown={shown} />
      <MatchNotes shown={shown} vocabulary={kitchen.vocabulary} />
    </>,
  )
  expect(screen.getByText('ready with a change')).toBeDefined()
  expect(screen.getByText('Without the saffron, the eggs are a paler yellow')).toBeDefined()
  expect(screen.getByText('Without the parsley')).toBeDefined()
})

it('names what there is not quite enough of, and is as ready as it is', () => {
  const kitchen = kitchenWith('egg')
  const eggs = recipeCard({ id: 2, title: 'Eggs', needs: [line('egg')] })
  const match = matchRecipe(eggs, kitchen)
  const shown = { match, swaps: new Map(), usedUp: null, tooLittle: ['egg', 'milk'] }
  render(
    <>
      <BandTag shown={shown} />
      <MatchNotes shown={shown} vocabulary={kitchen.vocabulary} />
    </>,
  )
  expect(screen.getByText('ready now')).toBeDefined()
  expect(screen.getByText('not quite enough eggs and milk')).toBeDefined()
})
