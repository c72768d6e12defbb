import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toastQueue } from '#web/ui/toast.ts'
import { FeedSettings } from './feed-settings.tsx'

let secrets = 0
let held: string | null = null
let isRefused = false

/** What was sent with each request, by its path. */
let sent: [path: string, body: unknown][] = []

function answer(path: string): Response {
  if (path === '/larder.json')
    return Response.json({ url: 'http://larder.test', publicKey: 'public-key' })
  if (isRefused) return Response.json({ code: '42501', message: 'not_a_member' }, { status: 403 })
  const made_at = '2026-11-28T10:00:00Z'
  if (path.includes('/rpc/make')) {
    held = `secret${(secrets += 1)}`
    return Response.json({ secret: held, made_at })
  }
  if (path.includes('/rpc/withdraw')) held = null
  if (path.includes('/rpc/')) return new Response(null, { status: 204 })
  return Response.json(held === null ? [] : [{ made_at }])
}

beforeEach(() => {
  held = null
  isRefused = false
  sent = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input)
    sent.push([url, typeof init?.body === 'string' ? JSON.parse(init.body) : null])
    return answer(url)
  })
})
afterEach(() => {
  toastQueue.take()
  vi.unstubAllGlobals()
})

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FeedSettings userId="ada" />
    </QueryClientProvider>,
  )
}

const button = (name: string) => screen.findByRole('button', { name })
const addressShown = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Link' })?.value

it('makes an address, shows it this once, makes another one, and withdraws it', async () => {
  show()
  expect(await screen.findByText(/Your calendar can show/u)).toBeVisible()
  expect(addressShown()).toBeUndefined()
  await userEvent.click(await button('Make an address'))
  expect(await screen.findByText(/Your calendar reads what is planned here/u)).toBeVisible()
  const first = addressShown()
  expect(first).toMatch(/^http:\/\/larder\.test\/functions\/v1\/meal-plan-feed\?secret=secret\d+$/u)
  const added = screen.getByRole('link', { name: 'Add it to a calendar here' })
  expect(added).toHaveAttribute('href', first?.replace('http:', 'webcal:'))
  expect(sent.find(([path]) => path.includes('/rpc/make'))?.[1]).toEqual({ kitchen: 'ada' })
  await userEvent.click(await button('Make a new address'))
  await vi.waitFor(() => expect(addressShown()).not.toBe(first))
  await userEvent.click(await button('Withdraw'))
  expect(await screen.findByText(/Your calendar can show/u)).toBeVisible()
  expect(addressShown()).toBeUndefined()
  expect(held).toBeNull()
})

it('does not know an address again that was made earlier', async () => {
  held = 'earlier'
  show()
  expect(await screen.findByText(/Your calendar reads what is planned here/u)).toBeVisible()
  expect(addressShown()).toBeUndefined()
  expect(await button('Withdraw')).toBeVisible()
})

it('says what goes wrong', async () => {
  show()
  await button('Make an address')
  isRefused = true
  await userEvent.click(await button('Make an address'))
  await vi.waitFor(() =>
    expect(toastQueue.take()).toMatchObject([{ title: 'You do not cook there any more.' }]),
  )
})
