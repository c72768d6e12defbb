import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { testVocabulary } from '#domain/ingredients/testing/vocabulary.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'
import { eraseDeviceData } from '#web/lib/device-data.ts'
import { append, pendingOf } from '#web/lib/sync/operation-log.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'

import { AuthContext } from '../auth-context.ts'
import { browserSession } from '../browser-session.ts'
import { collectData, fileNameOn } from './download-data.ts'
import { type DataRequest, stubDataApi } from '../testing/data-api.ts'
import type { User } from '../user.ts'
import { accessOf } from '../user-access.ts'
import { YourData } from './your-data.tsx'

const ana: User = {
  id: 'ana-1',
  email: 'ana@example.com',
  name: 'Ana',
  profileCreatedAt: new Date(),
  isAnonymous: false,
}

let logout = vi.fn<() => Promise<void>>(() => Promise.resolve())
let onDeleted = vi.fn<() => void>()

beforeEach(async () => {
  // It is opened once, and stays for the whole file.
  vi.stubGlobal('indexedDB', memoryStorage())
  for (const person of ['ana-1', 'ben-2']) await eraseDeviceData(person)
  logout = vi.fn<() => Promise<void>>(() => Promise.resolve())
  onDeleted = vi.fn<() => void>()
  localStorage.setItem('ai_chat_ana-1', '[{"content":"Soup?"}]')
  localStorage.setItem('user_ana-1_following', 'not JSON')
  localStorage.setItem('ai_chat_ben-2', '[]')
  localStorage.setItem('guest_pantry', '[]')
  await append('ana-1', 'pantry', [{ add: 'eggs' }])
  await append('ben-2', 'pantry', [{ add: 'milk' }])
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function show(user = ana, hasPassword = true) {
  const auth = {
    ...browserSession,
    logout,
    user,
    loading: false,
    secondStep: false,
    offered: null,
    cameByLink: false,
    enter: () => Promise.resolve(),
    access: accessOf(user, new Date()),
    reloadSubscription: () => Promise.resolve(),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(vocabularyQuery.queryKey, testVocabulary)
  queryClient.setQueryData(['has-password', user.id], hasPassword)
  render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <YourData user={user} onDeleted={onDeleted} />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  )
}

async function askToDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  return screen.findByRole('dialog', { name: 'Delete your account?' })
}

const confirm = async (password: string) => {
  const field = await screen.findByLabelText('Your password')
  await userEvent.clear(field)
  if (password !== '') await userEvent.type(field, password)
  const buttons = screen.getAllByRole('button', { name: 'Delete my account' })
  await userEvent.click(buttons.at(-1) ?? field)
}

/** What the account was asked; foods that an earlier test began to fetch may still come. */
const ofAccount = (seen: readonly DataRequest[]) =>
  seen.filter(({ path }) => path.includes('/functions/v1/account'))

describe('download', () => {
  it('holds the account and what only this device has', async () => {
    stubDataApi(() => Response.json({ format: 'larder-data-1', pantry: [] }))
    expect(await collectData('ana-1')).toEqual({
      format: 'larder-data-1',
      pantry: [],
      on_this_device: {
        stored: { 'ai_chat_ana-1': [{ content: 'Soup?' }], 'user_ana-1_following': 'not JSON' },
        waiting_changes: [{ channel: 'pantry', operation: { add: 'eggs' } }],
      },
    })
  })

  it('is named by the day', () => {
    expect(fileNameOn(new Date(2026, 0, 5))).toBe('larder-2026-01-05.zip')
  })

  it('says when it did not work, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    stubDataApi(() => Response.json({ code: '57014', message: 'timeout' }, { status: 500 }))
    show()
    const button = screen.getByRole('button', { name: 'Download my data' })
    await userEvent.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('Your data could not be collected')
    await waitFor(() => expect(button).toHaveTextContent('Download my data'))
  })
})

describe('deletion', () => {
  it('says what goes, also what has not reached the account', async () => {
    show({
      ...ana,
      subscription: {
        id: 's',
        planId: 'monthly',
        status: 'active',
        currentPeriodEnd: new Date(),
        cancelAtPeriodEnd: false,
      },
    })
    const dialog = await askToDelete()
    expect(dialog).toHaveTextContent('1 change on this device that has not reached your account')
    expect(dialog).toHaveTextContent('Your plan, now')
  })

  it('says at the field that a password is wrong or missing, and changes nothing', async () => {
    const seen = stubDataApi(() =>
      Response.json(
        { code: 'wrong_password', message: 'Current password is incorrect' },
        { status: 403 },
      ),
    )
    show()
    const dialog = await askToDelete()
    expect(dialog).not.toHaveTextContent('Your plan, now')
    await confirm('')
    const field = screen.getByLabelText('Your password')
    expect(field).toHaveAccessibleDescription('Enter your password')
    expect(seen).toHaveLength(0)
    await confirm('wrong')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Current password is incorrect'))
    expect(field).toHaveFocus()
    expect(logout).not.toHaveBeenCalled()
    expect(localStorage.getItem('ai_chat_ana-1')).not.toBeNull()
  })

  it('says in the dialog why an account stays', async () => {
    const message = 'Your plan could not be ended. Your account is as it was.'
    stubDataApi(() => Response.json({ code: 'plan_runs_on', message }, { status: 503 }))
    show()
    await askToDelete()
    await confirm('secret-1')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(onDeleted).not.toHaveBeenCalled()
  })

  it('signs out, takes all of this person off the device, and nothing of anybody else', async () => {
    const seen = stubDataApi(() => new Response(null, { status: 204 }))
    show()
    await askToDelete()
    await confirm('secret-1')
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(ofAccount(seen)).toMatchObject([{ body: { action: 'delete', password: 'secret-1' } }])
    expect(logout).toHaveBeenCalledOnce()
    expect(Object.keys(localStorage).toSorted()).toEqual(['ai_chat_ben-2', 'guest_pantry'])
    expect(pendingOf('ana-1')).toEqual([])
    expect(pendingOf('ben-2')).toHaveLength(1)
  })

  it('asks nobody for a password who has none, but for a sign-in that is not old', async () => {
    const refusal = { code: 'sign_in_again', message: 'Sign in again first.' }
    const seen = stubDataApi(() => Response.json(refusal, { status: 403 }))
    show(ana, false)
    const dialog = await askToDelete()
    expect(dialog).toHaveTextContent('This account has no password')
    expect(screen.queryByLabelText('Your password')).toBeNull()
    const buttons = screen.getAllByRole('button', { name: 'Delete my account' })
    await userEvent.click(buttons.at(-1) ?? dialog)
    expect(await screen.findByRole('alert')).toHaveTextContent('You signed in a while ago')
    expect(ofAccount(seen)).toMatchObject([{ body: { action: 'delete' } }])
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(logout).toHaveBeenCalledOnce()
  })

  it('is not offered where there is nothing to prove oneself with', () => {
    show({ ...ana, email: '', isAnonymous: true })
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible()
  })
})
