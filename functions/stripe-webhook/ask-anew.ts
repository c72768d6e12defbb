import { Stripe } from 'stripe'
import { chargeSchema, ofCharge, type PaymentStatement } from './payment-row.ts'
import { type Statement, subscriptionStatement } from './statement.ts'

/** What Stripe says now of what an event left open. */
export async function askAnew(stripe: Stripe, statement: Statement): Promise<Statement> {
  return 'subscription' in statement
    ? subscriptionNow(stripe, statement)
    : paymentNow(stripe, statement)
}

async function subscriptionNow(
  stripe: Stripe,
  statement: Extract<Statement, { subscription: unknown }>,
): Promise<Statement> {
  try {
    const now = await stripe.subscriptions.retrieve(statement.subscription.subscription_id)
    return subscriptionStatement(now)
  } catch (thrown) {
    // Stripe itself has no more of it than the event: nothing better can be had.
    if (isMissing(thrown)) return statement
    throw thrown
  }
}

/** A charge names its payment, and only Stripe knows which invoice that paid. */
async function paymentNow(stripe: Stripe, statement: PaymentStatement): Promise<Statement> {
  const { payment, charge } = statement
  const payment_intent = payment.payment_intent_id
  if (payment_intent === undefined || charge === undefined) return statement
  try {
    const [paid, { data }] = await Promise.all([
      stripe.charges.retrieve(charge),
      stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent },
        limit: 1,
      }),
    ])
    const whole = ofCharge(chargeSchema.parse(paid))
    const invoice = data[0]?.invoice
    if (whole === undefined || invoice === undefined) return statement
    const invoice_id = typeof invoice === 'string' ? invoice : invoice.id
    return { ...whole, payment: { ...whole.payment, ...payment, invoice_id } }
  } catch (thrown) {
    if (isMissing(thrown)) return statement
    throw thrown
  }
}

function isMissing(thrown: unknown): boolean {
  return thrown instanceof Stripe.errors.StripeError && thrown.code === 'resource_missing'
}
