import { stripeCheckout } from '#functions/stripe-checkout/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(stripeCheckout)
