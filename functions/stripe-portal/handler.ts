import { z } from 'zod'
import { t } from '#domain/texts/t.ts'
import { requireCustomer } from '../stripe/customer.ts'
import { forBuyers } from '../stripe/handle.ts'
import { ownAddress } from '../stripe/own-address.ts'
import { readJson } from '../http/read-json.ts'

const bodySchema = z.object({ return_url: z.string().max(2_000) })

/**
 * POST {return_url} → {url} of Stripe's own pages for cards and invoices. For servers to which no
 * fixed address of them was given.
 */
export const stripePortal = forBuyers(
  'stripe-portal',
  () => t('The billing pages cannot be opened now'),
  async (request, environment, { caller, stripe }) => {
    const { return_url } = await readJson(request, bodySchema)
    const returnUrl = ownAddress(return_url, environment)
    const customer = await requireCustomer(environment, caller.id)
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
    return { url }
  },
)
