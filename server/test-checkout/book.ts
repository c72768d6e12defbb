import type { Stripe } from 'stripe'
import { ApiError } from './api/api-error.ts'
import type { Customer, Invoice, Ledger, Price, Session, Subscription } from './ledger.ts'

/** The events that the test checkout sends. */
type SentType =
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.marked_uncollectible'
  | 'checkout.session.completed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'

/** Something that happened: the event's type with the object that the SDK gives it. */
export type Occurrence = {
  [Type in SentType]: {
    type: Type
    object: Extract<Stripe.Event, { type: Type }>['data']['object']
  }
}[SentType]

/** The ledger with what everything that changes it needs. */
export interface Book {
  ledger: Ledger
  /** Where the pages of the test checkout are shown. */
  pagesUrl: () => string
  /** Seconds since 1970, by the real clock. */
  now: () => number
  /** Sends an event, once the ledger is on the disk. `at`: seconds by the customer's clock. */
  send: (at: number, occurrence: Occurrence) => void
}

const missing = (what: string, id: string) =>
  new ApiError(404, 'invalid_request_error', `No such ${what}: '${id}'`, 'resource_missing')

function find<Kind extends { id: string }>(all: readonly Kind[], what: string, id: string): Kind {
  const found = all.find((each) => each.id === id)
  if (found === undefined) throw missing(what, id)
  return found
}

export const priceOf = ({ ledger }: Book, id: string): Price => find(ledger.prices, 'price', id)
export const customerOf = ({ ledger }: Book, id: string): Customer =>
  find(ledger.customers, 'customer', id)
export const sessionOf = ({ ledger }: Book, id: string): Session =>
  find(ledger.sessions, 'checkout.session', id)
export const subscriptionOf = ({ ledger }: Book, id: string): Subscription =>
  find(ledger.subscriptions, 'subscription', id)
export const invoiceOf = ({ ledger }: Book, id: string): Invoice =>
  find(ledger.invoices, 'invoice', id)

/** Opens the book while nobody else has it; see LedgerFile. */
export type WithBook = <Result>(work: (book: Book) => Result | Promise<Result>) => Promise<Result>

/** The time at this customer's clock, in seconds. */
export function timeOf(book: Book, customer: string): number {
  return book.now() + customerOf(book, customer).ahead
}
