import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { wholeCards } from '#catalogue/testing/whole-catalogue.ts'
import { keepsRules, rulesOf } from '#domain/recipes/suits-diet.ts'
import { wholeLarder } from '#catalogue/testing/whole-larder.ts'
import { storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { dismissToasts } from '#web/ui/toast.ts'
import { ada } from '../../testing/render-app.tsx'
import { mia, showWeek, unshared } from './testing/show-week.tsx'
import { threadsHere } from './testing/thread-here.ts'

/** A Friday: what is left of its week is too short to be filled. */
const now = new Date('2026-11-27T10:00:00')
let threads: ReturnType<typeof threadsHere>

// The first week would be waited for longer than a screen is.
beforeAll(wholeLarder)
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('indexedDB', memoryStorage())
  threads = threadsHere()
})
afterEach(() => {
  act(() => {
    threads.breakAll()
    dismissToasts()
  })
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const open = () => press('Fill my week')
/** Looks for a week, as soon as it is known what is at home. */
async function find() {
  const button = await screen.findByRole('button', { name: 'Find my week' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  await userEvent.click(button)
}
/** A week is worked out here and not beside the page, on a machine that may be busy. */
const patience = { timeout: 60_000 }
const found = () => screen.findByRole('button', { name: 'Put into my week' }, patience)
const rowsIn = (dialog: HTMLElement) =>
  within(dialog).getAllByRole('listitem', { name: /(?:dinner|lunch): / })

/** Says something of a meal that was found, by its place among them. */
async function pressAt(place: number, name: RegExp) {
  const row = rowsIn(screen.getByRole('dialog'))[place]
  if (row === undefined) throw new Error(`There is no meal ${place}`)
  await userEvent.click(within(row).getByRole('button', { name }))
}

it('fills seven days from today, changes one, leaves one out, and puts the rest into the plan as one change', async () => {
  const written = await showWeek()
  await open()
  expect(await screen.findByLabelText('Which days')).toHaveValue('seven')
  await find()
  await found()
  const dialog = screen.getByRole('dialog', { name: 'Fill my week' })
  const titlesNow = () => rowsIn(dialog).map((row) => row.getAttribute('aria-label') ?? '')
  const before = titlesNow()
  expect(new Set(before).size).toBe(7)
  expect(within(dialog).getByText(/^Proven: /)).toBeVisible()
  expect(within(dialog).getAllByText(/^Saves /).length).toBeGreaterThan(0)

  await pressAt(1, /^Something else/)
  await waitFor(() => expect(titlesNow()[1]).not.toBe(before[1]), patience)
  expect(rowsIn(dialog)[1]).toHaveFocus()
  expect(titlesNow()[0]).toBe(before[0])
  await pressAt(6, /^Leave out/)
  await waitFor(() => expect(titlesNow()[6]).toMatch(/: Left out$/), patience)
  const last = titlesNow()

  await press('Put into my week')
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  const rows = written()[0]?.body
  expect(rows).toHaveLength(6)
  expect(rows).toMatchObject([
    { day: '2026-11-27', meal: 'dinner', eaters: null, servings: expect.any(Number) },
    {},
    {},
    {},
    {},
    {},
  ])
  const [first = ''] = last
  const [, title = ''] = first.split(': ')
  expect(await screen.findByRole('link', { name: title })).toBeVisible()
  await press('Undo')
  await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
  await vi.waitFor(() => expect(written()).toHaveLength(2))
})

it('takes the last change back', async () => {
  await showWeek()
  await open()
  await find()
  await found()
  const dialog = screen.getByRole('dialog')
  const first = () => rowsIn(dialog)[0]?.getAttribute('aria-label')
  const before = first()
  await pressAt(0, /^Leave out/)
  await waitFor(() => expect(first()).toMatch(/Left out$/), patience)
  await press('Take the last change back')
  expect(first()).toBe(before)
  expect(screen.queryByRole('button', { name: 'Take the last change back' })).toBeNull()
})

it('finds for everybody only what is known to suit them, and nothing for whom it is not known', async () => {
  await showWeek({ others: [mia, unshared] })
  await open()
  expect(await screen.findByText(/Nothing can be found for them here/)).toBeVisible()
  await userEvent.click(screen.getByText('Somebody is not there every day'))
  const days = within(screen.getByRole('group', { name: 'Days on which Mia eats' }))
  await userEvent.click(days.getByRole('button', { name: /^Friday/ }))
  await find()
  await found()
  const [asked] = threads.asked
  expect(asked?.asked.meals.map(({ eaters }) => eaters)).toEqual([
    [ada.id],
    ...Array.from({ length: 6 }, () => [ada.id, mia.id]),
  ])
  expect(asked?.asked.meals.map(({ servings }) => servings)).toEqual([1, 2, 2, 2, 2, 2, 2])
  const rules = rulesOf(mia.dietary_settings)
  const cards = await wholeCards()
  const hers = rowsIn(screen.getByRole('dialog')).slice(1)
  const ours = hers.flatMap((row) => {
    const [, title] = (row.getAttribute('aria-label') ?? '').split(': ')
    return cards.filter((card) => card.title === title)
  })
  for (const card of ours)
    expect(keepsRules(card, rules), `whether ${card.title} is hers`).toBe(true)
})

it('leaves what is planned and fills what is asked for besides', async () => {
  const row = {
    id: crypto.randomUUID(),
    user_id: ada.id,
    kitchen: ada.id,
    day: '2026-11-27',
    meal: 'dinner',
    position: 'i',
    kind: 'out',
    recipe_id: null,
    dish_address: null,
    leftovers_of: null,
    title: 'Pizzeria',
    servings: null,
    eaters: null,
    cooked_at: null,
    created_at: now.toISOString(),
  }
  await showWeek({ rows: [row] })
  await open()
  expect(await screen.findByText('Dinner: Pizzeria')).toBeVisible()
  await press(/^Lunch on Friday/)
  await userEvent.selectOptions(screen.getByLabelText(/^Friday/, { selector: 'select' }), '30')
  await userEvent.selectOptions(screen.getByLabelText('Fish'), 'once-at-least')
  await userEvent.click(screen.getByLabelText(/^Nothing/))
  await find()
  await found()
  const [asked] = threads.asked
  expect(asked?.asked.meals[0]).toMatchObject({ meal: 'lunch', day: row.day, mostMinutes: 30 })
  expect(asked?.asked.meals.filter(({ day }) => day === row.day)).toHaveLength(1)
  expect(asked?.asked).toMatchObject({
    wishes: [{ of: 'fish', often: 'once-at-least' }],
    shopping: 'none',
  })
  expect(screen.getByText('No plan meets all of your wishes. Missed: Fish.')).toBeVisible()
  expect(screen.getByText('Nothing is to be bought.')).toBeVisible()
})

it('stops when it is told to, with what it has, and says that this is not proven', async () => {
  threads.isHeld = true
  await showWeek()
  await open()
  await find()
  await press('Take what is there')
  expect(threads.ended).toBe(1)
  expect(await found()).toBeVisible()
  expect(screen.getByText(/^You ended the search early\./)).toBeVisible()
})

it('says where it cannot be fetched, and tries again', async () => {
  threads.isReachable = false
  await showWeek()
  await open()
  await find()
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be fetched/)
  threads.isReachable = true
  await press('Try again')
  expect(await found()).toBeVisible()
})

it('belongs to the plan: who has none reads what it is and what stays', async () => {
  await showWeek({ situation: 'expired' })
  await open()
  expect(await screen.findByText('Your week filled from what you have')).toBeVisible()
  expect(screen.getByText(/Planning by hand stays free/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Find my week' })).toBeNull()
})

it('is nothing for a helper, and nothing for a week that is over', async () => {
  writeStored(storageKeys.kitchens(ada.id), ['flat.2.helper'])
  await showWeek()
  expect(await screen.findByRole('button', { name: 'More for this week' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fill my week' })).toBeNull()
})
