import { stripeSubscription } from '#functions/stripe-subscription/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(stripeSubscription)
