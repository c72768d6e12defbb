import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { byAisle } from '#domain/shopping/aisles.ts'
import { mergedLines } from '#domain/shopping/merged-lines.ts'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import type { OtherCooks } from '#web/lib/other-cooks.ts'
import { InTheBasket, ShoppingAisles } from './shopping-lines.tsx'

const nothing = () => undefined
const item = (name: string, more: Partial<ShoppingItem>): ShoppingItem => ({
  id: name,
  listId: null,
  name,
  category: 'Shopping List',
  amount: '',
  unit: 'piece',
  ingredient: null,
  source: null,
  checked: false,
  addedAt: 1,
  ...more,
})

function show(others: OtherCooks | null) {
  const open = mergedLines([item('Soap', { addedBy: 'ben-2' })], undefined)
  const basket = mergedLines(
    [item('Tea', { checked: true, addedBy: 'me-1', checkedBy: 'ben-2' })],
    undefined,
  )
  const rest = { pantry: [], others, onCheck: nothing, onOpen: nothing }
  render(
    <>
      <ShoppingAisles aisles={byAisle(open, [])} {...rest} />
      <InTheBasket lines={basket} {...rest} />
    </>,
  )
}

it('says who else put a thing on the list, and who ticked it', () => {
  show(new Map([['ben-2', 'Ben']]))
  expect(screen.getByText('from Ben')).toBeVisible()
  expect(screen.getByText('ticked by Ben')).toBeVisible()
})

it('says nothing of it to who cooks alone', () => {
  show(null)
  expect(screen.queryByText(/Ben|from|ticked/)).toBeNull()
})
