import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { SaveButton } from './save-button.tsx'
import { accessIn, ada, renderAt, signedIn } from '../testing/render-app.tsx'

let saved = [{ recipe_id: '7', created_at: '2026-01-09T00:00:00Z' }]
let answerWrites = () => new Response(null, { status: 204 })
let requests: DataRequest[] = []

beforeEach(() => {
  saved = []
  answerWrites = () => new Response(null, { status: 204 })
  requests = stubDataApi(({ method, path }) => {
    if (method !== 'GET') return answerWrites()
    return Response.json(path.startsWith('/favorite_recipes') ? saved : [])
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const writes = () => requests.filter(({ method }) => method !== 'GET')

function open(auth: Parameters<typeof renderAt>[2] = {}) {
  const button = <SaveButton recipeId="7" title="Leek soup" />
  renderAt('/recipes', [<div key="button">{button}</div>, <Toaster key="toaster" />], auth)
  return userEvent.setup()
}

const expired = { user: ada, access: accessIn('expired') }

it('tells a visitor what saving takes, and sends nothing', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Save Leek soup' }))
  await user.click(await screen.findByRole('button', { name: 'Sign In' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/login')
  expect(requests.filter(({ path }) => !path.startsWith('/catalogue/'))).toEqual([])
  expect(screen.queryByRole('button', { name: /to a collection/ })).toBeNull()
})

it('tells whose trial has ended that saving is part of the plan, and sends nothing', async () => {
  const user = open(expired)
  await user.click(screen.getByRole('button', { name: 'Save Leek soup' }))
  expect(await screen.findByText('Saving recipes is part of the plan')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'View plans' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/subscription/pricing')
  expect(writes()).toEqual([])
})

it('lets them take out what is saved', async () => {
  saved = [{ recipe_id: '7', created_at: '2026-01-09T00:00:00Z' }]
  const user = open(expired)
  await user.click(await screen.findByRole('button', { name: 'Unsave Leek soup' }))
  expect(await screen.findByText('Leek soup is no longer saved')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { method: 'DELETE', path: '/favorite_recipes?user_id=eq.a1&recipe_id=in.(7)' },
    ]),
  )
})

it('puts back what was taken out as of when it was saved', async () => {
  saved = [{ recipe_id: '7', created_at: '2026-01-09T00:00:00Z' }]
  const user = open(signedIn)
  await user.click(await screen.findByRole('button', { name: 'Unsave Leek soup' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Unsave Leek soup' })).toBeVisible()
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes()[1]?.body).toEqual([
    { user_id: 'a1', recipe_id: '7', created_at: '2026-01-09T00:00:00Z' },
  ])
})

it('explains it too where the plan ended meanwhile, and the heart is empty again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerWrites = () =>
    Response.json({ code: '42501', message: 'feature_required' }, { status: 403 })
  const user = open(signedIn)
  await user.click(screen.getByRole('button', { name: 'Save Leek soup' }))
  expect(await screen.findByText('Saving recipes is part of the plan')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Save Leek soup' })).toBeVisible()
})

it('lets whose trial has ended fill collections, and says what making one takes', async () => {
  const user = open(expired)
  await user.click(await screen.findByRole('button', { name: 'Add Leek soup to a collection' }))
  expect(await screen.findByText('As many collections as you like')).toBeVisible()
  expect(screen.queryByLabelText('New collection')).toBeNull()
})

it('calls nothing unsaved before what is saved has come', async () => {
  saved = [{ recipe_id: '7', created_at: '2026-01-09T00:00:00Z' }]
  open(signedIn)
  expect(screen.getByRole('button', { name: 'Save Leek soup' })).not.toHaveAttribute('aria-pressed')
  const heart = await screen.findByRole('button', { name: 'Unsave Leek soup' })
  expect(heart).toHaveAttribute('aria-pressed', 'true')
})
