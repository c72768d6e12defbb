import { Stripe } from 'stripe'
import type { Customer, Invoice, InvoiceLine, Price } from '../ledger.ts'
import { clockIdOf } from './customer.ts'
import { listObject } from './list.ts'

export const totalOf = ({ lines }: Pick<Invoice, 'lines'>) =>
  lines.reduce((total, { amount }) => total + amount, 0)

/** The payment of an invoice goes by ids of its own, made from the invoice's. */
export const paymentIntentIdOf = (invoice: Invoice) => `pi_${invoice.id}`

export function invoiceObject(
  invoice: Invoice,
  customer: Customer,
  priceOf: (id: string) => Price,
  receiptUrl: string,
) {
  const total = totalOf(invoice)
  const paid = invoice.status === 'paid' ? invoice.due : 0
  const first = invoice.lines[0]
  return {
    id: invoice.id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Larder (test)',
    account_tax_ids: null,
    amount_due: invoice.due,
    amount_overpaid: 0,
    amount_paid: paid,
    amount_remaining: invoice.due - paid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: invoice.status === 'open',
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.created,
    ending_balance: Math.min(0, invoice.startingBalance + total),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: receiptUrl,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listObject(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line, index) => lineObject(invoice, line, index, priceOf(line.price))),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: {}, subscription: invoice.subscription },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: first?.end ?? invoice.created,
    period_start: first?.start ?? invoice.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.created,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: clockIdOf(customer),
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice
}

function lineObject(invoice: Invoice, line: InvoiceLine, index: number, price: Price) {
  return {
    id: `il_${invoice.id}_${index}`,
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: null,
        subscription: invoice.subscription,
        subscription_item: `si_of_${invoice.subscription}`,
      },
      type: 'subscription_item_details',
    },
    period: { start: line.start, end: line.end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(price.amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem
}

export function invoicePaymentObject(invoice: Invoice) {
  return {
    id: `inpay_${invoice.id}`,
    object: 'invoice_payment',
    amount_paid: invoice.status === 'paid' ? invoice.due : null,
    amount_requested: invoice.due,
    created: invoice.created,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntentIdOf(invoice), type: 'payment_intent' },
    status: invoice.status === 'paid' ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: invoice.paidAt },
  } satisfies Stripe.InvoicePayment
}
