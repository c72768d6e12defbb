import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { fallbackRecipe, type Recipe } from '#domain/recipes/recipe.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { DietOfRecipe } from './diet-of-recipe.tsx'

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => {
  vi.unstubAllGlobals()
})

const written: Recipe = {
  ...fallbackRecipe(7),
  ingredients: [],
  instructions: ['Serve.'],
}

/** Ada with Finn, who eats no eggs, at a recipe. */
function show(recipe: Recipe | null) {
  const settings = checkOption(defaultDietarySettings, 'restrictions', 'eggs', true)
  stubDataApi(({ path }) => {
    if (path.startsWith('/profiles')) return Response.json([{ dietary_settings: {} }])
    if (path.startsWith('/rpc/table_of_kitchen'))
      return Response.json([{ id: 'f1', name: 'Finn', dietary_settings: settings }])
    return Response.json([])
  })
  renderAt(
    '/recipe/7',
    <DietOfRecipe owner={ada.id} recipe={recipe} vocabulary={testVocabulary} facts={null} />,
    signedIn,
  )
}

const atTheTable = { name: 'At the table', level: 2 }

it('says what the table does with a recipe as it is written', async () => {
  show(written)
  expect(await screen.findByRole('heading', atTheTable)).toBeVisible()
})

it('says nothing of one that is cooked otherwise: what was swapped in may be what somebody avoids', async () => {
  show(null)
  expect(await screen.findByRole('button', { name: 'For: me and Finn' })).toBeVisible()
  expect(screen.queryByRole('heading', atTheTable)).toBeNull()
})
