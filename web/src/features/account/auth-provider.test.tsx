import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { millisecondsPer } from '#domain/time-units.ts'
import { useAuth } from './auth-context.ts'
import { AuthProvider } from './auth-provider.tsx'
import { passUntilLoaded, renderSession } from './testing/rendered-session.tsx'
import { profileSince, sessionFixture, startOfTest } from './testing/session-fixture.ts'
import type { SessionFixture } from './testing/session-fixture.ts'

const ana = 'ana@example.com'
const { day } = millisecondsPer
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

const profileOfDays = (days: number) => profileSince(new Date(startOfTest.getTime() - days * day))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('throws where there is no provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderHook(useAuth)).toThrow('useAuth must be used within an AuthProvider')
})

it('gives a visitor at the first paint', () => {
  function Who() {
    const { user, loading, access } = useAuth()
    return <p>{loading ? 'loading' : (user?.name ?? access.situation)}</p>
  }
  render(
    <AuthProvider session={fixture.open()}>
      <Who />
    </AuthProvider>,
  )
  expect(screen.getByText('visitor')).toBeInTheDocument()
})

describe('access', () => {
  it('is the trial that began with the profile, once that date is known', async () => {
    fixture.loaders.profile.mockResolvedValue(profileOfDays(13.5))
    fixture.store(fixture.gotrue.storedSession(ana))
    const auth = renderSession(fixture.open()).auth
    await pass(0)
    await pass(99)
    // The account itself is a month old: until the profile's date has come, nobody is called expired.
    expect(auth.current.access).toMatchObject({ situation: 'unknown', basis: 'pending' })
    await pass(1)
    await pass(1)
    expect(auth.current.access).toMatchObject({ situation: 'trial', daysRemaining: 1 })
  })

  it('ends with the trial while the page stays open', async () => {
    fixture.loaders.profile.mockResolvedValue(profileOfDays(12.5))
    fixture.store(fixture.gotrue.storedSession(ana))
    const auth = renderSession(fixture.open()).auth
    await passUntilLoaded()
    expect(auth.current.access.daysRemaining).toBe(2)
    await pass(startOfTest.getTime() + day / 2 - Date.now())
    expect(auth.current.access.daysRemaining).toBe(1)
    await pass(day - 1)
    expect(auth.current.access.situation).toBe('trial')
    await pass(1)
    expect(auth.current.access.situation).toBe('expired')
  })
})

describe('onSignedIn', () => {
  it.each(['login', 'register'] as const)('is told of a %s by hand', async (how) => {
    const onSignedIn = vi.fn<NonNullable<Parameters<typeof AuthProvider>[0]['onSignedIn']>>()
    const auth = renderSession(fixture.open(), onSignedIn).auth
    const email = how === 'login' ? ana : 'new@example.com'
    let done: Promise<unknown> = Promise.resolve()
    act(() => {
      done = auth.current[how]({ email, password: 'secret1' })
    })
    await pass(300)
    await done
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email }), how)
    expect(auth.current.user?.email).toBe(email)
  })

  it('is not told of a session that was restored', async () => {
    const onSignedIn = vi.fn<NonNullable<Parameters<typeof AuthProvider>[0]['onSignedIn']>>()
    fixture.store(fixture.gotrue.storedSession(ana))
    const auth = renderSession(fixture.open(), onSignedIn).auth
    await pass(1000)
    expect(auth.current.user?.email).toBe(ana)
    expect(onSignedIn).not.toHaveBeenCalled()
  })
})
