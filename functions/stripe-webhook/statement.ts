import type { Stripe } from 'stripe'
import { z } from 'zod'
import { Refusal } from '../http/refusal.ts'
import { type SubscriptionRow, subscriptionRow, subscriptionSchema } from './subscription-row.ts'
import {
  chargeSchema,
  disputeSchema,
  invoiceSchema,
  ofCharge,
  ofDispute,
  ofInvoice,
  ofSession,
  type PaymentRow,
  sessionSchema,
} from './payment-row.ts'

export interface SubscriptionStatement {
  customer: string
  subscription: SubscriptionRow
}

export interface PaymentStatement {
  /** Null where the event does not name whose it is. */
  customer: string | null
  payment: PaymentRow
  /** The charge that a dispute is about. */
  charge?: string
}

/** What an event says, as the database keeps it. */
export type Statement = SubscriptionStatement | PaymentStatement

/** Undefined for an event that says nothing we keep. @throws Refusal 400 for one that cannot be read */
export function statementOf(event: Stripe.Event): Statement | undefined {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subscriptionStatement(event.data.object)
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return ofSession(read(sessionSchema, event.data.object))
    case 'invoice.paid':
      return ofInvoice(read(invoiceSchema, event.data.object), 'completed')
    case 'invoice.payment_failed':
      return ofInvoice(read(invoiceSchema, event.data.object), 'payment_failed')
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return ofInvoice(read(invoiceSchema, event.data.object), 'canceled')
    case 'charge.refunded':
      return ofCharge(read(chargeSchema, event.data.object))
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return ofDispute(read(disputeSchema, event.data.object))
    default:
      return undefined
  }
}

/** Of an event's own copy, or of one that was asked for anew. */
export function subscriptionStatement(stated: unknown): SubscriptionStatement {
  const subscription = read(subscriptionSchema, stated)
  return { customer: subscription.customer, subscription: subscriptionRow(subscription) }
}

function read<Schema extends z.ZodType>(schema: Schema, stated: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(stated)
  if (parsed.success) return parsed.data
  throw new Refusal(400, 'bad_event', `The event cannot be read: ${z.prettifyError(parsed.error)}`)
}
