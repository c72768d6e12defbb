import type { Stripe } from 'stripe'
import type { Price, Subscription } from '../ledger.ts'
import { clockIdOf } from './customer.ts'
import { listObject } from './list.ts'
import { planObject, priceObject } from './price.ts'
import type { Customer } from '../ledger.ts'

export function subscriptionObject(subscription: Subscription, price: Price, customer: Customer) {
  const { id, item, metadata, status, created, periodStart, periodEnd } = subscription
  const items = [
    {
      id: item,
      object: 'subscription_item',
      billing_thresholds: null,
      created,
      current_period_end: periodEnd,
      current_period_start: periodStart,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: planObject(price),
      price: priceObject(price),
      quantity: 1,
      subscription: id,
      tax_rates: [],
    } satisfies Stripe.SubscriptionItem,
  ]
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: periodStart,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listObject(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status,
    test_clock: clockIdOf(customer),
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription
}
