import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { writeCards } from '#catalogue/transport.ts'
import type { Access } from '#domain/access.ts'
import {
  checkOption,
  defaultDietarySettings,
  type DietaryList,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import { nothingKnown } from '#domain/ingredients/contents.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'

import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { HomeScreen } from './home-screen.tsx'

const image = '/covers/stock.webp'
const recipes: RecipeCard[] = [
  recipeCard({ id: 1, image, title: 'Plain rice', cuisine: ['asian'] }),
  recipeCard({ id: 2, image, title: 'Walnut bread', ...holding('nuts', 'gluten') }),
  recipeCard({ id: 3, image, title: 'Mystery stew', ...nothingKnown, cuisine: ['italian'] }),
  recipeCard({ id: 4, image, title: 'Vegan pasta', diets: ['vegan'], cuisine: ['italian'] }),
]

function settingsOf(...options: [DietaryList, string][]): DietarySettings {
  return options.reduce(
    (before, [list, id]) => checkOption(before, list, id, true),
    defaultDietarySettings,
  )
}

/** The home screen of somebody who has stored these settings; null is settings that cannot be read. */
function openHome(settings: DietarySettings | null, situation: Access['situation'] = 'trial') {
  const seen = stubDataApi(({ path }) => {
    if (path.includes('cards')) return Response.json(writeCards(recipes))
    if (path.startsWith('/profiles') && settings === null) {
      return Response.json({ code: '42501', message: 'no' }, { status: 403 })
    }
    if (path.startsWith('/profiles')) return Response.json([{ dietary_settings: settings }])
    return Response.json([])
  })
  const auth = situation === 'visitor' ? {} : { user: ada }
  return { seen, ...renderAt('/', <HomeScreen />, { ...auth, access: accessIn(situation) }) }
}

const titles = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .map((each) => each.textContent)
    .toSorted()

/** Whether the recipes have arrived at the screen, and not only been asked for. */
const hasCards = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ state }) => JSON.stringify(state.data)?.includes('Plain rice'))

const everything = ['Mystery stew', 'Plain rice', 'Vegan pasta', 'Walnut bread']

