import type { Book } from '../book.ts'
import { timeOf } from '../book.ts'
import type { Customer, Subscription } from '../ledger.ts'
import { endSubscription, renew, retryPayment } from './subscriptions.ts'

/** When something happens next to the subscription by itself. */
function nextMoment({ status, retryAt, periodEnd }: Subscription): number {
  if (status !== 'active' && status !== 'past_due') return Infinity
  return Math.min(retryAt ?? Infinity, periodEnd)
}

/** Lets everything happen that is due at this customer's clock by `until`, in its order. */
export function letHappen(book: Book, customer: Customer, until: number): void {
  const own = book.ledger.subscriptions.filter((each) => each.customer === customer.id)
  for (;;) {
    const [next] = own.toSorted((one, other) => nextMoment(one) - nextMoment(other))
    if (next === undefined || nextMoment(next) > until) return
    happen(book, next, nextMoment(next))
  }
}

function happen(book: Book, subscription: Subscription, at: number): void {
  if (subscription.retryAt === at) retryPayment(book, subscription, at)
  else if (subscription.cancelAtPeriodEnd) endSubscription(book, subscription, at)
  else renew(book, subscription, at)
}

/** Puts the customer's clock forward, never back. Seconds since 1970. */
export function advanceTo(book: Book, customer: Customer, time: number): void {
  letHappen(book, customer, time)
  customer.ahead += Math.max(0, time - timeOf(book, customer.id))
}

/** What has come due while nobody looked. */
export function catchUp(book: Book): void {
  for (const customer of book.ledger.customers) letHappen(book, customer, timeOf(book, customer.id))
}
