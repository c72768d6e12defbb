import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calendarDay } from '#domain/calendar-day.ts'
import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { dismissToasts } from '#web/ui/toast.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { WeekScreen } from './week-screen.tsx'

/** A Wednesday. */
const now = new Date('2026-11-25T10:00:00')
const today = calendarDay(now)

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  act(dismissToasts)
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const row = (given: object) => ({
  id: crypto.randomUUID(),
  user_id: ada.id,
  kitchen: ada.id,
  day: today,
  meal: 'dinner',
  position: 'i',
  kind: 'recipe',
  recipe_id: 7,
  dish_address: null,
  leftovers_of: null,
  title: 'Dhal',
  servings: 3,
  eaters: null,
  cooked_at: null,
  created_at: now.toISOString(),
  ...given,
})

const finn = {
  id: 'f1',
  name: 'Finn',
  dietary_settings: checkOption(defaultDietarySettings, 'restrictions', 'nuts', true),
}

/** Ada's week, with these rows in the plan of her kitchen. */
function show(rows: readonly object[], others: readonly object[] = []) {
  const seen = stubDataApi(({ method, path }) => {
    if (method !== 'GET') return Response.json([])
    if (path.startsWith('/planned_meals')) return Response.json(rows)
    if (path.startsWith('/rpc/table_of_kitchen')) return Response.json(others)
    if (path.startsWith('/profiles'))
      return Response.json([{ dietary_settings: defaultDietarySettings }])
    return Response.json([])
  })
  const page = (
    <>
      <main>
        <WeekScreen />
      </main>
      <Toaster />
    </>
  )
  const { client } = renderAt('/plan', page, signedIn)
  act(() => {
    client.setQueryData(recipeCardsQuery.queryKey, [
      recipeCard({
        id: 7,
        image: '/covers/dal.webp',
        title: 'Dal',
        readyInMinutes: 35,
        ...holding(),
      }),
      recipeCard({ id: 8, image: '/covers/nut.webp', title: 'Nut roast', ...holding('nuts') }),
    ])
  })
  const written = () =>
    seen.filter(({ method, path }) => method !== 'GET' && path.startsWith('/planned_meals'))
  /** A change that is still on its way would go out after its test. */
  const saved = (times: number) =>
    vi.waitFor(() => expect(written().length, `writes: ${written().length}`).toBe(times), 5000)
  return { written, saved }
}

const day = (name: string) => screen.findByRole('region', { name })
const wednesday = `Today, ${formatDay('2026-11-25')}`
const thursday = formatDay('2026-11-26')

it('shows what is planned, by the recipe’s present name, for whom and how long it takes', async () => {
  show([row({}), row({ day: '2026-11-26', kind: 'out', recipe_id: null, title: 'Pizzeria' })])
  const there = within(await day(wednesday))
  expect(await there.findByRole('link', { name: 'Dal' })).toHaveAttribute(
    'href',
    '/recipe/7?servings=3',
  )
  expect(await there.findByText('35 min · for 3')).toBeVisible()
  expect(within(await day(thursday)).getByRole('heading', { name: 'Pizzeria' })).toBeVisible()
})

it('warns of what somebody who eats avoids, and of nobody else', async () => {
  const nuts = { recipe_id: 8, title: 'Nut roast' }
  show([row(nuts), row({ ...nuts, day: '2026-11-26', eaters: [ada.id] })], [finn])
  expect(await within(await day(wednesday)).findByText('Contains nuts')).toBeVisible()
  expect(within(await day(thursday)).queryByText('Contains nuts')).toBeNull()
})

it('moves a meal by the arrow keys, keeps the focus on it, and takes it back', async () => {
  const { written, saved } = show([row({})])
  const grip = await screen.findByRole('button', { name: /^Move Dal/ })
  act(() => grip.focus())
  await userEvent.keyboard('{ArrowRight}')
  const there = within(await day(thursday))
  const moved = await there.findByRole('button', { name: /^Move Dal/ })
  await vi.waitFor(() => expect(moved).toHaveFocus())
  await vi.waitFor(() => expect(written().at(-1)?.body).toMatchObject([{ day: '2026-11-26' }]))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await within(await day(wednesday)).findByRole('link', { name: 'Dal' })).toBeVisible()
  await saved(2)
})

