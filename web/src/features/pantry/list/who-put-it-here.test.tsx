import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { spoilingVocabulary as vocabulary } from '#domain/pantry/testing/spoiling-vocabulary.ts'
import { noteOtherCooks } from '#web/lib/other-cooks.ts'
import { ItemDialog } from './item-dialog.tsx'

const now = new Date()
const milk = pantryItemOf('milk', vocabulary, { id: '1', at: now })
const nothing = () => undefined
const open = (item: PantryItem) =>
  render(
    <ItemDialog
      item={item}
      vocabulary={vocabulary}
      now={now}
      onClose={nothing}
      onSave={nothing}
      onStillGood={nothing}
      onCorrect={nothing}
      onRemove={nothing}
    />,
  )
afterEach(() => act(() => noteOtherCooks(null)))

it('names another cook of the kitchen who put a thing there, as soon as they are known', async () => {
  open({ ...milk, addedBy: 'ben-2' })
  await screen.findByRole('dialog')
  expect(screen.queryByText(/put it here/)).toBeNull()
  act(() => noteOtherCooks(new Map([['ben-2', 'Ben']])))
  expect(screen.getByText('Ben put it here.')).toBeVisible()
})

it.each([
  ['what is one’s own', milk],
  ['what somebody put there who has left', { ...milk, addedBy: 'gone-3' }],
])('says nothing of %s', async (_, item) => {
  noteOtherCooks(new Map([['ben-2', 'Ben']]))
  open(item)
  await screen.findByRole('dialog')
  expect(screen.queryByText(/put it here/)).toBeNull()
})

it.each([
  ['has run out', 'out', true],
  ['is there again', 'have', false],
] as const)('names who used up what %s', async (_, status, isNamed) => {
  noteOtherCooks(new Map([['ben-2', 'Ben']]))
  open({ ...milk, status, usedUpBy: 'ben-2' })
  await screen.findByRole('dialog')
  expect(screen.queryByText('Ben used it up.') !== null).toBe(isNamed)
})
