import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AuthProvider } from '#web/features/account/auth-provider.tsx'
import { readLinkSession } from '#web/features/account/links/link-session.ts'
import { refusal } from '#web/features/account/testing/gotrue.ts'
import { sessionFixture, startOfTest } from '#web/features/account/testing/session-fixture.ts'
import type { SessionFixture } from '#web/features/account/testing/session-fixture.ts'

import { StartContext } from '../page/arrival.tsx'
import { ConfirmEmailScreen } from './confirm-email-screen.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'
import { useLocation, useRoutes } from 'react-router'
import { useState } from 'react'

const ana = 'ana@example.com'
const expired = '#error=access_denied&error_code=otp_expired&error_description=Expired'
const onSignedIn = vi.fn<NonNullable<Parameters<typeof AuthProvider>[0]['onSignedIn']>>()
let fixture: SessionFixture

beforeEach(() => {
  vi.useFakeTimers({ now: startOfTest })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onSignedIn.mockReset()
  fixture = sessionFixture()
  fixture.gotrue.addAccount(ana, 'secret1', 'Ana')
})
afterEach(async () => {
  fixture.close()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass()
}
const signsIn = () => new Response(fixture.gotrue.storedSession(ana))
const accepts = () => Response.json({})
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

function Elsewhere() {
  return <h1>at {useLocation().pathname}</h1>
}

function App() {
  const [start] = useState(useLocation())
  const screens = useRoutes([
    { path: '/reset-password', element: <ResetPasswordScreen /> },
    { path: '/confirm-email', element: <ConfirmEmailScreen /> },
    { path: '*', element: <Elsewhere /> },
  ])
  return <StartContext value={start}>{screens}</StartContext>
}

async function open(
  pathname: string,
  { hash = '', state }: { hash?: string; state?: unknown } = {},
) {
  render(
    <AuthProvider
      session={fixture.open({ link: readLinkSession({ hash, search: '' }) })}
      onSignedIn={onSignedIn}
    >
      <MemoryRouter initialEntries={[{ pathname, hash, state }]}>
        <App />
      </MemoryRouter>
    </AuthProvider>,
  )
  await pass()
}

describe('a forgotten password', () => {
  async function requestLink(email = ana) {
    fixture.gotrue.answer('/recover', accepts)
    await open('/reset-password', { state: { from: '/recipe/7', email } })
    await press('Send the mail')
  }

  it('is replaced with a code from a mail, and one goes on signed in', async () => {
    await requestLink()
    const [request] = fixture.gotrue.requestsTo('/recover')
    expect(request?.body).toMatchObject({ email: ana })
    expect(request?.path).toContain(encodeURIComponent('/reset-password'))
    expect(heading()).toBe('Check your mail')

    fixture.gotrue.answer('/verify', signsIn)
    type('Code from the mail', ' 1234 5678')
    await press('Continue')
    expect(fixture.gotrue.requestsTo('/verify')[0]?.body).toMatchObject({
      email: ana,
      token: '12345678',
      type: 'recovery',
    })
    expect(heading()).toBe('Choose a new password')

    type('New password', 'secret22')
    await press('Save the new password')
    expect(fixture.gotrue.requestsTo('/user')[0]?.body).toMatchObject({ password: 'secret22' })
    expect(heading()).toBe('at /recipe/7')
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ email: ana }),
      'login',
    )
  })

  it('tells nobody whether an address is known', async () => {
    await requestLink('nobody@example.com')
    expect(heading()).toBe('Check your mail')
    expect(screen.getByText(/If nobody@example.com has an account/)).toBeInTheDocument()
  })

  it('puts faults at their fields, with the focus', async () => {
    await open('/reset-password')
    type('Email', 'ana')
    await press('Send the mail')
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    )
    type('Email', ana)
    fixture.gotrue.answer('/recover', accepts)
    await press('Send the mail')
    fixture.gotrue.answer('/verify', refusal(403, 'otp_expired', 'Token has expired or is invalid'))
    type('Code from the mail', '11111111')
    await press('Continue')
    const code = screen.getByLabelText('Code from the mail')
    expect(code).toHaveFocus()
    expect(code).toHaveAccessibleDescription(/This code is wrong, or no longer good/)
  })

  it('says how long to wait for another mail', async () => {
    await requestLink()
    const words = 'For security purposes, you can only request this after 640 seconds.'
    fixture.gotrue.answer('/recover', refusal(429, 'over_email_send_rate_limit', words))
    await press('Send another')
    expect(screen.getByRole('alert')).toHaveTextContent('Try again in 11 minutes.')
  })

  it('starts again where the link was no longer good', async () => {
    await open('/reset-password', { hash: expired })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This link has expired, or was used already',
    )
    fixture.gotrue.answer('/recover', accepts)
    type('Email', ana)
    await press('Send another')
    expect(heading()).toBe('Check your mail')
  })

  it('asks who is signed in for their address, not for a new password', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    await open('/reset-password')
    expect(heading()).toBe('Forgot your password?')
    expect(screen.getByLabelText('Email')).toHaveValue(ana)
  })

  it('is asked for right after the link has signed in, and after a code where that was long ago', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    await open('/reset-password', { hash: fixture.gotrue.linkHash(ana, 'recovery') })
    expect(heading()).toBe('Choose a new password')

    fixture.gotrue.answer('/user', refusal(400, 'reauthentication_needed', 'Needed'))
    fixture.gotrue.answer('/reauthenticate', accepts)
    type('New password', 'secret22')
    await press('Save the new password')
    expect(screen.getByText(/we sent a code to ana@example.com first/)).toBeInTheDocument()
    fixture.gotrue.answerAsUsual('/user')
    type('Code from the mail', '87654321')
    await press('Save the new password')
    expect(fixture.gotrue.requestsTo('/user').at(-1)?.body).toMatchObject({
      password: 'secret22',
      nonce: '87654321',
    })
    expect(heading()).toBe('at /')
  })
})

