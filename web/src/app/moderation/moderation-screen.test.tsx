import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi, type DataRequest } from '#web/features/account/testing/data-api.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { renderAt, signedIn } from '../testing/render-app.tsx'
import { ModerationScreen } from './moderation-screen.tsx'

const report = {
  thing: 'comment',
  thing_id: '00000000-0000-4000-8000-0000000000c1',
  author_id: 'b1',
  author_name: 'Bo',
  report_count: 2,
  first_reported_at: '2026-01-01T00:00:00.123456Z',
  reasons: [
    { reason: 'spam', words: 'Pills again', id: 'r1' },
    { reason: 'unkind', words: null, id: 'r2' },
  ],
  snapshot: { text: 'Buy my pills', recipe_id: 7 },
  current_content: { text: 'Harmless', recipe_id: 7, mark: null },
  is_judgeable: true,
}
let requests: DataRequest[]
let waiting: (typeof report)[]
let isModerator: boolean
let isDown: boolean

beforeEach(() => {
  isModerator = true
  isDown = false
  waiting = [report]
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  requests = stubDataApi(({ path }) => {
    if (path === '/rpc/moderation_right') return Response.json(isModerator)
    if (path === '/rpc/moderation_reports') {
      return isDown ? Response.json({ code: 'XX000' }, { status: 500 }) : Response.json(waiting)
    }
    if (path === '/rpc/moderation_act') {
      waiting = []
      return Response.json('act-1')
    }
    if (path === '/rpc/moderation_undo') {
      waiting = [report]
      return Response.json(true)
    }
    return Response.json([])
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open() {
  renderAt('/moderation', [<ModerationScreen key="screen" />, <Toaster key="toaster" />], signedIn)
  return userEvent.setup()
}

it('is no page for whoever is no moderator', async () => {
  isModerator = false
  open()
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  expect(requests.map(({ path }) => path)).not.toContain('/rpc/moderation_reports')
})

it('shows what was reported, why, and what it is now', async () => {
  open()
  const list = await screen.findByRole('list', { name: 'Reports' })
  expect(within(list).getByRole('heading', { name: 'Comment by Bo' })).toBeVisible()
  for (const text of ['Spam or advertising', 'Pills again', 'Buy my pills', 'Harmless']) {
    expect(within(list).getByText(text)).toBeVisible()
  }
  expect(within(list).getByRole('link', { name: 'Open the discussion' })).toHaveAttribute(
    'href',
    '/recipe/7',
  )
})

it('hides, and takes that back', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(await screen.findByText(/Nothing waits/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('heading', { name: 'Comment by Bo' })).toBeVisible()
  expect(requests.filter(({ path }) => /act$|undo$/.test(path)).map(({ body }) => body)).toEqual([
    { act: 'hide', thing: 'comment', thing_id: report.thing_id },
    { act: 'act-1' },
  ])
})

it('warns with words alone', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Warn' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  expect(within(dialog).getByText('Please say what is wrong.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Your message'), 'Be kind.')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('moderation_act'))?.body).toMatchObject({
      act: 'warn',
      message: 'Be kind.',
    }),
  )
})

it('offers nothing about what is one’s own', async () => {
  waiting = [{ ...report, is_judgeable: false }]
  open()
  expect(await screen.findByText(/who runs this Larder judges it/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull()
})

it('says that the reports could not be loaded, and loads them again', async () => {
  isDown = true
  const user = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Comment by Bo' })).toBeVisible()
})
