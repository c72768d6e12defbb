import { describe, expect, it } from 'vitest'
import { accessCases } from './testing/access-cases.ts'
import { accessAt, accessNotKnown, canUse, isClosed, isUndecided, trialEndsAt } from './access.ts'
import { planFeatures } from './plan-features.ts'

describe('accessAt', () => {
  it.each(accessCases)('$name', ({ now, account, situation, daysRemaining, opens }) => {
    const access = accessAt(now, account)
    expect(access).toMatchObject({
      situation,
      daysRemaining,
      isInTrial: situation === 'trial',
      isTrialExpired: situation === 'expired',
      isSubscribed: situation === 'subscribed',
    })
    for (const feature of planFeatures) expect(canUse(feature, access)).toBe(opens)
  })
})

it('ends a trial 14 days after the profile was made', () => {
  expect(trialEndsAt(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-15T12:00:00Z'))
})

describe.each(['pending', 'failed'] as const)('while the facts are %s', (basis) => {
  const now = new Date('2026-06-01T12:00:00Z')
  const expired = {
    signedIn: true,
    anonymous: false,
    profileCreatedAt: new Date('2026-03-01T12:00:00Z'),
    subscriptionStatus: null,
    offer: 'paid' as const,
  }

  it('calls nobody expired, opens nothing and closes nothing', () => {
    for (const profileCreatedAt of [expired.profileCreatedAt, null]) {
      const access = accessAt(now, { ...expired, profileCreatedAt }, basis)
      expect(access).toMatchObject({ situation: 'unknown', isTrialExpired: false, basis })
      expect(isUndecided(access)).toBe(basis === 'pending')
      for (const feature of planFeatures) {
        expect([canUse(feature, access), isClosed(feature, access)]).toEqual([false, false])
      }
    }
  })

  it.each([
    ['visitor', { signedIn: false }],
    ['visitor', { anonymous: true }],
    ['trial', { profileCreatedAt: now }],
    ['subscribed', { subscriptionStatus: 'active' }],
    ['everyone', { offer: 'everyone' }],
  ] as const)('knows a %s all the same', (situation, more) => {
    const access = accessAt(now, { ...expired, ...more }, basis)
    expect(access.situation).toBe(situation)
    for (const feature of planFeatures) {
      expect(isClosed(feature, access)).toBe(situation === 'visitor')
    }
  })
})

it.each(accessCases)('closes for $name just what does not open', ({ now, account, opens }) => {
  for (const basis of ['stated', 'remembered'] as const) {
    const access = accessAt(now, account, basis)
    expect(isUndecided(access)).toBe(false)
    for (const feature of planFeatures) expect(isClosed(feature, access)).toBe(!opens)
  }
})

it('closes nothing before it is known who is signed in', () => {
  expect(isClosed('ai_assistant', accessNotKnown)).toBe(false)
  expect(isUndecided(accessNotKnown)).toBe(true)
})
