import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { spoilingVocabulary as vocabulary } from '#domain/pantry/testing/spoiling-vocabulary.ts'
import { PantryRow } from './pantry-row.tsx'

const now = new Date(2026, 10, 20, 18)
const daysAgo = (days: number) => new Date(2026, 10, 20 - days, 12)
const thing = (ingredient: string, changed: Partial<PantryItem> = {}): PantryItem => ({
  ...pantryItemOf(ingredient, vocabulary, { id: ingredient, at: daysAgo(0) }),
  ...changed,
})

it('names first what spoils first, nothing that has run out, and how much there is', async () => {
  const things = [
    thing('egg', { quantity: 2 }),
    thing('butter', { status: 'out' }),
    thing('milk', { bestBefore: '2026-11-21' }),
  ]
  let toggled = 0
  render(
    <PantryRow
      items={things}
      vocabulary={vocabulary}
      now={now}
      isOpen={false}
      controls="things"
      onToggle={() => (toggled += 1)}
    />,
  )
  const row = screen.getByRole('button', { expanded: false })
  expect(row).toHaveTextContent(/^Your pantry: Milk use by tomorrow, Egg 2, 3 things$/)
  await userEvent.click(row)
  expect(toggled).toBe(1)
})
