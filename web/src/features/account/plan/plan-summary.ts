import type { Access } from '#domain/access.ts'
import { trialEndsAt } from '#domain/access.ts'
import { plans } from '#domain/plans.ts'
import { formatDate, formatMoney } from '#web/lib/format.ts'

import { type PlanId, trialUntilOf } from '../subscription.ts'
import type { User } from '../user.ts'

export interface PlanSummary {
  title: string
  /** What it means for the person, in a sentence. */
  text: string
  /** Whether there is something to upgrade to. */
  offersUpgrade: boolean
}

function priceOf(planId: PlanId): string {
  const price = plans.find(({ id }) => id === planId)?.price ?? 0
  return formatMoney(Math.round(price * 100), 'usd')
}

/** Who has paid before is not told of a trial. */
const onHold: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'paused'])

const planNames = { monthly: 'Monthly plan', quarterly: 'Quarterly plan' } as const

/** The person's plan in words: situation, days that remain, and when the period ends. */
export function planSummary(user: User, access: Access): PlanSummary {
  const { subscription } = user
  const trialEnd = formatDate(trialEndsAt(user.profileCreatedAt, trialUntilOf(subscription)))
  if (access.situation === 'everyone') {
    return {
      title: 'Everything is open',
      text: 'This Larder is free for everyone who has an account: there is nothing to buy.',
      offersUpgrade: false,
    }
  }
  if (access.basis === 'failed') {
    return {
      title: 'Your plan could not be loaded',
      text: 'Nothing is locked meanwhile, and what you have stays as it is.',
      offersUpgrade: false,
    }
  }
  if (access.isSubscribed && !subscription) {
    return {
      title: 'Premium',
      text: 'Its dates are shown here as soon as they can be loaded.',
      offersUpgrade: false,
    }
  }
  if (access.isSubscribed && subscription?.id === '') {
    const isEndless = subscription.currentPeriodEnd.getTime() === 0
    return {
      title: 'Premium',
      text: `Given by whoever runs this Larder${isEndless ? '' : `, until ${formatDate(subscription.currentPeriodEnd)}`}.`,
      offersUpgrade: false,
    }
  }
  if (access.isSubscribed && subscription) {
    const end = formatDate(subscription.currentPeriodEnd)
    return {
      title: `Premium · ${planNames[subscription.planId]}`,
      text: subscription.cancelAtPeriodEnd
        ? `Cancelled: everything stays open until ${end}.`
        : `Renews on ${end}, for ${priceOf(subscription.planId)}.`,
      offersUpgrade: false,
    }
  }
  if (access.isInTrial) {
    const days = access.daysRemaining === 1 ? '1 day left' : `${access.daysRemaining} days left`
    return {
      title: `Free trial · ${days}`,
      text: `Everything is open to you until ${trialEnd}.`,
      offersUpgrade: true,
    }
  }
  if (access.isTrialExpired && onHold.has(subscription?.status ?? '')) {
    return {
      title: 'Plan on hold',
      text: 'What you keep here stays yours; the rest opens with the payment.',
      offersUpgrade: true,
    }
  }
  if (access.isTrialExpired && subscription?.status === 'canceled') {
    return {
      title: 'Plan ended',
      text: `Your plan ended on ${formatDate(subscription.currentPeriodEnd)}. What you keep here stays yours; Premium opens the rest again.`,
      offersUpgrade: true,
    }
  }
  if (access.isTrialExpired) {
    return {
      title: 'Trial expired',
      text: `Your free trial ended on ${trialEnd}. What you keep here stays yours; Premium opens the rest again.`,
      offersUpgrade: true,
    }
  }
  return {
    title: 'Free',
    text: 'Premium opens everything Larder can do.',
    offersUpgrade: true,
  }
}

const unpaid =
  'Your last payment did not go through, so Premium is paused. It opens again as soon as it is paid: update your card on your account page.'
const uncompleted = 'Your first payment was not completed.'

const notices: ReadonlyMap<string, string> = new Map([
  ['past_due', unpaid],
  ['unpaid', unpaid],
  ['incomplete', uncompleted],
  ['incomplete_expired', uncompleted],
  ['canceled', 'Your subscription has ended.'],
  ['paused', 'Your subscription is paused.'],
])

/** What a payment provider's status that opens nothing means; null where there is nothing to say. */
export function paymentNotice(status: string | undefined): string | null {
  return notices.get(status ?? '') ?? null
}
