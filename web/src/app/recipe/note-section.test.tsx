import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { NoteSection } from '#web/features/recipe-notes/note-section.tsx'
import { noteOtherCooks } from '#web/lib/other-cooks.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { flush, sendFor } from '#web/lib/sync/send.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'

const [flat, ben] = ['f1', 'b2']
const written = { note: 'Less chilli', user_id: ben, written_at: '2026-11-20T12:00:00Z' }
let rows: unknown[] = []
let seen: DataRequest[] = []
let end = () => {}

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  localStorage.clear()
  rows = []
  seen = stubDataApi(({ method }) =>
    method === 'GET' ? Response.json(rows) : new Response(null, { status: 204 }),
  )
  end = sendFor('ana')
  noteOtherCooks(new Map([[ben, 'Ben']]))
})
afterEach(async () => {
  await flush()
  end()
  noteOtherCooks(null)
  vi.unstubAllGlobals()
  queryClient.clear()
})

const cooksAs = (role: 'cook' | 'helper') =>
  storeMemberships('ana', [{ kitchen: flat, epoch: 7, role, isHere: true }])
const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <NoteSection userId="ana" recipeId={7} />
    </QueryClientProvider>,
  )
const sent = () => seen.filter(({ method }) => method !== 'GET')

it('is private of who cooks alone', async () => {
  show()
  expect(await screen.findByText(/Only you see it/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Write a note' }))
  await userEvent.type(await screen.findByLabelText('Note'), ' More lemon ')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('More lemon')).toBeVisible()
  const note = { kitchen: 'ana', recipe_id: 7, note: 'More lemon' }
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'POST', body: note }]))
  expect(sent()[0]?.headers.get('larder-membership')).toBeNull()
})

it('says in a shared kitchen who wrote it, and is changed as a member', async () => {
  cooksAs('cook')
  rows = [{ ...written, recipe_id: 7 }]
  show()
  expect(await screen.findByText('Less chilli')).toBeVisible()
  expect(screen.getByText(/^Ben · /)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change the note' }))
  await userEvent.clear(await screen.findByLabelText('Note'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByText('Less chilli')).toBeNull())
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'DELETE' }]))
  expect(sent()[0]?.path).toContain(`kitchen=eq.${flat}`)
  expect(sent()[0]?.headers.get('larder-membership')).toBe(`${flat}.7`)
})

it('is read by a helper, who is offered no way to write it', async () => {
  cooksAs('helper')
  rows = [{ ...written, recipe_id: 7 }]
  show()
  expect(await screen.findByText('Less chilli')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('of another recipe is not shown', async () => {
  rows = [{ ...written, recipe_id: 8 }]
  show()
  await screen.findByText(/Only you see it/)
  expect(screen.queryByText('Less chilli')).toBeNull()
})
