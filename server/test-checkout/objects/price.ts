import { Stripe } from 'stripe'
import type { Ledger, Price } from '../ledger.ts'

export function productObject(product: Ledger['products'][number]) {
  return {
    id: product.id,
    object: 'product',
    active: true,
    created: product.created,
    description: product.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: product.name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: product.created,
    url: null,
  } satisfies Stripe.Product
}

export function priceObject(price: Price) {
  return {
    id: price.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: price.lookupKey,
    metadata: {},
    nickname: price.nickname,
    product: price.product,
    recurring: {
      interval: 'month',
      interval_count: price.months,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: price.amount,
    unit_amount_decimal: Stripe.Decimal.from(price.amount),
  } satisfies Stripe.Price
}

/** Items still carry the older form of their price. */
export function planObject(price: Price) {
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.amount,
    amount_decimal: Stripe.Decimal.from(price.amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: 'usd',
    interval: 'month',
    interval_count: price.months,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  } satisfies Stripe.Plan
}
