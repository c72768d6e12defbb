import { t } from '#domain/texts/t.ts'
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

/** The person's plan in words: situation, days that remain, and when the period ends. */
export function planSummary(user: User, access: Access): PlanSummary {
  const { subscription } = user
  const trialEnd = formatDate(trialEndsAt(user.profileCreatedAt, trialUntilOf(subscription)))
  if (access.situation === 'everyone') {
    return {
      title: t('Everything is open'),
      text: t('This Larder is free for everyone who has an account: there is nothing to buy.'),
      offersUpgrade: false,
    }
  }
  if (access.basis === 'failed') {
    return {
      title: t('Your plan could not be loaded'),
      text: t('Nothing is locked meanwhile, and what you have stays as it is.'),
      offersUpgrade: false,
    }
  }
  if (access.isSubscribed && !subscription) {
    return {
      title: t('Premium'),
      text: t('Its dates are shown here as soon as they can be loaded.'),
      offersUpgrade: false,
    }
  }
  if (access.isSubscribed && subscription?.isOfKitchen) {
    return {
      title: t('Premium'),
      text: t('It comes with a kitchen that you share, whose owner subscribes.'),
      offersUpgrade: false,
    }
  }
  if (access.isSubscribed && subscription?.id === '') {
    const isEndless = subscription.currentPeriodEnd.getTime() === 0
    return {
      title: t('Premium'),
      text: isEndless
        ? t('Given by whoever runs this Larder.')
        : t('Given by whoever runs this Larder, until {end}.', {
            end: formatDate(subscription.currentPeriodEnd),
          }),
      offersUpgrade: false,
    }
  }
  if (access.isSubscribed && subscription) {
    const end = formatDate(subscription.currentPeriodEnd)
    return {
      title: t('Premium · {plan, select, monthly {Monthly plan} other {Quarterly plan}}', {
        plan: subscription.planId,
      }),
      text: subscription.cancelAtPeriodEnd
        ? t('Cancelled: everything stays open until {end}.', { end })
        : t('Renews on {end}, for {price}.', { end, price: priceOf(subscription.planId) }),
      offersUpgrade: false,
    }
  }
  if (access.isInTrial) {
    return {
      title: t('Free trial · {days, plural, one {# day left} other {# days left}}', {
        days: access.daysRemaining,
      }),
      text: t('Everything is open to you until {end}.', { end: trialEnd }),
      offersUpgrade: true,
    }
  }
  if (access.isTrialExpired && onHold.has(subscription?.status ?? '')) {
    return {
      title: t('Plan on hold'),
      text: t('What you keep here stays yours; the rest opens with the payment.'),
      offersUpgrade: true,
    }
  }
  if (access.isTrialExpired && subscription?.status === 'canceled') {
    return {
      title: t('Plan ended'),
      text: t(
        'Your plan ended on {end}. What you keep here stays yours; Premium opens the rest again.',
        { end: formatDate(subscription.currentPeriodEnd) },
      ),
      offersUpgrade: true,
    }
  }
  if (access.isTrialExpired) {
    return {
      title: t('Trial expired'),
      text: t(
        'Your free trial ended on {end}. What you keep here stays yours; Premium opens the rest again.',
        { end: trialEnd },
      ),
      offersUpgrade: true,
    }
  }
  return {
    title: t('Free'),
    text: t('Premium opens everything Larder can do.'),
    offersUpgrade: true,
  }
}

const unpaid = t(
  'Your last payment did not go through, so Premium is paused. It opens again as soon as it is paid: update your card on your account page.',
)
const uncompleted = t('Your first payment was not completed.')

const notices: ReadonlyMap<string, string> = new Map([
  ['past_due', unpaid],
  ['unpaid', unpaid],
  ['incomplete', uncompleted],
  ['incomplete_expired', uncompleted],
  ['canceled', t('Your subscription has ended.')],
  ['paused', t('Your subscription is paused.')],
])

/** What a payment provider's status that opens nothing means; null where there is nothing to say. */
export function paymentNotice(status: string | undefined): string | null {
  return notices.get(status ?? '') ?? null
}
