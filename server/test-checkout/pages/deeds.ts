import { advanceTo } from '../billing/advance.ts'
import { dispute, refund } from '../billing/invoices.ts'
import { days } from '../billing/periods.ts'
import { cancelAtPeriodEnd, changePrice, retryPayment } from '../billing/subscriptions.ts'
import { type Book, invoiceOf, priceOf, timeOf } from '../book.ts'
import type { Customer, Invoice, Subscription } from '../ledger.ts'

type Deed = (book: Book, customer: Customer, value: string) => void

const longestLeap = 400

/** What the buttons of the portal do; `value` is what the button stands beside. */
export const deeds: ReadonlyMap<string, Deed> = new Map<string, Deed>([
  [
    'cancel',
    (book, customer) =>
      onLive(book, customer, (each, at) => cancelAtPeriodEnd(book, each, true, at)),
  ],
  [
    'resume',
    (book, customer) =>
      onLive(book, customer, (each, at) => cancelAtPeriodEnd(book, each, false, at)),
  ],
  [
    'change',
    (book, customer, price) =>
      onLive(book, customer, (each, at) => changePrice(book, each, priceOf(book, price), at)),
  ],
  [
    'card',
    (book, customer, value) => {
      customer.card = value === 'works' ? 'works' : 'refused'
      if (customer.card === 'works')
        onLive(book, customer, (each, at) => retryPayment(book, each, at))
    },
  ],
  [
    'advance',
    (book, customer, value) => {
      const count = Math.min(Math.max(1, Math.floor(Number(value)) || 1), longestLeap)
      advanceTo(book, customer, timeOf(book, customer.id) + days(count))
    },
  ],
  [
    'refund',
    (book, customer, id) =>
      onInvoice(book, customer, id, (each, at) => void refund(book, each, each.due, at)),
  ],
  [
    'dispute',
    (book, customer, id) =>
      onInvoice(book, customer, id, (each, at) => dispute(book, each, 'needs_response', at)),
  ],
  [
    'dispute-won',
    (book, customer, id) =>
      onInvoice(book, customer, id, (each, at) => dispute(book, each, 'won', at)),
  ],
  [
    'dispute-lost',
    (book, customer, id) =>
      onInvoice(book, customer, id, (each, at) => dispute(book, each, 'lost', at)),
  ],
])

function onLive(
  book: Book,
  customer: Customer,
  work: (subscription: Subscription, at: number) => void,
): void {
  const live = book.ledger.subscriptions.findLast(
    (each) =>
      each.customer === customer.id && (each.status === 'active' || each.status === 'past_due'),
  )
  if (live !== undefined) work(live, timeOf(book, customer.id))
}

function onInvoice(
  book: Book,
  customer: Customer,
  id: string,
  work: (invoice: Invoice, at: number) => void,
): void {
  const invoice = invoiceOf(book, id)
  if (invoice.customer === customer.id) work(invoice, timeOf(book, customer.id))
}
