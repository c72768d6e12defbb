import { onFirstUse } from '#domain/on-first-use.ts'
import { locale, t } from '#domain/texts/t.ts'
import { type Plan, plans } from '#domain/plans.ts'

const dollars = onFirstUse(
  () => new Intl.NumberFormat(locale(), { style: 'currency', currency: 'USD' }),
)

/** As they are named to cooks. */
export const planNames: Readonly<Record<Plan['id'], string>> = {
  monthly: t('Monthly|a plan'),
  quarterly: t('Quarterly|a plan'),
}

const intervalWords: Readonly<Record<Plan['interval'], string>> = {
  month: t('per month'),
  quarter: t('per quarter'),
}

/** "$3.99" */
export const priceOf = ({ price }: Plan) => dollars().format(price)
/** "per month" */
export const intervalOf = ({ interval }: Plan) => intervalWords[interval]
/** What it comes to a month, where one pays for more than one. */
export const monthlyPriceOf = ({ price, interval }: Plan) =>
  dollars().format(interval === 'quarter' ? price / 3 : price)

/** The plan that is not this one. */
export function otherPlan(id: Plan['id']): Plan | undefined {
  return plans.find((plan) => plan.id !== id)
}

const live: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused'])

/** Whether the provider still counts on the customer, so that nothing can be bought a second time. */
export function isLive(status: string | undefined): boolean {
  return live.has(status ?? '')
}
