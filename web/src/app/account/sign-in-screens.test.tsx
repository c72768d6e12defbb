import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { AuthProvider } from '#web/features/account/auth-provider.tsx'
import { refusal, silence } from '#web/features/account/testing/gotrue.ts'
import { sessionFixture, startOfTest } from '#web/features/account/testing/session-fixture.ts'
import type { SessionFixture } from '#web/features/account/testing/session-fixture.ts'

import { ConfirmEmailScreen } from './confirm-email-screen.tsx'
import { LoginScreen } from './login-screen.tsx'
import { SignupScreen } from './signup-screen.tsx'

const ana = 'ana@example.com'
let fixture: SessionFixture

beforeEach(() => {
  vi.useFakeTimers({ now: startOfTest })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fixture = sessionFixture()
  fixture.gotrue.addAccount(ana, 'secret1', 'Ana')
})
afterEach(async () => {
  fixture.close()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function Elsewhere() {
  return <p>at {useLocation().pathname}</p>
}

function open(path: string, state?: unknown) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider session={fixture.open()}>
        <MemoryRouter initialEntries={[{ pathname: path, state }]}>
          <Routes>
            <Route path="/login" element={<LoginScreen />} />
            <Route path="/signup" element={<SignupScreen />} />
            <Route path="/confirm-email" element={<ConfirmEmailScreen />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  )
}

describe('signing in', () => {
  it('leads back to where the person came from', async () => {
    open('/login', { from: '/recipe/7' })
    type('Email', ana)
    type('Password', 'secret1')
    press('Sign in')
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-busy')
    await pass(300)
    expect(screen.getByText('at /recipe/7')).toBeInTheDocument()
  })

  it('says what is wrong in an alert and keeps what was typed', async () => {
    open('/login')
    type('Email', ana)
    type('Password', 'wrong')
    press('Sign in')
    await pass(300)
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid login credentials')
    expect(screen.getByLabelText('Email')).toHaveValue(ana)
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })

  it('can be tried again after a timeout', async () => {
    fixture.gotrue.answer('/token', silence)
    open('/login')
    type('Email', ana)
    type('Password', 'secret1')
    press('Sign in')
    await pass(10_000)
    expect(screen.getByRole('alert')).toHaveTextContent('Login timeout - please try again')
    fixture.gotrue.answerAsUsual('/token')
    press('Sign in')
    await pass(300)
    expect(screen.getByText('at /')).toBeInTheDocument()
  })

  it('advises to wait where there were too many attempts', async () => {
    fixture.gotrue.answer('/token', refusal(429, 'over_request_rate_limit', 'Too many requests'))
    open('/login')
    type('Email', ana)
    type('Password', 'secret1')
    press('Sign in')
    await pass(300)
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests')
    expect(screen.getByRole('alert')).toHaveTextContent('Wait a minute')
  })

  it('takes the way back along to the sign-up', () => {
    open('/login', { from: '/recipe/7' })
    fireEvent.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(screen.getByRole('heading', { name: 'Start your free trial' })).toBeInTheDocument()
  })
})

it.each(['/login', '/signup'])('%s leads who is signed in away', async (path) => {
  fixture.store(fixture.gotrue.storedSession(ana))
  open(path, { from: '/saved-recipes' })
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await pass(0)
  expect(screen.getByText('at /saved-recipes')).toBeInTheDocument()
})

describe('signing up', () => {
  it('leads to where the person came from, signed in', async () => {
    open('/signup', { from: '/saved-recipes' })
    type('Email', 'new@example.com')
    type('Password', 'secret1')
    press('Create account')
    await pass(300)
    expect(screen.getByText('at /saved-recipes')).toBeInTheDocument()
  })

  it.each([
    ['Email', 'nobody', 'secret1', 'Please enter a valid email address'],
    ['Password', 'new@example.com', '12345', 'Password must be at least 6 characters long'],
  ])('puts a fault of the %s at its field', async (label, email, password, message) => {
    open('/signup')
    type('Email', email)
    type('Password', password)
    press('Create account')
    await pass(0)
    const field = screen.getByLabelText(label)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
  })

  it('offers who has an account to sign in', async () => {
    open('/signup')
    type('Email', ana)
    type('Password', 'secret1')
    press('Create account')
    await pass(300)
    expect(screen.getByRole('alert')).toHaveTextContent('User already registered')
    expect(screen.getByRole('link', { name: 'Sign in instead' })).toHaveAttribute('href', '/login')
  })

  it('asks to confirm the address where the backend wants that', async () => {
    const account = { id: 'x', email: 'new@example.com', created_at: startOfTest.toISOString() }
    fixture.gotrue.answer('/signup', () => Response.json(account))
    open('/signup')
    type('Email', 'new@example.com')
    type('Password', 'secret1')
    press('Create account')
    await pass(300)
    expect(screen.getByRole('heading', { name: 'Check your mail' })).toBeInTheDocument()
    expect(screen.getByLabelText('Code from the mail')).toHaveFocus()
    expect(fixture.gotrue.requestsTo('/signup')[0]?.path).toContain(
      encodeURIComponent('/confirm-email'),
    )
  })
})
