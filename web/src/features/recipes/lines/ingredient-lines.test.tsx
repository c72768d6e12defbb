import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { matchLines } from '#domain/matching/match-recipe.ts'
import { leavingOut } from '#domain/recipes/leaving-out.ts'
import { needOf, type RecipeLine } from '#domain/recipes/recipe.ts'
import { kitchenWith } from '../testing/kitchen.ts'
import { IngredientLines } from './ingredient-lines.tsx'
import type { LineTools, ShownLine } from './line-matches.ts'

const without = 'without the saffron, the rice stays white'
const line = (ingredient: string, given: Partial<RecipeLine> = {}): RecipeLine => ({
  ingredient,
  name: ingredient,
  section: null,
  amount: 2,
  amountMax: null,
  unit: 'g',
  note: null,
  us: null,
  optional: false,
  ...given,
})
const written = [line('egg'), line('saffron', { use: 'flavour', without })]
const nothing = leavingOut(written[1] ?? line('saffron'), written)

function shownLines(isLeftOut: boolean): ShownLine[] {
  return written.map((each) => {
    const options = leavingOut(each, written)
    const swap = isLeftOut ? (options[0] ?? null) : null
    return {
      line: each,
      written: each,
      swap,
      options,
      food: null,
      writtenFood: null,
      gramsPerPiece: null,
    }
  })
}

function show(isLeftOut: boolean) {
  const kitchen = kitchenWith('egg')
  const onSwap = vi.fn<NonNullable<LineTools['onSwap']>>()
  render(
    <IngredientLines
      lines={shownLines(isLeftOut)}
      scaling={{ factor: 1, system: 'metric' }}
      matched={{
        vocabulary: kitchen.vocabulary,
        swaps: kitchen.swaps,
        needs: matchLines({ title: 'Rice', needs: written.map(needOf) }, kitchen),
        short: [],
        onHave: () => undefined,
        onHaveNot: () => undefined,
        onBuy: () => undefined,
      }}
      tools={{ onSwap }}
    />,
  )
  return onSwap
}

it('says what a dish goes without, asks to buy nothing, and leaves it out where one wants', async () => {
  const onSwap = show(false)
  expect(screen.getByText(`· ${without}`, { exact: false })).toBeDefined()
  expect(screen.getByText(/with the changes that are named below/)).toBeDefined()
  expect(screen.queryByText(/shopping list/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Leave it out/ }))
  expect(onSwap).toHaveBeenCalledWith(expect.anything(), nothing[0])
})

it('crosses out what is left out, and the way back is there', () => {
  show(true)
  expect(screen.getByText('saffron', { selector: 's' })).toBeDefined()
  expect(screen.getByText('Without the saffron, the rice stays white.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Leave it out/ })).toBeNull()
})
