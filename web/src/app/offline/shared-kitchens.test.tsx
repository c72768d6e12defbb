import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { added, checked } from '#domain/shopping/changes.ts'
import { hybridClock } from '#domain/sync/clock.ts'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { shoppingChannel } from '#web/features/shopping/shopping-channel.ts'
import { registerChannel } from '#web/lib/sync/channels.ts'
import { append, pendingOf, remove } from '#web/lib/sync/operation-log.ts'
import { sendFor } from '#web/lib/sync/send.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { SharedKitchens } from './shared-kitchens.tsx'

/** What had not reached a kitchen when its author was no longer there. */

const storage = memoryStorage()
const flat = { kitchen: 'flat-2', epoch: 7, role: 'cook', isHere: true } as const
const now = new Date('2026-11-21T20:00:00Z')
const flour: PantryItem = {
  id: 'd0000000-0000-4000-8000-000000000001',
  name: 'Flour',
  category: 'Other',
  quantity: null,
  unit: 'piece',
  ingredient: null,
  typedAs: null,
  status: 'have',
  stockedAt: now,
  createdAt: now,
  addedBy: 'ben-2',
}
const salt = { id: 'i1', name: 'Salt', category: 'Shopping List', amount: '', unit: 'piece' }
const clock = hybridClock('page')
const tick = checked('i2', true, clock.next(1))
const wanted = added(salt, clock.next(2), 2)

let seen: DataRequest[]
beforeEach(() => {
  vi.stubGlobal('indexedDB', storage)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  seen = stubDataApi(({ path }) =>
    Response.json(
      path.endsWith('operations') || path.endsWith('snapshot')
        ? { version: 1, records: [], defaultList: null, account: ada.id }
        : [],
    ),
  )
})
afterEach(async () => {
  sendFor(null)
  await remove(ada.id, pendingOf(ada.id))
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function leaveBehind(...changes: [channel: string, operation: unknown][]) {
  storeMemberships(ada.id, [flat])
  for (const [channel, operation] of changes)
    await append(ada.id, `${channel}@flat-2.7`, [operation])
  storeMemberships(ada.id, [])
  const { client } = renderAt('/', <SharedKitchens userId={ada.id} />, signedIn)
  registerChannel(shoppingChannel(client))
  return within(await screen.findByRole('dialog'))
}

test('it is named, and comes into their own kitchen as new things', async () => {
  const dialog = await leaveBehind(
    ['pantry', { put: [flour], remove: [] }],
    ['shopping', wanted],
    ['shopping', tick],
  )
  expect(dialog.getByText(/Flour, Salt/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Put it into my kitchen' }))
  await waitFor(() => expect(pendingOf(ada.id)).toEqual([]))
  const written = JSON.stringify(seen.filter(({ method }) => method === 'POST'))
  expect(written).toContain('Flour')
  expect(written).toContain('Salt')
  for (const former of [flour.id, '"i1"', 'flat-2', 'addedBy'])
    expect(written, `what was written home, with ${former}`).not.toContain(former)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it is let go of where they say so', async () => {
  const dialog = await leaveBehind(['pantry', { put: [flour], remove: [] }])
  await userEvent.click(dialog.getByRole('button', { name: 'Let it go' }))
  await waitFor(() => expect(pendingOf(ada.id)).toEqual([]))
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
})

test('it stays where they say nothing, and ticks alone are counted', async () => {
  const dialog = await leaveBehind(['shopping', tick])
  expect(dialog.getByText(/1 change that you made there did not reach it/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(pendingOf(ada.id)).toHaveLength(1)
})
