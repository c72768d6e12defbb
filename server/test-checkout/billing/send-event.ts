import type { Book } from '../book.ts'
import { customerOf, priceOf } from '../book.ts'
import type { Invoice, Session, Subscription } from '../ledger.ts'
import { invoiceObject } from '../objects/invoice.ts'
import { sessionObject } from '../objects/session.ts'
import { subscriptionObject } from '../objects/subscription.ts'

/** The objects as they are now, in Stripe's form. */
export const shownSubscription = (book: Book, subscription: Subscription) =>
  subscriptionObject(
    subscription,
    priceOf(book, subscription.price),
    customerOf(book, subscription.customer),
  )

export const shownInvoice = (book: Book, invoice: Invoice) =>
  invoiceObject(
    invoice,
    customerOf(book, invoice.customer),
    (id) => priceOf(book, id),
    `${book.pagesUrl()}/invoice/${invoice.id}`,
  )

export const shownSession = (book: Book, session: Session) =>
  sessionObject(
    session,
    priceOf(book, session.price),
    customerOf(book, session.customer),
    payPageOf(session),
  )

/** On the site that the person came from, whatever name it goes by there. */
function payPageOf({ id, successUrl }: Session): string {
  return `${new URL(successUrl).origin}/test-checkout/pay/${id}`
}

export function sendSubscriptionEvent(
  book: Book,
  at: number,
  subscription: Subscription,
  what: 'created' | 'updated' | 'deleted',
): void {
  book.send(at, {
    type: `customer.subscription.${what}`,
    object: shownSubscription(book, subscription),
  })
}

export function sendInvoiceEvent(
  book: Book,
  at: number,
  invoice: Invoice,
  what: 'paid' | 'payment_failed' | 'marked_uncollectible',
): void {
  book.send(at, { type: `invoice.${what}`, object: shownInvoice(book, invoice) })
}
