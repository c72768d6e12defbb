import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { accessIn, ada, renderAt } from '../testing/render-app.tsx'
import { SavedGrid } from './saved-grid.tsx'

const need = (ingredient: string) => ({ ingredient, text: ingredient, optional: false })
const image = '/covers/stock.webp'
const recipe = recipeCard({ id: 1, title: 'Eggs', image, needs: [need('egg'), need('butter')] })
const entries = [
  { ingredient: 'egg', status: 'have', ageDays: 0 },
  { ingredient: 'butter', status: 'likely', ageDays: 0 },
] as const

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  stubDataApi(() => Response.json([]))
})
afterEach(() => vi.unstubAllGlobals())

it('a card of what was saved, or of a collection, names what is believed, a tap from no', async () => {
  const kitchen = prepareKitchen(entries, [], testVocabulary, noRules)
  const { client } = renderAt(
    '/',
    <SavedGrid userId={ada.id} recipes={[recipe]} kitchen={kitchen} isBare={false} />,
    { user: ada, access: accessIn('trial') },
  )
  act(() => {
    client.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  })
  expect(await screen.findByRole('button', { name: 'No butter at home' })).toBeVisible()
})
