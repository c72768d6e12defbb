import { describe, expect, it } from 'vitest'
import { accessCases } from './access-cases.ts'
import { accessAt, canUse, planFeatures, trialEndsAt } from './access.ts'

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
