import type { Stripe } from 'stripe'
import { days } from '../billing/periods.ts'
import type { Customer, Ledger } from '../ledger.ts'

export const clockIdOf = (customer: Customer) => `clock_${customer.id}`

export function customerObject(customer: Customer) {
  return {
    id: customer.id,
    object: 'customer',
    balance: customer.balance,
    created: customer.created,
    currency: 'usd',
    default_source: null,
    description: null,
    email: customer.email,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    shipping: null,
    test_clock: clockIdOf(customer),
  } satisfies Stripe.Customer
}

/** Each customer has a clock of its own, so that one can be put forward without the others. */
export function clockObject(customer: Customer, time: number) {
  return {
    id: clockIdOf(customer),
    object: 'test_helpers.test_clock',
    created: customer.created,
    deletes_after: time + days(400),
    frozen_time: time,
    livemode: false,
    name: customer.email,
    status: 'ready',
    status_details: {},
  } satisfies Stripe.TestHelpers.TestClock
}

export function portalObject(portal: Ledger['portals'][number], url: string) {
  return {
    id: portal.id,
    object: 'billing_portal.session',
    configuration: 'bpc_test_checkout',
    created: portal.created,
    customer: portal.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: portal.returnUrl,
    url,
  } satisfies Stripe.BillingPortal.Session
}

export function endpointObject(endpoint: Ledger['endpoints'][number], withSecret: boolean) {
  return {
    id: endpoint.id,
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: endpoint.created,
    description: null,
    enabled_events: endpoint.events,
    livemode: false,
    metadata: {},
    ...(withSecret && { secret: endpoint.secret }),
    status: 'enabled',
    url: endpoint.url,
  } satisfies Stripe.WebhookEndpoint
}
