import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { calendarDay } from '#domain/calendar-day.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { itemKind, itemsIn } from '#domain/shopping/records.ts'
import { type Records, replay } from '#domain/sync/records.ts'
import { added, checked } from '#domain/shopping/changes.ts'
import { hybridClock } from '#domain/sync/clock.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { parseOperation } from '#web/features/shopping/shopping-state.ts'
import { mealPlanKey } from '#web/features/week/meal-plan-key.ts'
import { recipeCardsQuery, vocabularyQuery } from '#web/lib/catalogue.ts'
import { field } from '#web/lib/json.ts'
import { storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { dismissToasts } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ada, renderAt, signedIn } from '../../testing/render-app.tsx'
import { WeekScreen } from '../week-screen.tsx'

/** A Wednesday. */
const now = new Date('2026-11-25T10:00:00')
const [today, thursday] = [calendarDay(now), dayAfter(now, 1)]
const list = '10000000-0000-4000-8000-000000000001'

/** What comes late in the app is there at once, so that no test waits for it. */
beforeAll(async () => {
  await Promise.all([
    import('#web/ui/dialog-view.tsx'),
    import('./what-to-buy.tsx'),
    import('./list-changed.tsx'),
    import('./changes-of-list.tsx'),
    import('../week-of-meals.tsx'),
  ])
})
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

const meal = (given: object) => ({
  id: 'm1',
  user_id: ada.id,
  kitchen: ada.id,
  day: thursday,
  meal: 'dinner',
  position: 'i',
  kind: 'recipe',
  recipe_id: 7,
  dish_address: null,
  leftovers_of: null,
  title: 'Onion soup',
  servings: 4,
  eaters: null,
  cooked_at: null,
  created_at: now.toISOString(),
  ...given,
})
const line = (slug: string, amount: number | null, unit: string | null, more: object = {}) => ({
  slug,
  name: slug,
  amount,
  unit,
  ...more,
})
/** For two. */
const soup = {
  id: 7,
  title: 'Onion soup',
  servings: 2,
  instructions: ['Cook it.'],
  ingredients: [
    line('onion', 3, 'piece'),
    line('milk', 200, 'ml'),
    line('parsley', null, null, { optional: true }),
  ],
}
const stored = (ingredient: string, quantity: number, unit: string) => ({
  id: ingredient,
  user_id: ada.id,
  kitchen: ada.id,
  name: ingredient,
  category: 'Other',
  quantity,
  amount_stated: true,
  unit,
  ingredient,
  typed_as: null,
  status: 'have',
  stocked_at: now.toISOString(),
  created_at: now.toISOString(),
  place: null,
  opened_at: null,
  best_before: null,
  used_up_by: null,
})

interface Backend {
  meals: readonly object[]
  pantry?: readonly object[]
  records?: Records
}

/** Ada's week, and a backend that keeps her lists. */
function show(given: Backend) {
  const backend = { pantry: [], records: new Map() as Records, ...given }
  let version = 1
  const snapshot = () => ({
    account: ada.id,
    version,
    defaultList: list,
    records: [
      { kind: 'shopping-list', id: list, doc: { name: ['1700000000000.0000.a', 'Home'] } },
      ...[...backend.records].flatMap(([kind, docs]) =>
        [...docs].map(([id, doc]) => ({ kind, id, doc })),
      ),
    ],
  })
  stubDataApi(({ path, body }) => {
    if (path.startsWith('/planned_meals')) return Response.json(backend.meals)
    if (path.startsWith('/pantry_items')) return Response.json(backend.pantry)
    if (path.startsWith('/recipes')) return Response.json([soup])
    if (path === '/rpc/shopping_snapshot') return Response.json(snapshot())
    if (path === '/rpc/apply_shopping_operations') {
      const sent = field(body, 'operations')
      const operations = Array.isArray(sent)
        ? sent.flatMap((each) => parseOperation(each) ?? [])
        : []
      backend.records = replay(backend.records, operations)
      version += 1
      return Response.json({ ...snapshot(), refused: [] })
    }
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
    client.setQueryData(recipeCardsQuery.queryKey, [])
    client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  })
  return {
    /** What stands on the list of the backend. */
    listed: () =>
      itemsIn(backend.records, list).map(({ name, amount, unit, neededOn }) =>
        [name, amount, unit, neededOn].join(' '),
      ),
    records: () => backend.records,
    /** Somebody plans otherwise. */
    async plan(meals: readonly object[]) {
      backend.meals = meals
      await act(() => client.invalidateQueries({ queryKey: mealPlanKey(ada.id) }))
    },
  }
}

