import { millisecondsPer } from '../time-units.ts'
import type { Access, AccountFacts } from '../access.ts'

export interface AccessCase {
  name: string
  now: Date
  account: AccountFacts
  situation: Access['situation']
  daysRemaining: number
  /** Whether the features of the plan are open. */
  opens: boolean
}

const created = new Date('2026-03-01T12:00:00Z')
const after = (days: number, milliseconds = 0) =>
  new Date(created.getTime() + days * millisecondsPer.day + milliseconds)
const account = (subscriptionStatus: string | null, more: Partial<AccountFacts> = {}) => ({
  signedIn: true,
  anonymous: false,
  profileCreatedAt: created,
  subscriptionStatus,
  offer: 'paid' as const,
  ...more,
})
const trial = { situation: 'trial', opens: true } as const
const expired = { situation: 'expired', opens: false, daysRemaining: 0 } as const
const subscribed = { situation: 'subscribed', opens: true, daysRemaining: 0 } as const
const everyone = { situation: 'everyone', opens: true, daysRemaining: 0 } as const
const forEveryone = { offer: 'everyone' } as const
const visitor = { situation: 'visitor', opens: false, daysRemaining: 0 } as const

/** Every row of the access rules. The database's own functions are tested with the same cases. */
export const accessCases: readonly AccessCase[] = [
  {
    name: 'the first moment of the trial',
    now: created,
    account: account(null),
    ...trial,
    daysRemaining: 14,
  },
  {
    name: 'a millisecond into the trial still counts 14 days',
    now: after(0, 1),
    account: account(null),
    ...trial,
    daysRemaining: 14,
  },
  {
    name: 'a whole day into the trial',
    now: after(1),
    account: account(null),
    ...trial,
    daysRemaining: 13,
  },
  {
    name: 'the last millisecond of the trial',
    now: after(14, -1),
    account: account(null),
    ...trial,
    daysRemaining: 1,
  },
  { name: 'the moment the trial ends', now: after(14), account: account(null), ...expired },
  { name: 'long after the trial', now: after(400), account: account(null), ...expired },
  {
    name: 'a checkout that was begun is no subscription',
    now: after(3),
    account: account('not_started'),
    ...trial,
    daysRemaining: 11,
  },
  {
    name: 'a checkout that was begun does not prolong the trial',
    now: after(15),
    account: account('not_started'),
    ...expired,
  },
  {
    name: 'a trial that was made longer counts to its new end',
    now: after(20),
    account: account(null, { trialUntil: after(30, -1) }),
    ...trial,
    daysRemaining: 10,
  },
  {
    name: 'made longer to a day before its usual end, a trial is as it was',
    now: after(3),
    account: account(null, { trialUntil: after(10) }),
    ...trial,
    daysRemaining: 11,
  },
  {
    name: 'the moment a longer trial ends',
    now: after(30),
    account: account(null, { trialUntil: after(30) }),
    ...expired,
  },
  {
    name: 'active in a longer trial',
    now: after(20),
    account: account('active', { trialUntil: after(30) }),
    ...subscribed,
  },
  { name: 'active in the trial', now: after(3), account: account('active'), ...subscribed },
  {
    name: 'active after the trial is never expired',
    now: after(40),
    account: account('active'),
    ...subscribed,
  },
  {
    name: 'trialing at the payment provider is not active',
    now: after(40),
    account: account('trialing'),
    ...expired,
  },
  { name: 'past due is not active', now: after(40), account: account('past_due'), ...expired },
  {
    name: 'canceled within the trial leaves the trial',
    now: after(2),
    account: account('canceled'),
    ...trial,
    daysRemaining: 12,
  },
  { name: 'canceled after the trial', now: after(20), account: account('canceled'), ...expired },
  {
    name: 'the word must be exactly active',
    now: after(20),
    account: account('Active'),
    ...expired,
  },
  {
    name: 'a clock before the profile was made',
    now: after(-1),
    account: account(null),
    ...trial,
    daysRemaining: 15,
  },
  {
    name: 'a profile date that is not known yet opens nothing',
    now: created,
    account: account(null, { profileCreatedAt: null }),
    ...visitor,
  },
  {
    name: 'an anonymous account has none until it is converted',
    now: created,
    account: account(null, { anonymous: true }),
    ...visitor,
  },
  {
    name: 'active and anonymous',
    now: created,
    account: account('active', { anonymous: true }),
    ...subscribed,
  },
  ...['unpaid', 'incomplete', 'paused'].map((status) => ({
    name: `${status} is not active`,
    now: after(40),
    account: account(status),
    ...expired,
  })),
  { name: 'a visitor', now: created, account: account(null, { signedIn: false }), ...visitor },
  {
    name: 'a visitor with a stale status',
    now: created,
    account: account('active', { signedIn: false }),
    ...visitor,
  },
  {
    name: 'free for everyone, within the days of a trial',
    now: created,
    account: account(null, forEveryone),
    ...everyone,
  },
  {
    name: 'free for everyone, long after a trial would have ended',
    now: after(400),
    account: account('canceled', forEveryone),
    ...everyone,
  },
  {
    name: 'free for everyone, without a profile',
    now: after(400),
    account: account(null, { ...forEveryone, profileCreatedAt: null }),
    ...everyone,
  },
  {
    name: 'free for everyone, and still paying',
    now: after(40),
    account: account('active', forEveryone),
    ...subscribed,
  },
  {
    name: 'free for everyone with an account: an anonymous one has to be converted',
    now: created,
    account: account(null, { ...forEveryone, anonymous: true }),
    ...visitor,
  },
  {
    name: 'free for everyone with an account: a visitor',
    now: created,
    account: account(null, { ...forEveryone, signedIn: false }),
    ...visitor,
  },
]
