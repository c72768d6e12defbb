import type { Stripe } from 'stripe'
import { z } from 'zod'
import { Refusal } from '../http/refusal.ts'
import type { EventTaken } from './events-taken.ts'
import { type SubscriptionRow, subscriptionRow, subscriptionSchema } from './subscription-row.ts'
import {
  chargeSchema,
  disputeSchema,
  invoiceSchema,
  ofCharge,
  ofDispute,
  ofInvoice,
  ofSession,
  type PaymentStatement,
  sessionSchema,
} from './payment-row.ts'

export interface SubscriptionStatement {
  customer: string
  subscription: SubscriptionRow
}

/** What an event says, as the database keeps it. */
export type Statement = SubscriptionStatement | PaymentStatement

type Reader = (stated: unknown) => Statement | undefined

/** What each event that we take says of the object that it is about. */
const readers: Readonly<Record<EventTaken, Reader>> = {
  'customer.subscription.created': subscriptionStatement,
  'customer.subscription.updated': subscriptionStatement,
  'customer.subscription.deleted': subscriptionStatement,
  'customer.subscription.paused': subscriptionStatement,
  'customer.subscription.resumed': subscriptionStatement,
  'checkout.session.completed': (stated) => ofSession(read(sessionSchema, stated)),
  'checkout.session.async_payment_succeeded': (stated) => ofSession(read(sessionSchema, stated)),
  'invoice.paid': (stated) => ofInvoice(read(invoiceSchema, stated), 'completed'),
  'invoice.payment_failed': (stated) => ofInvoice(read(invoiceSchema, stated), 'payment_failed'),
  'invoice.voided': (stated) => ofInvoice(read(invoiceSchema, stated), 'canceled'),
  'invoice.marked_uncollectible': (stated) => ofInvoice(read(invoiceSchema, stated), 'canceled'),
  'charge.refunded': (stated) => ofCharge(read(chargeSchema, stated)),
  'charge.dispute.created': (stated) => ofDispute(read(disputeSchema, stated)),
  'charge.dispute.closed': (stated) => ofDispute(read(disputeSchema, stated)),
}
const readerOf: ReadonlyMap<string, Reader> = new Map(Object.entries(readers))

/** Undefined for an event that says nothing we keep. @throws Refusal 400 for one that cannot be read */
export function statementOf({ type, data }: Stripe.Event): Statement | undefined {
  return readerOf.get(type)?.(data.object)
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
