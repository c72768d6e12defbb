import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'

import type { Access } from '#domain/access.ts'
import { AuthContext, type Auth } from '#web/features/account/auth-context.ts'
import type { User } from '#web/features/account/user.ts'
import { authSource } from '#web/lib/backend/auth-client.ts'

export const ada: User = {
  id: 'a1',
  email: 'ada@example.org',
  name: 'Ada',
  profileCreatedAt: new Date('2026-01-01T00:00:00Z'),
  isAnonymous: false,
}

export function accessIn(
  situation: Access['situation'],
  basis: Access['basis'] = situation === 'unknown' ? 'pending' : 'stated',
): Access {
  return {
    situation,
    basis,
    isInTrial: situation === 'trial',
    isTrialExpired: situation === 'expired',
    isSubscribed: situation === 'subscribed',
    daysRemaining: situation === 'trial' ? 14 : 0,
  }
}

const unused = () => Promise.reject(new Error('not part of this test'))

const signedOut: Auth = {
  user: null,
  loading: false,
  secondStep: false,
  offered: null,
  cameByLink: false,
  access: accessIn('visitor'),
  source: authSource,
  prepare: () => undefined,
  enter: unused,
  login: unused,
  passSecondStep: unused,
  register: unused,
  logout: unused,
  changePassword: unused,
  rename: unused,
  reloadSubscription: unused,
  acceptOffered: unused,
  refuseOffered: () => undefined,
}

export const signedIn = { user: ada, access: accessIn('trial') } as const

/** Renders a part of the app at an address, signed out unless `auth` says otherwise. */
export function renderAt(path: string, children: ReactNode, auth: Partial<Auth> = {}) {
  const client = new QueryClient()
  const rendered = render(
    <QueryClientProvider client={client}>
      <AuthContext value={{ ...signedOut, ...auth }}>
        <MemoryRouter initialEntries={[path]}>
          {children}
          <Whereabouts />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  )
  return { ...rendered, client }
}

/** Shows the address, so that a test can see where the app went. */
function Whereabouts() {
  const { pathname } = useLocation()
  return <p data-testid="address">{pathname}</p>
}

/** jsdom does not scroll: this moves the window as a person would. */
export function scrollWindowTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}