it('plans a recipe, and offers none that somebody avoids', async () => {
  const { written } = show([], [finn])
  const plan = `Plan a meal for ${thursday}`
  await userEvent.click(await screen.findByRole('button', { name: plan }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan a meal' }))
  const choice = await dialog.findByRole('button', { name: /^Dal/ })
  expect(dialog.queryByRole('button', { name: /^Nut roast/ })).toBeNull()
  expect(dialog.getByText(/^1 more is left out/)).toBeVisible()
  await userEvent.click(choice)
  expect(await within(await day(thursday)).findByRole('link', { name: 'Dal' })).toBeVisible()
  await vi.waitFor(() =>
    expect(written().at(-1)?.body).toMatchObject([
      { day: '2026-11-26', meal: 'dinner', recipe_id: 7, servings: 2, kind: 'recipe' },
    ]),
  )
})

it('plans words', async () => {
  const { written } = show([])
  await userEvent.click(await screen.findByRole('button', { name: `Plan a meal for ${thursday}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan a meal' }))
  await userEvent.click(dialog.getByRole('button', { name: 'A note' }))
  await userEvent.type(dialog.getByLabelText('What to remember'), 'Thaw peas')
  await userEvent.click(dialog.getByRole('button', { name: 'Plan it' }))
  expect(await within(await day(thursday)).findByText('Thaw peas')).toBeVisible()
  await vi.waitFor(() =>
    expect(written().at(-1)?.body).toMatchObject([{ kind: 'note', servings: null }]),
  )
})

it('changes who eats', async () => {
  const { written } = show([row({})], [finn])
  await userEvent.click(await screen.findByRole('button', { name: 'More for Dal' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move or change' }))
  const change = within(await screen.findByRole('dialog', { name: 'Move or change' }))
  await userEvent.click(await change.findByRole('checkbox', { name: /^Finn/ }))
  await userEvent.click(change.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(written().at(-1)?.body).toMatchObject([{ eaters: [ada.id] }]))
})

it('takes a meal off the plan, and back', async () => {
  const { saved } = show([row({})])
  const there = within(await day(wednesday))
  await userEvent.click(await there.findByRole('button', { name: 'More for Dal' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Take it off the plan' }))
  await vi.waitFor(() => expect(there.queryByText('Dal')).toBeNull())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await there.findByText('Dal')).toBeVisible()
  await saved(2)
})

it('asks what becomes of what was not cooked', async () => {
  const { saved } = show([row({ day: '2026-11-23' })])
  const asked = within(await screen.findByRole('group', { name: 'Dal' }))
  await userEvent.click(asked.getByRole('button', { name: 'Eat it today' }))
  expect(await within(await day(wednesday)).findByRole('link', { name: 'Dal' })).toBeVisible()
  expect(screen.queryByText('1 meal was not cooked')).toBeNull()
  await saved(1)
})

it('copies the week before', async () => {
  const { saved } = show([row({ day: '2026-11-19', cooked_at: now.toISOString() })])
  await userEvent.click(await screen.findByRole('button', { name: 'Copy the week before' }))
  const there = within(await day(thursday))
  expect(await there.findByRole('link', { name: 'Dal' })).toBeVisible()
  expect(there.queryByText('cooked')).toBeNull()
  await saved(1)
})

it('a helper looks at it', async () => {
  writeStored(storageKeys.kitchens(ada.id), ['flat.2.helper'])
  show([row({})])
  expect(await screen.findByRole('link', { name: 'Dal' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^(Move|More for Dal|Plan)/ })).toBeNull()
})

it('tells a visitor what it is', () => {
  renderAt('/plan', <WeekScreen />)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
