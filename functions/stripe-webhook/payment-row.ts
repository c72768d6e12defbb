import { z } from 'zod'
import { isoTime, reference } from './subscription-row.ts'

type OrderStatus = 'pending' | 'payment_failed' | 'canceled' | 'completed'

/** A row of stripe_orders. Amounts in the currency's smallest unit. */
export interface PaymentRow {
  invoice_id?: string
  checkout_session_id?: string
  payment_intent_id?: string
  amount_subtotal?: number
  amount_total?: number
  currency?: string
  status?: OrderStatus
  created_at?: string
  receipt_url?: string
  amount_refunded?: number
  dispute?: 'open' | 'won' | 'lost'
  /** The invoice itself says it: its amounts count more than those of a session or a charge. */
  by_invoice?: true
}

export interface PaymentStatement {
  /** Null where the event does not name whose it is. */
  customer: string | null
  payment: PaymentRow
  /** The charge that a dispute is about. */
  charge?: string
}

const money = { currency: z.string(), created: z.number() }

export const invoiceSchema = z.object({
  id: z.string(),
  customer: reference.nullable(),
  subtotal: z.number(),
  amount_due: z.number(),
  amount_paid: z.number(),
  hosted_invoice_url: z.string().nullish(),
  ...money,
})

/** Undefined where nothing was asked for: a change of plan that a credit pays is no order. */
export function ofInvoice(
  invoice: z.infer<typeof invoiceSchema>,
  status: OrderStatus,
): PaymentStatement | undefined {
  const total = status === 'completed' ? invoice.amount_paid : invoice.amount_due
  if (invoice.customer === null || total <= 0) return undefined
  return {
    customer: invoice.customer,
    payment: {
      invoice_id: invoice.id,
      amount_subtotal: invoice.subtotal,
      amount_total: total,
      currency: invoice.currency,
      status,
      created_at: isoTime(invoice.created),
      ...(invoice.hosted_invoice_url != null && { receipt_url: invoice.hosted_invoice_url }),
      by_invoice: true,
    },
  }
}

export const sessionSchema = z.object({
  id: z.string(),
  customer: reference.nullable(),
  invoice: reference.nullable(),
  amount_subtotal: z.number().nullable(),
  amount_total: z.number().nullable(),
  currency: z.string().nullable(),
  payment_status: z.string(),
  created: z.number(),
})

export function ofSession(session: z.infer<typeof sessionSchema>): PaymentStatement | undefined {
  const { customer, invoice, amount_total, amount_subtotal, currency } = session
  if (customer === null || invoice === null || !amount_total || currency === null) return undefined
  return {
    customer,
    payment: {
      invoice_id: invoice,
      checkout_session_id: session.id,
      amount_subtotal: amount_subtotal ?? amount_total,
      amount_total,
      currency,
      status: session.payment_status === 'paid' ? 'completed' : 'pending',
      created_at: isoTime(session.created),
    },
  }
}

export const chargeSchema = z.object({
  id: z.string(),
  customer: reference.nullable(),
  payment_intent: reference.nullable(),
  amount: z.number(),
  amount_refunded: z.number(),
  ...money,
})

export function ofCharge(charge: z.infer<typeof chargeSchema>): PaymentStatement | undefined {
  const { customer, payment_intent, amount, amount_refunded, currency, created } = charge
  if (customer === null || payment_intent === null) return undefined
  return {
    customer,
    charge: charge.id,
    payment: {
      payment_intent_id: payment_intent,
      amount_subtotal: amount,
      amount_total: amount,
      amount_refunded,
      currency,
      status: 'completed',
      created_at: isoTime(created),
    },
  }
}

export const disputeSchema = z.object({
  charge: reference,
  payment_intent: reference.nullable(),
  status: z.string(),
})

export function ofDispute(dispute: z.infer<typeof disputeSchema>): PaymentStatement | undefined {
  if (dispute.payment_intent === null) return undefined
  return {
    customer: null,
    charge: dispute.charge,
    payment: { payment_intent_id: dispute.payment_intent, dispute: disputeWord(dispute.status) },
  }
}

/** A warning that was closed took no money. */
function disputeWord(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open'
}
