import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { forgetGuestPantry, writeGuestPantry } from '#web/features/pantry/guest-pantry.ts'

import { accessIn, renderAt } from '../testing/render-app.tsx'
import { HomeScreen } from './home-screen.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubDataApi(() => Response.json([]))
})
afterEach(() => {
  forgetGuestPantry()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () => renderAt('/', <HomeScreen />, { access: accessIn('visitor') })
const link = { name: 'Skip to the recipes' }

it('leads the keyboard past a pantry, each thing of which is two stops, to the recipes', async () => {
  writeGuestPantry([
    {
      id: 'a',
      ingredient: null,
      name: 'Grandma’s jam',
      category: 'Other',
      quantity: null,
      unit: 'piece',
      typedAs: null,
      status: 'have',
      stockedAt: new Date(),
      createdAt: new Date(),
    },
  ])
  open()
  await userEvent.click(await screen.findByRole('link', link))
  expect(screen.getByRole('region', { name: 'Recipes' })).toHaveFocus()
})

it('leads past nothing where the pantry is empty', async () => {
  open()
  expect(await screen.findByRole('region', { name: 'Pantry' })).toBeVisible()
  expect(screen.queryByRole('link', link)).toBeNull()
})
