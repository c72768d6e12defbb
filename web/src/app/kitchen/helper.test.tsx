import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { flush, sendFor } from '#web/lib/sync/send.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { toastQueue } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { renderAt } from '../testing/render-app.tsx'
import { useHomeAnswers } from './home-answers.tsx'
import { useProvisions } from './use-provisions.ts'

const eve = 'eve'
let end: () => void = () => undefined

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryStorage())
  localStorage.clear()
  stubDataApi(({ path }) =>
    Response.json(
      path.includes('shopping') ? { account: 'f1', version: 1, records: [], refused: [] } : [],
    ),
  )
  end = sendFor(eve)
})
afterEach(async () => {
  await flush()
  end()
  toastQueue.take()
  vi.unstubAllGlobals()
})

const roles = ['helper', 'cook'] as const
const as = (role: (typeof roles)[number]) =>
  storeMemberships(eve, [{ kitchen: 'f1', epoch: 7, role, isHere: true }])

function Answers() {
  return <p>{useHomeAnswers(eve) === null ? 'looked at' : 'answered'}</p>
}

it.each([
  ['helper', 'looked at'],
  ['cook', 'answered'],
] as const)('what is probably at home, by a %s, is %s', (role, words) => {
  as(role)
  renderAt('/', <Answers />)
  expect(screen.getByText(words)).toBeVisible()
})

function Buying() {
  const { buy } = useProvisions(eve)
  return (
    <button type="button" onClick={() => buy([{ ingredient: 'leek', amount: null, unit: null }])}>
      Buy
    </button>
  )
}

it.each(roles)('what a %s puts on the list is taken back by a cook alone', async (role) => {
  as(role)
  renderAt(
    '/',
    <>
      <Buying />
      <Toaster />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  expect(await screen.findByText(/put on your shopping list/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Undo' }) !== null).toBe(role === 'cook')
})