describe('an address to confirm', () => {
  it('is confirmed with the code, and the new account takes over what lies on the device', async () => {
    await open('/confirm-email', { state: { from: '/saved-recipes', sentTo: ana } })
    fixture.gotrue.answer('/verify', signsIn)
    type('Code from the mail', '12345678')
    await press('Continue')
    expect(fixture.gotrue.requestsTo('/verify')[0]?.body).toMatchObject({ type: 'signup' })
    expect(heading()).toBe('at /saved-recipes')
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ email: ana }),
      'register',
    )
  })

  it('asks for a password where somebody else had chosen one for this address too', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    await open('/confirm-email', { hash: fixture.gotrue.linkHash(ana, 'recovery') })
    expect(heading()).toBe('Choose a new password')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('asks for it after the typed code too', async () => {
    await open('/confirm-email', { state: { from: '/saved-recipes', sentTo: ana } })
    const session = fixture.gotrue.storedSession(ana, 3600, 'aal1', 'recovery')
    fixture.gotrue.answer('/verify', () => new Response(session))
    type('Code from the mail', '12345678')
    await press('Continue')
    expect(heading()).toBe('Choose a new password')
    type('New password', 'secret22')
    await press('Save the new password')
    expect(heading()).toBe('at /saved-recipes')
  })

  it('is confirmed with the link, and what lies on the device is asked about', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    await open('/confirm-email', { hash: fixture.gotrue.linkHash(ana, 'signup') })
    expect(heading()).toBe('at /')
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'login')
  })

  it('is not confirmed by a token that somebody made up', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    fixture.gotrue.answer('/user', refusal(403, 'bad_jwt', 'invalid JWT'))
    await open('/confirm-email', { hash: fixture.gotrue.linkHash(ana, 'signup') })
    expect(heading()).toBe('That did not work')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it('gets another mail where the link was no longer good', async () => {
    await open('/confirm-email', { hash: expired })
    fixture.gotrue.answer('/resend', accepts)
    type('Email', ` ${ana} `)
    await press('Send another')
    expect(fixture.gotrue.requestsTo('/resend')[0]?.body).toMatchObject({
      type: 'signup',
      email: ana,
    })
    expect(heading()).toBe('Check your mail')
  })

  it('has one more mailbox to ask where a change is halfway', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    await open('/confirm-email', { hash: '#message=Confirmation+link+accepted' })
    expect(heading()).toBe('One more to go')
  })

  it('leads to the account where a change is made', async () => {
    fixture.store(fixture.gotrue.storedSession(ana))
    await open('/confirm-email', { hash: fixture.gotrue.linkHash(ana, 'email_change') })
    expect(heading()).toBe('at /subscription/manage/security')
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})
