import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { recipeKey } from '#web/features/recipes/queries.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { renderAt, signedIn } from '../testing/render-app.tsx'
import { RecipePage } from './recipe-page.tsx'

let requests: DataRequest[]

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  requests = stubDataApi(() => Response.json({ message: 'down' }, { status: 404 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ofRecipe = () => requests.filter(({ path }) => path.startsWith('/recipes?'))

it.each([
  ['of a visitor', {}],
  ['of somebody signed in', signedIn],
])('is asked for in the name %s', async (_, auth) => {
  renderAt('/recipe/7', <RecipePage id="7" />, auth)
  await vi.waitFor(() => expect(ofRecipe()).not.toEqual([]))
})

it('is not asked for, and not shown, before it is known who reads it', () => {
  const { client } = renderAt('/recipe/7', <RecipePage id="7" />, { loading: true })
  expect(client.getQueryState(recipeKey('7', null))).toMatchObject({ fetchStatus: 'idle' })
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})