/** The titles as soon as there are so many. */
async function titlesOf(count: number): Promise<string[]> {
  await waitFor(() => expect(titles()).toHaveLength(count))
  return titles()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('holds back what contains the avoided, and what is not known, and says how many', async () => {
  openHome(settingsOf(['restrictions', 'nuts']))
  expect(await titlesOf(2)).toEqual(['Plain rice', 'Vegan pasta'])
  expect(await screen.findByText(/2 recipes are hidden by your/)).toBeVisible()
})

it.each(['expired', 'subscribed'] as const)(
  'lets what is avoided and preferred count in the situation %s',
  async (situation) => {
    openHome(settingsOf(['restrictions', 'nuts'], ['preferences', 'vegan']), situation)
    expect(await titlesOf(1)).toEqual(['Vegan pasta'])
  },
)

it('shows nothing while the settings are not known', async () => {
  const { seen, client } = openHome(null)
  await waitFor(() =>
    expect(seen.filter(({ path }) => /profiles|cards/.test(path))).toHaveLength(2),
  )
  // Until then nothing could be shown, whatever the settings.
  await waitFor(() => expect(hasCards(client)).toBe(true))
  expect(titles()).toEqual([])
  expect(screen.getByText('Loading...')).toBeInTheDocument()
})

it('shows a visitor everything', async () => {
  openHome(null, 'visitor')
  expect(await titlesOf(4)).toEqual(everything)
})

it('begins with the liked cuisine, says so, and shows all for the rest of the visit', async () => {
  const settings = settingsOf(['cuisineOptions', 'italian'], ['cookingTimeOptions', 'under-30'])
  const { unmount } = openHome(settings)
  expect(await titlesOf(2)).toEqual(['Mystery stew', 'Vegan pasta'])
  const line = await screen.findByText(/Filtered by your settings:/)
  expect(line).toHaveTextContent('Italian, under 30 min')
  await userEvent.click(screen.getByRole('button', { name: 'Show all (2 more)' }))
  expect(await titlesOf(4)).toEqual(everything)
  unmount()
  openHome(settings)
  expect(await titlesOf(4)).toEqual(everything)
  await userEvent.click(await screen.findByRole('button', { name: 'Filter again' }))
  expect(await titlesOf(2)).toEqual(['Mystery stew', 'Vegan pasta'])
})

it('says so where nothing is all that the settings ask for', async () => {
  openHome(settingsOf(['cuisineOptions', 'thai']))
  expect(await screen.findByText(/No recipe is all that your settings ask for/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show all (4 more)' })).toBeVisible()
})

it('says which setting hides how many, and looks past a diet by a tap, until it is kept to again', async () => {
  openHome(settingsOf(['restrictions', 'nuts'], ['preferences', 'vegan']))
  expect(await titlesOf(1)).toEqual(['Vegan pasta'])
  await userEvent.click(screen.getByRole('button', { name: 'By which?' }))
  const list = await screen.findByRole('list', { name: 'What hides them' })
  expect(list).toHaveTextContent('Vegan hides 3 recipes, 1 of them alone')
  expect(list).toHaveTextContent('no nuts hides 2 recipes, none of them alone')
  await userEvent.click(screen.getByRole('button', { name: 'Look without “Vegan”' }))
  expect(await titlesOf(2)).toEqual(['Plain rice', 'Vegan pasta'])
  await userEvent.click(await screen.findByRole('button', { name: 'Keep to it again' }))
  expect(await titlesOf(1)).toEqual(['Vegan pasta'])
})

it('looks past what is avoided only after a warning, and marks what comes into view', async () => {
  const { seen } = openHome(settingsOf(['restrictions', 'nuts']))
  expect(await titlesOf(2)).toEqual(['Plain rice', 'Vegan pasta'])
  await userEvent.click(screen.getByRole('button', { name: 'By which?' }))
  const without = await screen.findByRole('button', { name: 'Look without “no nuts”' })
  await userEvent.click(without)
  const warning = await screen.findByRole('alertdialog', { name: 'Show recipes with nuts?' })
  expect(warning).toHaveTextContent('Do not go by this list if it makes you ill')
  // The dialog hides the page from roles; the text of a card would be there.
  expect(screen.queryByText('Walnut bread')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keep them hidden' }))
  expect(await titlesOf(2)).toEqual(['Plain rice', 'Vegan pasta'])
  await userEvent.click(without)
  await userEvent.click(await screen.findByRole('button', { name: 'Show them for this visit' }))
  expect(await titlesOf(4)).toEqual(everything)
  expect(await screen.findByText('Contains nuts')).toBeVisible()
  expect(screen.getByText('Not known: nuts')).toBeVisible()
  // What is stored stays as it is.
  expect(
    seen.filter(({ path, method }) => path.startsWith('/profiles') && method !== 'GET'),
  ).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Keep to it again' }))
  expect(await titlesOf(2)).toEqual(['Plain rice', 'Vegan pasta'])
})

it('shows the ways out where nothing is left, without being asked', async () => {
  openHome(settingsOf(['preferences', 'keto']))
  expect(await screen.findByRole('button', { name: 'Look without “Keto”' })).toBeVisible()
})

it('does not narrow the list by what belongs to the plan', async () => {
  openHome(settingsOf(['cuisineOptions', 'thai']), 'expired')
  expect(await titlesOf(4)).toEqual(everything)
  expect(screen.queryByText(/your settings/)).toBeNull()
})

it('shows nobody’s recipes and no empty pantry before it is known who is there', async () => {
  const seen = stubDataApi(({ path }) =>
    path.includes('cards') ? Response.json(writeCards(recipes)) : Response.json([]),
  )
  const { client } = renderAt('/', <HomeScreen />, { loading: true, access: accessIn('unknown') })
  await waitFor(() => expect(seen.some(({ path }) => path.includes('cards'))).toBe(true))
  await waitFor(() => expect(hasCards(client)).toBe(true))
  expect(titles()).toEqual([])
  expect(screen.queryByText(/Or begin with/)).toBeNull()
})
