import { useMutation } from '@tanstack/react-query'

import { t } from '#domain/texts/t.ts'
import { callFunction } from '#web/lib/backend/functions.ts'
import { textField } from '#web/lib/json.ts'
import { logFailure } from '#web/lib/log.ts'
import { paths } from '#web/lib/paths.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'

export type PlanChange =
  | { action: 'cancel' }
  | { action: 'resume' }
  | { action: 'change'; price_id: string }

/** A failure in words for a person: the server's own, else these. */
async function ask(name: string, body: unknown, failed: string): Promise<Response> {
  try {
    return await callFunction(name, body)
  } catch (cause) {
    logFailure(failed, cause)
    const words = { otherwise: failed, offline: failed }
    throw new Error(await whyNot(cause, 'plan', words), { cause })
  }
}

/** Cancels at the end of the period, takes that back, or changes the plan; the database follows. */
export function usePlanChange() {
  return useMutation({
    mutationFn: (change: PlanChange) =>
      ask('stripe-subscription', change, t('Your plan could not be changed. Please try again.')),
  })
}

const noPortal = t('The billing pages cannot be opened now. Please try again.')

/** Leads to the provider's pages for cards and invoices, where they have no fixed address. */
export function useBillingPages() {
  return useMutation({
    mutationFn: async () => {
      const body = { return_url: window.location.origin + paths.accountPlace('plan') }
      const response = await ask('stripe-portal', body, noPortal)
      const url = textField(await response.json().catch(() => null), 'url')
      if (url === undefined) throw new Error(noPortal)
      return url
    },
    onSuccess: (url) => window.location.assign(url),
  })
}
