import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { SignInInvitation } from '#web/features/account/sign-in/sign-in-invitation.tsx'

import { PlanGate } from '../kitchen/plan-gate.tsx'
import { Footer } from '../layout/footer.tsx'
import { renderAt } from '../testing/render-app.tsx'
import { LoginScreen } from './login-screen.tsx'
import { SignupScreen } from './signup-screen.tsx'

const page = document.documentElement
afterEach(() => page.removeAttribute('data-sign-up'))

it.each([
  ['off', '/signup', 'Sign-up is closed'],
  ['off', '/signup?invite=abc', 'Sign-up is closed'],
  ['invite', '/signup', 'By invitation only'],
  ['invite', '/signup?invite=abc', 'Start your free trial'],
  [undefined, '/signup', 'Start your free trial'],
])('where sign-up is %s, %s says: %s', (mode, path, title) => {
  if (mode !== undefined) page.setAttribute('data-sign-up', mode)
  renderAt(path, <SignupScreen />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  const isForm = title === 'Start your free trial'
  expect(screen.queryByLabelText('Email') !== null).toBe(isForm)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

it('hands the invitation on with the account', async () => {
  page.setAttribute('data-sign-up', 'invite')
  const registered: unknown[] = []
  const register = (input: unknown) => {
    registered.push(input)
    return Promise.reject(new Error('enough'))
  }
  renderAt('/signup?invite=the-secret', <SignupScreen />, { register })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@example.com' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(registered).toMatchObject([{ email: 'a@example.com', invitation: 'the-secret' }])
  await screen.findByRole('alert')
})

it.each(['off', 'invite'])('nothing leads to a sign-up that is %s', (mode) => {
  page.setAttribute('data-sign-up', mode)
  renderAt(
    '/login',
    <>
      <LoginScreen />
      <Footer />
      <PlanGate feature="community" />
      <SignInInvitation title="Yours">Sign in.</SignInInvitation>
    </>,
  )
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).not.toContain('/signup')
  expect(targets).toContain('/login')
})
