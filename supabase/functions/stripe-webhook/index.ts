import { stripeWebhook } from '#functions/stripe-webhook/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(stripeWebhook)
