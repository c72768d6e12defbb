import { useMutation } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { callFunction } from '#web/lib/backend/functions.ts'
import { textField } from '#web/lib/json.ts'
import { logFailure } from '#web/lib/log.ts'
import { paths } from '#web/lib/paths.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'

const noCheckout = t('Failed to create checkout session')

/**
 * The address of the page where this price is paid.
 * @throws Error with the server's own words, or the specification's where it has none
 */
export async function checkoutAddress(userId: string | null, priceId: string): Promise<string> {
  if (userId === null) throw new Error('User not authenticated')
  const { origin } = window.location
  const response = await callFunction('stripe-checkout', {
    price_id: priceId,
    mode: 'subscription',
    success_url: origin + paths.subscriptionSuccess,
    cancel_url: origin + paths.pricing,
  }).catch(async (cause: unknown) => {
    logFailure('The checkout cannot be opened', cause)
    const words = { otherwise: noCheckout, offline: noCheckout }
    throw new Error(await whyNot(cause, 'plan', words), { cause })
  })
  const url = textField(await response.json().catch(() => null), 'url')
  if (url === undefined) throw new Error('No checkout URL returned from server')
  return url
}

/** Leads the browser to the page where one pays. */
export function useCheckout(userId: string | null) {
  return useMutation({
    mutationFn: (priceId: string) => checkoutAddress(userId, priceId),
    onSuccess: (url) => window.location.assign(url),
  })
}
