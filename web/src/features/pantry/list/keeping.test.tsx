import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { calendarDay } from '#domain/calendar-day.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import { pantryItemOf, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { spoilingVocabulary as vocabulary } from '#domain/pantry/testing/spoiling-vocabulary.ts'
import { forgetGuestPantry, readGuestPantry, writeGuestPantry } from '../guest-pantry.ts'
import { usePantry } from '../use-pantry.ts'
import { QuickAddGroups } from './quick-add-groups.tsx'

const today = new Date()
const milk = pantryItemOf('milk', vocabulary, { id: '1', at: today })
const inPantry = () => readGuestPantry()[0]

function Collections() {
  const { items } = usePantry(null)
  return (
    <QuickAddGroups
      owner={null}
      items={items}
      vocabulary={vocabulary}
      now={today}
      isOpen
      onToggle={() => undefined}
    />
  )
}

async function openDialog(item: PantryItem = milk) {
  writeGuestPantry([item])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Collections />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${item.name}`) }))
  const dialog = await screen.findByRole('dialog', { name: item.name })
  return {
    dialog: within(dialog),
    choose: (name: string) => userEvent.click(within(dialog).getByRole('button', { name })),
    write: (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } }),
    save: () => userEvent.click(within(dialog).getByRole('button', { name: 'Save' })),
  }
}

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined

beforeEach(() => {
  forgetGuestPantry()
  localStorage.clear()
})

it('shows where a thing usually is, and writes nothing of it where nobody says otherwise', async () => {
  const { dialog, save } = await openDialog()
  expect(dialog.getByRole('button', { name: 'Fridge, as usual' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await save()
  expect(inPantry()).toEqual(milk)
})

it('puts a thing into the freezer, says how long it keeps there, and lets its date go', async () => {
  const { dialog, choose, save } = await openDialog({ ...milk, bestBefore: dayAfter(today, 1) })
  expect(dialog.getByRole('status')).toHaveTextContent(/^Best used by/u)
  await choose('Freezer')
  expect(dialog.getByLabelText('Best before')).toHaveValue('')
  expect(dialog.getByRole('status')).toHaveTextContent('Good for about 3 months.')
  await save()
  await waitFor(() => expect(inPantry()).toEqual({ ...milk, place: 'freezer' }))
  expect(screen.getByRole('button', { name: 'Milk, frozen, at home' })).toBeInTheDocument()
})

it('counts the days of what comes out of the freezer from now on', async () => {
  const longAgo = new Date(today.getTime() - 30 * 86_400_000)
  const { choose, save } = await openDialog({ ...milk, stockedAt: longAgo, place: 'freezer' })
  await choose('Fridge, as usual')
  await save()
  await waitFor(() => expect(inPantry()).not.toHaveProperty('place'))
  expect(calendarDay(inPantry()?.stockedAt ?? longAgo)).toBe(calendarDay(today))
})

it('takes the date on a pack, and the chip says by when to use it', async () => {
  const { write, save } = await openDialog()
  write('Best before', dayAfter(today, 1))
  await save()
  await waitFor(() => expect(inPantry()?.bestBefore).toBe(dayAfter(today, 1)))
  expect(screen.getByRole('button', { name: 'Milk, at home, use by tomorrow' })).toBeInTheDocument()
})

it('takes the day on which it was opened, and that it is closed after all', async () => {
  const { dialog, choose, save } = await openDialog()
  await choose('Opened today')
  expect(dialog.getByLabelText('Opened')).toHaveValue(calendarDay(today))
  await choose('Opened today')
  expect(dialog.getByLabelText('Opened')).toHaveValue('')
  await choose('Opened today')
  await save()
  await waitFor(() =>
    expect(calendarDay(inPantry()?.openedAt ?? new Date(0))).toBe(calendarDay(today)),
  )
})

it('refuses a day of opening that is still to come, and a year that nobody lives to see', async () => {
  const { dialog, write, save } = await openDialog()
  write('Opened', dayAfter(today, 2))
  await save()
  expect(dialog.getByLabelText('Opened')).toHaveAccessibleDescription(/not still to come/u)
  write('Opened', '')
  write('Best before', '9999-01-01')
  await save()
  expect(dialog.getByLabelText('Best before')).toHaveAccessibleDescription(/four digits/u)
  expect(inPantry()).toEqual(milk)
})

it('forgets how it was kept when it is bought anew', async () => {
  const old: PantryItem = { ...milk, status: 'out', place: 'freezer', bestBefore: '2026-01-01' }
  const { choose, save } = await openDialog(old)
  await choose('At home')
  await save()
  await waitFor(() => expect(inPantry()?.status).toBe('have'))
  expect(inPantry()).not.toHaveProperty('place')
  expect(inPantry()).not.toHaveProperty('bestBefore')
})
