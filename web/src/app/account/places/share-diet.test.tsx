import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DataRequest, stubDataApi } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { toastQueue } from '#web/ui/toast.ts'
import { KitchenPlace } from './kitchen-place.tsx'
import { ada, renderAt, signedIn } from '../../testing/render-app.tsx'
import { JoinScreen } from '../../kitchens/join-screen.tsx'

const flat = 'f1a7f1a7-0000-4000-8000-000000000001'
const settings = { restrictions: [{ id: 'eggs', checked: true }] }
const invitation = {
  kitchen: flat,
  name: 'Flat 4',
  role: 'cook',
  invited_by: 'Ben',
  members: 1,
  ends_at: '2999-01-01T00:00:00Z',
  joined: false,
  brings: { added: 0, together: 0, eaters: 0 },
}

/** Whether Ada shares what she avoids, as the backend has it. */
let shares = false

const member = (id: string, name: string, shares_diet: boolean) => ({
  user_id: id,
  name,
  role: 'cook',
  joined_at: '2026-01-01T00:00:00Z',
  shares_diet,
})

function backend({ path, body }: DataRequest): Response {
  if (path.startsWith('/profiles')) return Response.json([{ dietary_settings: settings }])
  if (path.startsWith('/rpc/seen_invitation')) return Response.json(invitation)
  if (path.startsWith('/rpc/accept_invitation')) return Response.json(flat)
  if (path.startsWith('/rpc/share_diet')) {
    shares = Reflect.get(Object(body), 'shares') === true
    return new Response(null, { status: 204 })
  }
  if (path.startsWith('/rpc/kitchen_people')) {
    const members = [member('b1', 'Ben', true), member(ada.id, 'Ada', shares)]
    const named = { kitchen: flat, name: 'Flat 4', home: false, here: true, role: 'cook', epoch: 2 }
    return Response.json([{ ...named, members }])
  }
  return Response.json([])
}

beforeEach(() => {
  shares = false
  vi.stubGlobal('indexedDB', memoryStorage())
})
afterEach(() => {
  toastQueue.take()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const consent = () => screen.findByRole('checkbox', { name: /^The others here see what I avoid/ })
const sentTo = (seen: readonly DataRequest[], name: string) =>
  seen.filter(({ path }) => path.startsWith(`/rpc/${name}`)).map(({ body }) => body)

it('a member shows the others of a kitchen what they avoid, sees what that is, and takes it back', async () => {
  const seen = stubDataApi(backend)
  renderAt('/', <KitchenPlace user={ada} />, signedIn)
  const card = within(await screen.findByRole('region', { name: 'Flat 4' }))
  const box = await consent()
  expect(card.getAllByRole('checkbox')).toEqual([box])
  expect(box).not.toBeChecked()
  await vi.waitFor(() => expect(box).toHaveAccessibleName(/What they see: no eggs\./))

  await userEvent.click(box)
  await vi.waitFor(() => expect(box).toBeEnabled())
  expect(box).toBeChecked()
  await userEvent.click(box)
  await vi.waitFor(() => expect(box).toBeEnabled())
  expect(box).not.toBeChecked()
  expect(sentTo(seen, 'share_diet')).toEqual([
    { kitchen: flat, shares: true },
    { kitchen: flat, shares: false },
  ])
})

it('what could not be saved is shown as it is', async () => {
  stubDataApi((request) =>
    request.path.startsWith('/rpc/share_diet')
      ? Response.json({ code: '42501', message: 'not_a_member' }, { status: 403 })
      : backend(request),
  )
  renderAt('/', <KitchenPlace user={ada} />, signedIn)
  const box = await consent()
  await userEvent.click(box)
  await vi.waitFor(() => expect(toastQueue.waiting()).toHaveLength(1))
  await vi.waitFor(() => expect(box).toBeEnabled())
  expect(box).not.toBeChecked()
})

it.each([false, true])(
  'who joins is asked in the same step, and not ticked for: agreed %s',
  async (agrees) => {
    const seen = stubDataApi(backend)
    renderAt(
      '/join/ABC',
      <Routes>
        <Route path="/join/:code" element={<JoinScreen />} />
        <Route path="*" element={null} />
      </Routes>,
      { ...signedIn, reloadSubscription: () => Promise.resolve() },
    )
    const box = await consent()
    expect(box).not.toBeChecked()
    await vi.waitFor(() => expect(box).toHaveAccessibleName(/What they see: no eggs\./))
    if (agrees) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Join' }))
    await vi.waitFor(() =>
      expect(sentTo(seen, 'accept_invitation')).toEqual([
        { code: 'ABC', bring: false, shares_diet: agrees },
      ]),
    )
  },
)
