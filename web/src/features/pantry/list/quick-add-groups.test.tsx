import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { millisecondsPer } from '#domain/time-units.ts'

import { forgetGuestPantry, readGuestPantry, writeGuestPantry } from '../guest-pantry.ts'
import { QuickAddGroups } from './quick-add-groups.tsx'
import { usePantry } from '../use-pantry.ts'

const today = new Date()
const lastWeek = new Date(Date.now() - 7 * millisecondsPer.day)
const eggs: PantryItem = {
  ...pantryItemOf('egg', testVocabulary, { id: '1', at: lastWeek }),
  quantity: 6,
  typedAs: 'huevos',
}
const inPantry = () => readGuestPantry()[0]

function Collections() {
  const { items } = usePantry(null)
  return (
    <QuickAddGroups
      owner={null}
      items={items}
      vocabulary={testVocabulary}
      now={today}
      isOpen
      onToggle={() => undefined}
    />
  )
}

function openPage(item = eggs) {
  writeGuestPantry([item])
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Collections />
    </QueryClientProvider>,
  )
}
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Eggs, 6, / }))
  return screen.findByRole('dialog', { name: 'Eggs' })
}

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  forgetGuestPantry()
  localStorage.clear()
})

it('opens by a tap, changes nothing by it, and says in the dialog that a thing runs low or is out', async () => {
  openPage()
  const dialog = await openDialog()
  expect(inPantry()).toEqual(eggs)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Out' }))
  expect(inPantry()).toEqual(eggs)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(inPantry()).toEqual({ ...eggs, status: 'out' }))
  expect(screen.getByRole('button', { name: 'Eggs, run out' })).toBeInTheDocument()
})

it('says what was written where a name is spelt otherwise', async () => {
  const { unmount } = openPage()
  expect(await openDialog()).not.toHaveTextContent('You wrote')
  unmount()
  openPage({ ...eggs, typedAs: 'eggz' })
  expect(await openDialog()).toHaveTextContent('You wrote “eggz”')
})

it('changes amount and date, and refuses what is no amount', async () => {
  openPage()
  const dialog = await openDialog()
  const amount = within(dialog).getByLabelText('How much?')
  await userEvent.clear(amount)
  await userEvent.type(amount, 'many')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(amount).toHaveAccessibleDescription(/Please write a number/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '1')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Today' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(inPantry()).toMatchObject({ name: 'Egg', quantity: 1 }))
  expect(Date.now() - (inPantry()?.stockedAt.getTime() ?? 0)).toBeLessThan(60_000)
})

it('makes another thing of an item and remembers it for the words', async () => {
  openPage()
  const dialog = await openDialog()
  await userEvent.click(within(dialog).getByRole('button', { name: 'That’s something else' }))
  const question = await screen.findByRole('dialog', { name: 'What is Eggs?' })
  await userEvent.type(within(question).getByRole('combobox'), 'lemon{ArrowDown}{Enter}')
  await waitFor(() => expect(inPantry()).toMatchObject({ ingredient: 'lemon', quantity: 6 }))
  expect(localStorage.getItem('guest_corrections')).toBe('[["huevo","lemon"]]')
})