async function open() {
  await userEvent.click(await screen.findByRole('button', { name: 'What to buy' }))
  const dialog = await screen.findByRole('dialog', { name: 'What to buy' })
  return within(dialog)
}
const put = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Put on the list' }))

it('puts what is missing onto the list, for the servings that are planned, less what is at home', async () => {
  const { listed } = show({ meals: [meal({})], pantry: [stored('onion', 2, 'piece')] })
  const dialog = await open()
  const onions = await dialog.findByRole('checkbox', { name: /^Onion 4/ })
  expect(onions).toBeChecked()
  expect(onions).toHaveAccessibleName(/Onion soup 4 · for tomorrow/)
  expect(dialog.getByRole('checkbox', { name: /^Milk 400 ml/ })).toBeChecked()
  expect(dialog.queryByRole('checkbox', { name: /parsley/i })).toBeNull()
  await put(dialog)
  await waitFor(() =>
    expect(listed()).toEqual([`Milk 400 ml ${thursday}`, `Onion 4 piece ${thursday}`]),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(listed()).toEqual([]))
})

it('says what has changed since, and changes the list by that alone', async () => {
  const { listed, plan } = show({ meals: [meal({})] })
  const dialog = await open()
  await dialog.findByRole('checkbox', { name: /^Milk/ })
  await put(dialog)
  await waitFor(() => expect(listed()).toHaveLength(2))
  expect(screen.queryByText('What you need has changed:')).toBeNull()

  await plan([meal({ servings: 2 }), meal({ id: 'm2', day: today, servings: 6 })])
  const changed = within(await screen.findByRole('region', { name: 'Shopping list' }))
  expect(changed.getByText('2 more to buy')).toBeVisible()
  await userEvent.click(changed.getByRole('button', { name: 'See the changes' }))
  const shown = within(await screen.findByRole('dialog', { name: 'What to buy' }))
  expect(await shown.findByRole('checkbox', { name: /^Onion 12 instead of 6/ })).toBeChecked()
  await userEvent.click(shown.getByRole('button', { name: 'Change the list' }))
  await waitFor(() =>
    expect(listed().toSorted()).toEqual([
      `Milk 200 ml ${thursday}`,
      `Milk 600 ml ${today}`,
      `Onion 3 piece ${thursday}`,
      `Onion 9 piece ${today}`,
    ]),
  )
  await plan([])
  expect(await screen.findByText('2 less to buy')).toBeVisible()
  const again = within(screen.getByRole('region', { name: 'Shopping list' }))
  await userEvent.click(again.getByRole('button', { name: 'Change the list' }))
  await waitFor(() => expect(listed()).toEqual([]))
})

it('leaves out what is not wanted, and does not ask again', async () => {
  const { listed, plan } = show({ meals: [meal({})] })
  const dialog = await open()
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Milk/ }))
  await put(dialog)
  await waitFor(() => expect(listed()).toEqual([`Onion 6 piece ${thursday}`]))
  await plan([meal({ servings: 2 })])
  expect(await screen.findByText('1 less to buy')).toBeVisible()
})

it('leaves alone what somebody wrote, and does not put it there twice by itself', async () => {
  const clock = hybridClock('ada')
  const own = { id: 'own', name: 'Milk', category: 'Shopping List', amount: '1', unit: 'l' }
  const { listed } = show({
    meals: [meal({})],
    records: replay(new Map(), [
      added({ ...own, ingredient: 'milk' }, clock.next(1), 1),
      checked('own', false, clock.next(2)),
    ]),
  })
  const dialog = await open()
  const milk = await dialog.findByRole('checkbox', { name: /^Milk/ })
  expect(milk).not.toBeChecked()
  expect(milk).toHaveAccessibleName(/on your list already/)
  await put(dialog)
  await waitFor(() => expect(listed()).toEqual(['Milk 1 l ', `Onion 6 piece ${thursday}`]))
})

it('is looked at by a helper, who changes nothing', async () => {
  writeStored(storageKeys.kitchens(ada.id), [`${ada.id}.2.helper`])
  const { records } = show({ meals: [meal({})] })
  const dialog = await open()
  expect(await dialog.findByText('Onion')).toBeVisible()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Put on the list' })).toBeNull()
  expect(dialog.getByRole('link', { name: 'Open the shopping list' })).toBeVisible()
  expect(records().get(itemKind)).toBeUndefined()
})

it('says that nothing is planned, where nothing is', async () => {
  show({ meals: [] })
  const dialog = await open()
  expect(await dialog.findByText(/^Nothing is planned/)).toBeVisible()
})
