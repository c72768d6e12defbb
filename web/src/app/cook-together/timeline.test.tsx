import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fallbackRecipe, type Recipe } from '#domain/recipes/recipe.ts'
import { workOfRecipe } from '#domain/timeline/work-of-recipe.ts'
import { dismissTimer, timers } from '#web/features/cooking/timers/timer-store.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { renderAt, signedIn } from '../testing/render-app.tsx'
import { clockOf } from './clock.ts'
import type { ReadyDish } from './ready-dish.ts'
import { Timeline } from './timeline.tsx'
// What is loaded on demand is there already: how long that takes is no concern of these tests.
import './together-cook-mode.tsx'

const now = new Date('2026-11-25T17:00:00')

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  for (const { id } of timers()) dismissTimer(id)
  localStorage.clear()
  vi.useRealTimers()
})

function readyDish(id: number, dish: number, change: Partial<Recipe>): ReadyDish {
  const recipe = { ...fallbackRecipe(id), isFallback: false, mealType: ['dinner'], ...change }
  const work = workOfRecipe(recipe, dish)
  if (work === null) throw new Error('it has steps')
  const { title, instructions } = recipe
  return {
    recipe,
    work,
    address: `/recipe/${id}`,
    facts: recipe,
    servings: 2,
    uses: [],
    vocabulary: undefined,
    scaling: { factor: 1, system: 'metric' },
    cook: { id, title, image: '', servings: 2, lines: [], instructions: instructions ?? [] },
  }
}

const stew = readyDish(1, 0, {
  title: 'Bean stew',
  activeMinutes: 10,
  readyInMinutes: 50,
  instructions: ['Cut the onions and put everything into the pot. Simmer 40 minutes.'],
})
const potatoes = readyDish(2, 1, {
  title: 'Roast potatoes',
  activeMinutes: 10,
  readyInMinutes: 40,
  instructions: [
    'Heat the oven to 200 °C. Cut the potatoes into wedges and oil them. Roast 30 minutes.',
  ],
})

const at = (time: string) => clockOf(new Date(`2026-11-25T${time}:00`).getTime())

function show(given: { at?: string; cook?: boolean; onAt?: (at: string | null) => void } = {}) {
  const address = `/plan/together?dish=%2Frecipe%2F1${given.cook === true ? '&cook=1' : ''}`
  const { client, unmount } = renderAt(
    address,
    <Timeline
      owner="a1"
      dishes={[stew, potatoes]}
      at={given.at ?? null}
      onAt={given.onAt ?? (() => undefined)}
    />,
    signedIn,
  )
  act(() => {
    client.setQueryData(vocabularyQuery.queryKey, {
      ingredients: new Map(),
      aliases: new Map(),
      substitutions: [],
      transforms: [],
    })
  })
  return unmount
}

it('says by the clock what the hands do, what goes on by itself, and when the oven is heated', () => {
  show({ at: '19:00' })
  expect(
    screen.getByRole('heading', { name: `Start at ${at('18:10')} to eat at ${at('19:00')}` }),
  ).toBeVisible()
  const rows = within(screen.getByRole('list', { name: 'What to do when' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toMatch(/Bean stew.*hands: about 10 min.*then 40 min on the hob, by itself/u)
  expect(rows[1]).toContain(`${at('18:15')}Heat the oven to 200 °C`)
  expect(rows[2]).toMatch(/Roast potatoes.*then 30 min in the oven at 200 °C/u)
  expect(rows[3]).toBe(`${at('19:00')}Everything is on the table`)
})

it('says when a time cannot be met, and shows the soonest', () => {
  const onAt = vi.fn<(at: string | null) => void>()
  show({ at: '17:20', onAt })
  const name = `Start at ${at('17:00')} to eat at ${at('17:50')}`
  expect(screen.getByRole('heading', { name })).toBeVisible()
  expect(
    screen.getByText(new RegExp(`would have to have begun at ${at('16:30')}`, 'u')),
  ).toBeVisible()
  fireEvent.change(screen.getByLabelText('Eat at'), { target: { value: '19:30' } })
  expect(onAt).toHaveBeenLastCalledWith('19:30')
})

const next = () => fireEvent.click(screen.getByRole('button', { name: /^(?:Start|Next|Finish)$/u }))
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

it('cooks by the clock, one step of whichever dish at a time, and plans the rest anew', async () => {
  show({ cook: true })
  expect(await screen.findByRole('heading', { name: 'Get ready' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Roast potatoes' })).toBeVisible()
  next()
  expect(screen.getByRole('heading', { name: 'Bean stew, step 1' })).toHaveFocus()
  expect(screen.getByText(`You eat at ${at('17:50')}.`, { exact: false })).toBeVisible()
  // Cutting took ten minutes more than the recipe has it.
  pass(20)
  next()
  expect(screen.getByRole('heading', { name: 'Roast potatoes, step 1' })).toHaveFocus()
  expect(screen.getByText(/That is 10 min later than planned\./u)).toHaveTextContent(
    `You eat at ${at('18:00')}.`,
  )
  fireEvent.click(screen.getByRole('button', { name: /^Start a timer: Roast, 30 minutes/u }))
  expect(timers()).toMatchObject([{ id: '/recipe/2:1:0', recipeTitle: 'Roast potatoes' }])
  pass(10)
  next()
  expect(screen.getByRole('heading', { name: 'Done' })).toHaveFocus()
})

it('goes on where it was after a reload', async () => {
  const unmount = show({ cook: true })
  await screen.findByRole('heading', { name: 'Get ready' })
  next()
  pass(10)
  next()
  unmount()
  show({ cook: true })
  expect(await screen.findByRole('heading', { name: 'Roast potatoes, step 1' })).toBeVisible()
})
