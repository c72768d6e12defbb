import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { avoidable, type Substitution } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { SwapDialog } from './swap-dialog.tsx'

const line: RecipeLine = {
  ingredient: 'butter',
  name: 'butter',
  section: null,
  amount: null,
  amountMax: null,
  unit: null,
  note: null,
  us: null,
  optional: false,
}
const others = ['egg', 'milk', 'onion', 'garlic', 'tomato', 'cream', 'cheese', 'lemon']
const option = (...uses: string[]): Substitution => ({
  need: 'butter',
  uses,
  ratio: 1,
  quality: 0.8,
  context: null,
  diets: [],
  freeOf: avoidable,
  note: 'Much the same.',
})

it('offers all there is, what is at home first and nothing last', async () => {
  const entries = [{ ingredient: 'cheese', status: 'have', ageDays: 0 }] as const
  const onSwap = vi.fn<(swap: Substitution | null) => void>()
  const options = [...others.map((id) => option(id)), option()]
  render(
    <SwapDialog
      shown={{
        line,
        written: line,
        swap: null,
        options,
        food: null,
        writtenFood: null,
        gramsPerPiece: null,
      }}
      scaling={{ factor: 1, system: 'metric' }}
      vocabulary={testVocabulary}
      kitchen={prepareKitchen(entries, [], testVocabulary, noRules)}
      onSwap={onSwap}
      onClose={() => undefined}
    />,
  )
  const offers = within(await screen.findByRole('dialog')).getAllByRole('listitem')
  expect(offers).toHaveLength(1 + others.length + 1)
  expect(offers[1]).toHaveTextContent(/^Cheese.*You have that$/)
  expect(offers[2]).toHaveTextContent(/^Egg/)
  expect(offers[2]).not.toHaveTextContent('You have that')
  expect(offers.at(-1)).toHaveTextContent(/^Leave it out/)
  await userEvent.click(screen.getByRole('button', { name: /^Lemon/ }))
  expect(onSwap).toHaveBeenCalledWith(options[others.indexOf('lemon')])
})
