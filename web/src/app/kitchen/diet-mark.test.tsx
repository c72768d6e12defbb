import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { type Contents, nothingKnown } from '#domain/ingredients/contents.ts'
import { holding } from '#domain/ingredients/testing/contents.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { recipeCard } from '#domain/recipes/testing/recipe-card.ts'

import { DietMark } from './diet-mark.tsx'
import { renderAt, signedIn } from '../testing/render-app.tsx'

const avoidingNuts = checkOption(defaultDietarySettings, 'restrictions', 'nuts', true)
const stored = () => Response.json([{ dietary_settings: avoidingNuts }])

afterEach(() => vi.unstubAllGlobals())

function showMark(contents: Contents): DataRequest[] {
  const seen = stubDataApi(stored)
  const recipe = recipeCard({ id: 1, ...contents })
  renderAt('/saved-recipes', <DietMark recipe={recipe} />, signedIn)
  return seen
}

it('warns of what one avoids', async () => {
  showMark(holding('nuts', 'soy'))
  expect(await screen.findByText('Contains nuts')).toBeVisible()
})

it('says where it is not known, and calls nothing safe', async () => {
  showMark(nothingKnown)
  expect(await screen.findByText('Not known: nuts')).toBeVisible()
})

it('says nothing of what is free of it', async () => {
  const seen = showMark(holding('soy'))
  await vi.waitFor(() => expect(seen).toHaveLength(2), 15_000)
  expect(screen.queryByText(/nuts/)).toBeNull()
})

it('says where the settings could not be loaded: no word would read as nothing of it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubDataApi(() => Response.json({ code: '42501', message: 'no' }, { status: 403 }))
  const recipe = recipeCard({ id: 1, ...holding('nuts') })
  renderAt('/saved-recipes', <DietMark recipe={recipe} />, signedIn)
  expect(
    await screen.findByText('Not checked against your diet', {}, { timeout: 15_000 }),
  ).toBeVisible()
})
