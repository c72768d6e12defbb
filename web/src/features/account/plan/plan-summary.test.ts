import { describe, expect, it } from 'vitest'

import { paymentNotice, planSummary } from './plan-summary.ts'
import type { Subscription } from '../subscription.ts'
import { subscriptionFrom } from '../subscription-from.ts'
import type { User } from '../user.ts'
import { accessOf } from '../user-access.ts'

const profileCreatedAt = new Date(2026, 5, 1, 12)
const day = (date: number) => new Date(2026, 5, date, 12)

const active: Subscription = {
  id: 'sub_1',
  planId: 'monthly',
  status: 'active',
  currentPeriodEnd: new Date(2026, 6, 20, 12),
  cancelAtPeriodEnd: false,
}

function summaryAt(now: Date, subscription?: Subscription) {
  const user: User = {
    id: 'ana',
    email: 'ana@example.com',
    name: 'Ana',
    profileCreatedAt,
    isAnonymous: false,
    ...(subscription && { subscription }),
  }
  return planSummary(user, accessOf(user, now))
}

describe('planSummary', () => {
  it.each([
    [day(1), 'Free trial · 14 days left'],
    [day(14), 'Free trial · 1 day left'],
    [day(15), 'Trial expired'],
  ])('on %s', (now, title) => {
    expect(summaryAt(now).title).toBe(title)
  })

  it('says when the trial ends, and when it ended', () => {
    expect(summaryAt(day(1)).text).toContain('June 15, 2026')
    expect(summaryAt(day(20)).text).toContain('ended on June 15, 2026')
  })

  it.each([
    [active, 'Premium · Monthly plan', 'Renews on July 20, 2026, for $3.99.'],
    [
      { ...active, planId: 'quarterly' as const, cancelAtPeriodEnd: true },
      'Premium · Quarterly plan',
      'Cancelled: everything stays open until July 20, 2026.',
    ],
  ])('tells a subscriber the plan and its end', (subscription, title, text) => {
    expect(summaryAt(day(20), subscription)).toEqual({ title, text, offersUpgrade: false })
  })

  it('says who gave it, where nobody pays', () => {
    const given = (end: number | null) =>
      subscriptionFrom(
        {
          subscription_status: 'active',
          subscription_id: null,
          price_id: 'given:paid',
          current_period_end: end,
          cancel_at_period_end: false,
        },
        {},
      ) ?? undefined
    expect(summaryAt(day(20), given(null)).text).toBe('Given by whoever runs this Larder.')
    expect(summaryAt(day(20), given(day(30).getTime() / 1000)).text).toContain('June 30, 2026')
  })

  it('says that it comes with a kitchen', () => {
    const shared = subscriptionFrom(
      {
        subscription_status: 'active',
        subscription_id: null,
        price_id: 'given:kitchen',
        current_period_end: null,
        cancel_at_period_end: false,
      },
      {},
    )
    expect(summaryAt(day(20), shared ?? undefined)).toEqual({
      title: 'Premium',
      text: 'It comes with a kitchen that you share, whose owner subscribes.',
      offersUpgrade: false,
    })
  })

  it('counts the days of a trial that was made longer, and offers the plan', () => {
    const longer = subscriptionFrom(
      {
        subscription_status: 'active',
        subscription_id: null,
        price_id: 'given:trial',
        current_period_end: day(30).getTime() / 1000,
        cancel_at_period_end: false,
      },
      {},
    )
    expect(summaryAt(day(20), longer ?? undefined)).toEqual({
      title: 'Free trial · 10 days left',
      text: 'Everything is open to you until June 30, 2026.',
      offersUpgrade: true,
    })
    expect(summaryAt(day(40), longer ?? undefined).text).toContain('ended on June 30, 2026')
  })

  it('does not call a subscription that is not active Premium', () => {
    expect(summaryAt(day(20), { ...active, status: 'past_due' }).title).toBe('Plan on hold')
    expect(summaryAt(day(20), { ...active, status: 'canceled' }).title).toBe('Plan ended')
    expect(summaryAt(day(2), { ...active, status: 'past_due' }).title).toContain('Free trial')
    expect(paymentNotice('past_due')).toContain('did not go through')
    expect(paymentNotice('active')).toBeNull()
  })
})

describe('subscriptionFrom', () => {
  const record = {
    subscription_status: 'active',
    subscription_id: 'sub_1',
    price_id: 'price_m',
    current_period_end: 1_784_548_800,
    cancel_at_period_end: true,
  }

  it('reads a record, its period counted in seconds', () => {
    expect(subscriptionFrom(record, { quarterly: 'price_q' })).toEqual({
      id: 'sub_1',
      planId: 'monthly',
      status: 'active',
      currentPeriodEnd: new Date('2026-07-20T12:00:00Z'),
      cancelAtPeriodEnd: true,
    })
  })

  it('has the end of the trial while trialing, and only then', () => {
    const trialing = subscriptionFrom({ ...record, subscription_status: 'trialing' }, {})
    expect(trialing?.trialEnd).toEqual(trialing?.currentPeriodEnd)
    expect(subscriptionFrom(record, {})).not.toHaveProperty('trialEnd')
  })

  it.each([
    ['price_q', 'quarterly'],
    ['price_m', 'monthly'],
    ['price_unknown', 'monthly'],
    [null, 'monthly'],
  ])('takes the price %s for the %s plan', (price_id, planId) => {
    const prices = { monthly: 'price_m', quarterly: 'price_q' }
    expect(subscriptionFrom({ ...record, price_id }, prices)?.planId).toBe(planId)
  })

  it.each([
    ['no record', null],
    ['a checkout that was not finished', { ...record, subscription_status: 'not_started' }],
    ['a record without a status', { ...record, subscription_status: null }],
  ])('is none for %s', (_what, none) => {
    expect(subscriptionFrom(none, {})).toBeNull()
  })
})
