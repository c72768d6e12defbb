import { refund } from '../billing/invoices.ts'
import { cancelAtPeriodEnd, changePrice, endSubscription } from '../billing/subscriptions.ts'
import { shownInvoice, shownSubscription } from '../billing/send-event.ts'
import { type Book, invoiceOf, priceOf, subscriptionOf, timeOf } from '../book.ts'
import { type Invoice, newId } from '../ledger.ts'
import { chargeIdOf, chargeObject, refundObject } from '../objects/charge.ts'
import { invoicePaymentObject, paymentIntentIdOf } from '../objects/invoice.ts'
import { listObject } from '../objects/list.ts'
import { ApiError } from './api-error.ts'
import { parameters } from './parameters.ts'
import { missing, newest, route, type Route } from './route.ts'

/** What was bought. */
export const subscriptionRoutes: Route[] = [
  route('GET', '/v1/subscriptions', parameters.ofCustomer, (book, { customer, status, limit }) => {
    const own = book.ledger.subscriptions.filter(
      (each) =>
        each.customer === customer && (status === 'all' || each.status === (status ?? 'active')),
    )
    const shown = newest(own, limit).map((each) => shownSubscription(book, each))
    return listObject('/v1/subscriptions', shown)
  }),
  route('GET', '/v1/subscriptions/:id', parameters.none, (book, _none, id) =>
    shownSubscription(book, subscriptionOf(book, id)),
  ),
  route('POST', '/v1/subscriptions/:id', parameters.subscription, (book, asked, id) => {
    const subscription = subscriptionOf(book, id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    const at = timeOf(book, subscription.customer)
    const [item] = asked.items ?? []
    if (item !== undefined) {
      subscription.cancelAtPeriodEnd &&= asked.cancel_at_period_end ?? true
      changePrice(book, subscription, priceOf(book, item.price), at)
    } else {
      const stays = asked.cancel_at === '' ? false : asked.cancel_at_period_end
      cancelAtPeriodEnd(book, subscription, stays ?? subscription.cancelAtPeriodEnd, at)
    }
    return shownSubscription(book, subscription)
  }),
  route('DELETE', '/v1/subscriptions/:id', parameters.none, (book, _none, id) => {
    const subscription = subscriptionOf(book, id)
    if (subscription.status === 'canceled') throw missing('subscription', id)
    endSubscription(book, subscription, timeOf(book, subscription.customer))
    return shownSubscription(book, subscription)
  }),
]

function paidInvoice({ ledger }: Book, is: (invoice: Invoice) => boolean): Invoice | undefined {
  return ledger.invoices.find((each) => each.status === 'paid' && is(each))
}

/** What was paid for it. */
export const paymentRoutes: Route[] = [
  route('GET', '/v1/invoices/:id', parameters.none, (book, _none, id) =>
    shownInvoice(book, invoiceOf(book, id)),
  ),
  route('GET', '/v1/invoices', parameters.ofCustomer, (book, { customer, limit }) => {
    const own = book.ledger.invoices.filter((each) => each.customer === customer)
    return listObject(
      '/v1/invoices',
      newest(own, limit).map((each) => shownInvoice(book, each)),
    )
  }),
  route('GET', '/v1/invoice_payments', parameters.invoicePayments, (book, { payment }) => {
    const of = paidInvoice(book, (each) => paymentIntentIdOf(each) === payment.payment_intent)
    return listObject('/v1/invoice_payments', of === undefined ? [] : [invoicePaymentObject(of)])
  }),
  route('GET', '/v1/charges/:id', parameters.none, (book, _none, id) => {
    const invoice = paidInvoice(book, (each) => chargeIdOf(each) === id)
    if (invoice === undefined) throw missing('charge', id)
    return chargeObject(invoice)
  }),
  route('POST', '/v1/refunds', parameters.refund, (book, { charge, amount }) => {
    const invoice = paidInvoice(book, (each) => chargeIdOf(each) === charge)
    if (invoice === undefined) throw missing('charge', charge)
    const at = timeOf(book, invoice.customer)
    const given = refund(book, invoice, amount ?? invoice.due, at)
    if (given > 0) return refundObject(invoice, newId('re'), given, at)
    throw new ApiError(
      400,
      'invalid_request_error',
      'Charge has already been refunded.',
      'charge_already_refunded',
    )
  }),
]
