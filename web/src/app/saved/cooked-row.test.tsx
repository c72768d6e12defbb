import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { recipeCardsQuery } from '#web/lib/catalogue.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { CookedRow } from './cooked-row.tsx'

const omelette = '/dish/omelette-1?eggs=egg'
const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 1000).toISOString()
const cooked = (id: number | null, days: number) => ({
  recipe_id: id,
  dish_address: id === null ? omelette : null,
  dish_title: id === null ? 'Omelette' : null,
  cooked_at: ago(days),
})

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

function show(rows: readonly object[]) {
  stubDataApi(({ path }) => Response.json(path.startsWith('/cooked_recipes') ? rows : []))
  const { client } = renderAt('/', <CookedRow userId={ada.id} />, signedIn)
  act(() => {
    client.setQueryData(recipeCardsQuery.queryKey, [
      recipeCard({ id: 7, title: 'Dal', image: '/covers/dal.webp' }),
    ])
  })
}

it('names what was cooked once each, with when and how often, without what is gone', async () => {
  show([cooked(7, 0), cooked(null, 2), cooked(7, 9), cooked(999_999, 10)])
  const cards = await screen.findAllByRole('article')
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Daljust now · 2 times',
    'Omelette2 days ago',
  ])
  const links = cards.map((card) => within(card).getByRole('link').getAttribute('href'))
  expect(links).toEqual(['/recipe/7', omelette])
})
