import { ApiError } from '../api/api-error.ts'
import type { Book } from '../book.ts'
import { customerOf, invoiceOf, priceOf } from '../book.ts'
import {
  type Invoice,
  type InvoiceLine,
  newId,
  type Price,
  type Session,
  type Subscription,
} from '../ledger.ts'
import { collect, makeInvoice } from './invoices.ts'
import { addMonths, days } from './periods.ts'
import { shownSession, sendInvoiceEvent, sendSubscriptionEvent } from './send-event.ts'

/** A payment that failed is tried again so many days after the one before; then the plan ends. */
const retryDays = [3, 4, 7]

const line = (price: Price, start: number, end: number): InvoiceLine => ({
  description: `1 × Larder Premium, ${price.nickname ?? price.id}`,
  amount: price.amount,
  price: price.id,
  proration: false,
  start,
  end,
})

/** What follows when somebody has paid on the page. The card is known to work. */
export function completeSession(book: Book, session: Session, at: number): void {
  const price = priceOf(book, session.price)
  const end = addMonths(at, price.months)
  const subscription: Subscription = {
    id: newId('sub'),
    item: newId('si'),
    customer: session.customer,
    price: price.id,
    status: 'incomplete',
    cancelAtPeriodEnd: false,
    periodStart: at,
    periodEnd: end,
    created: at,
    canceledAt: null,
    endedAt: null,
    latestInvoice: null,
    retryAt: null,
    metadata: session.subscriptionMetadata,
  }
  book.ledger.subscriptions.push(subscription)
  sendSubscriptionEvent(book, at, subscription, 'created')
  const invoice = makeInvoice(book, subscription, 'subscription_create', [line(price, at, end)], at)
  collect(book, invoice, at)
  subscription.status = 'active'
  sendSubscriptionEvent(book, at, subscription, 'updated')
  session.status = 'complete'
  session.subscription = subscription.id
  session.invoice = invoice.id
  book.send(at, { type: 'checkout.session.completed', object: shownSession(book, session) })
}

/** The next period begins, paid or not. */
export function renew(book: Book, subscription: Subscription, at: number): void {
  const price = priceOf(book, subscription.price)
  subscription.periodStart = at
  subscription.periodEnd = addMonths(at, price.months)
  const lines = [line(price, at, subscription.periodEnd)]
  const invoice = makeInvoice(book, subscription, 'subscription_cycle', lines, at)
  settle(book, subscription, collect(book, invoice, at), at)
  sendSubscriptionEvent(book, at, subscription, 'updated')
}

/** Tries the open payment once more: when its day has come, or when there is another card. */
export function retryPayment(book: Book, subscription: Subscription, at: number): void {
  const invoice = openInvoice(book, subscription)
  if (invoice === undefined) return
  if (collect(book, invoice, at)) {
    settle(book, subscription, true, at)
    sendSubscriptionEvent(book, at, subscription, 'updated')
    return
  }
  if (invoice.attempts > retryDays.length) {
    invoice.status = 'uncollectible'
    sendInvoiceEvent(book, at, invoice, 'marked_uncollectible')
    endSubscription(book, subscription, at)
    return
  }
  settle(book, subscription, false, at)
}

function settle(book: Book, subscription: Subscription, isPaid: boolean, at: number): void {
  const attempts = openInvoice(book, subscription)?.attempts ?? 1
  subscription.status = isPaid ? 'active' : 'past_due'
  subscription.retryAt = isPaid ? null : at + days(retryDays[attempts - 1] ?? 7)
}

function openInvoice(book: Book, { latestInvoice }: Subscription): Invoice | undefined {
  if (latestInvoice === null) return undefined
  const invoice = invoiceOf(book, latestInvoice)
  return invoice.status === 'open' ? invoice : undefined
}

export function endSubscription(book: Book, subscription: Subscription, at: number): void {
  subscription.status = 'canceled'
  subscription.retryAt = null
  subscription.endedAt = at
  subscription.canceledAt ??= at
  sendSubscriptionEvent(book, at, subscription, 'deleted')
}

/** Whether it ends with the period; it can be taken back until then. */
export function cancelAtPeriodEnd(
  book: Book,
  subscription: Subscription,
  isCancelled: boolean,
  at: number,
): void {
  if (subscription.cancelAtPeriodEnd === isCancelled) return
  subscription.cancelAtPeriodEnd = isCancelled
  subscription.canceledAt = isCancelled ? at : null
  sendSubscriptionEvent(book, at, subscription, 'updated')
}

/**
 * Another plan from now on; what was paid for and not used counts towards it.
 * @throws ApiError 402 where the card is refused, and then nothing has changed
 */
export function changePrice(
  book: Book,
  subscription: Subscription,
  price: Price,
  at: number,
): void {
  const before = priceOf(book, subscription.price)
  const customer = customerOf(book, subscription.customer)
  const { periodStart, periodEnd } = subscription
  const share = (periodEnd - at) / (periodEnd - periodStart)
  const unused =
    subscription.status === 'active' ? Math.round(before.amount * Math.max(0, share)) : 0
  if (customer.card === 'refused' && price.amount - unused + customer.balance > 0) {
    throw new ApiError(402, 'card_error', 'Your card was declined.', 'card_declined')
  }
  const periodTo = addMonths(at, price.months)
  const credit: InvoiceLine = {
    ...line(before, at, periodEnd),
    description: `Unused time of ${before.nickname ?? before.id}`,
    amount: -unused,
    proration: true,
  }
  Object.assign(subscription, { price: price.id, periodStart: at, periodEnd: periodTo })
  const lines = [credit, line(price, at, periodTo)]
  const invoice = makeInvoice(book, subscription, 'subscription_update', lines, at)
  settle(book, subscription, collect(book, invoice, at), at)
  sendSubscriptionEvent(book, at, subscription, 'updated')
}
