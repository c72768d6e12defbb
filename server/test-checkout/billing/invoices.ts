import type { Book } from '../book.ts'
import { customerOf } from '../book.ts'
import { type Invoice, type InvoiceLine, newId, type Subscription } from '../ledger.ts'
import { chargeObject, disputeObject } from '../objects/charge.ts'
import { totalOf } from '../objects/invoice.ts'
import { sendInvoiceEvent } from './send-event.ts'

/** Asks for the lines' sum, less the customer's credit; what goes below zero becomes a credit. */
export function makeInvoice(
  book: Book,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: InvoiceLine[],
  at: number,
): Invoice {
  const customer = customerOf(book, subscription.customer)
  const startingBalance = customer.balance
  const total = totalOf({ lines })
  customer.balance = Math.min(0, startingBalance + total)
  const invoice: Invoice = {
    id: newId('in'),
    number: `TEST-${String(book.ledger.invoices.length + 1).padStart(4, '0')}`,
    customer: customer.id,
    subscription: subscription.id,
    reason,
    lines,
    startingBalance,
    due: Math.max(0, startingBalance + total),
    status: 'open',
    attempts: 0,
    created: at,
    paidAt: null,
    refunded: 0,
    dispute: null,
  }
  book.ledger.invoices.push(invoice)
  subscription.latestInvoice = invoice.id
  return invoice
}

/** Charges the customer's card; what is covered by a credit needs none. Answers whether it is paid. */
export function collect(book: Book, invoice: Invoice, at: number): boolean {
  const { card } = customerOf(book, invoice.customer)
  invoice.attempts += 1
  if (invoice.due > 0 && card === 'refused') {
    sendInvoiceEvent(book, at, invoice, 'payment_failed')
    return false
  }
  invoice.status = 'paid'
  invoice.paidAt = at
  sendInvoiceEvent(book, at, invoice, 'paid')
  return true
}

/** Gives money back; more than was paid cannot be. Answers how much it came to. */
export function refund(book: Book, invoice: Invoice, amount: number, at: number): number {
  const given = Math.min(amount, invoice.due - invoice.refunded)
  if (invoice.status !== 'paid' || given <= 0) return 0
  invoice.refunded += given
  book.send(at, { type: 'charge.refunded', object: chargeObject(invoice) })
  return given
}

/** The bank takes the money back, until it is settled who was right. */
export function dispute(
  book: Book,
  invoice: Invoice,
  status: 'needs_response' | 'won' | 'lost',
  at: number,
): void {
  if (invoice.status !== 'paid' || invoice.due === 0) return
  invoice.dispute = status
  const type = status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'
  book.send(at, { type, object: disputeObject(invoice, at) })
}
