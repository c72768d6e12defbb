import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calendarDay } from '#domain/calendar-day.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { TodaysMeals } from './todays-meals.tsx'

const planned = (given: object) => ({
  id: crypto.randomUUID(),
  user_id: ada.id,
  kitchen: ada.id,
  day: calendarDay(new Date()),
  meal: 'dinner',
  position: 'i',
  kind: 'recipe',
  recipe_id: 200_007,
  dish_address: null,
  leftovers_of: null,
  title: 'Dal',
  servings: 3,
  eaters: null,
  cooked_at: null,
  ...given,
})

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

function show(rows: readonly object[]) {
  stubDataApi(({ path }) => Response.json(path.startsWith('/planned_meals') ? rows : []))
  renderAt('/', <TodaysMeals owner={ada.id} />, signedIn)
}

it('names what is eaten today alone, each with its recipe', async () => {
  show([planned({}), planned({ day: dayAfter(new Date(), 1), title: 'Soup' })])
  const today = within(screen.getByRole('region', { name: 'Today' }))
  expect(await today.findByRole('link', { name: 'Dal' })).toHaveAttribute(
    'href',
    '/recipe/200007?servings=3',
  )
  expect(today.getByRole('listitem')).toHaveTextContent('Dinner:Dal')
  expect(today.getByRole('link', { name: 'This week' })).toHaveAttribute('href', '/plan')
})

it('invites who has planned nothing', async () => {
  show([])
  expect(await screen.findByRole('link', { name: 'Plan your week' })).toBeVisible()
})
