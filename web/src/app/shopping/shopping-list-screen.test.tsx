import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { ada, renderAt, signedIn } from '../testing/render-app.tsx'
import { ShoppingListScreen } from './shopping-list-screen.tsx'

const [home, party] = [
  '10000000-0000-4000-8000-000000000001',
  '10000000-0000-4000-8000-000000000002',
]
const list = (id: string, name: string) => ({
  kind: 'shopping-list',
  id,
  doc: { name: ['1700000000000.0000.a', name], added: ['1700000000000.0000.a', 1] },
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubDataApi(({ path }) =>
    Response.json(
      path === '/rpc/shopping_snapshot'
        ? {
            account: ada.id,
            version: 1,
            defaultList: home,
            records: [list(home, 'Home'), list(party, 'Party')],
          }
        : [],
    ),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shown = async (at: string) => {
  renderAt(at, [<ShoppingListScreen key="screen" />], signedIn)
  const lists = within(await screen.findByRole('group', { name: 'Lists' }))
  const pressed = await lists.findAllByRole('button', { pressed: true })
  return pressed.map(({ textContent }) => textContent)
}

it('opens the list that the address leads to, and the usual one otherwise', async () => {
  expect(await shown(`/shopping-list#list-${party}`)).toEqual(['Party'])
  await userEvent.click(screen.getByRole('button', { name: 'Home' }))
  expect(screen.getByRole('button', { name: 'Home' })).toHaveAttribute('aria-pressed', 'true')
})

it.each(['', '#list-10000000-0000-4000-8000-000000000009', '#main'])(
  'opens the usual list for “%s”',
  async (hash) => {
    expect(await shown(`/shopping-list${hash}`)).toEqual(['Home'])
  },
)
