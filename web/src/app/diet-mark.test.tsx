import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { checkOption, defaultDietarySettings } from '#domain/dietary-settings.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { recipeCard } from '#domain/recipes/test-recipes.ts'

import { DietMark } from './diet-mark.tsx'
import { renderAt, signedIn } from './testing.tsx'

const avoidingNuts = checkOption(defaultDietarySettings, 'restrictions', 'nuts', true)
const stored = () => Response.json([{ dietary_settings: avoidingNuts }])

afterEach(() => vi.unstubAllGlobals())

function showMark(allergens: Parameters<typeof recipeCard>[0]['allergens']): DataRequest[] {
  const seen = stubDataApi(stored)
  const recipe = recipeCard({ id: 1, allergens: allergens ?? null })
  renderAt('/saved-recipes', <DietMark recipe={recipe} />, signedIn)
  return seen
}

it('warns of what one avoids', async () => {
  showMark(['nuts', 'soy'])
  expect(await screen.findByText('Contains nuts')).toBeVisible()
})

it('says where it is not known, and calls nothing safe', async () => {
  showMark(null)
  expect(await screen.findByText('Not known: nuts')).toBeVisible()
})

it('says nothing of what is free of it', async () => {
  const seen = showMark(['soy'])
  await vi.waitFor(() => expect(seen).toHaveLength(1), 15_000)
  expect(screen.queryByText(/nuts/)).toBeNull()
})
