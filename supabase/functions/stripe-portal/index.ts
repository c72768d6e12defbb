import { stripePortal } from '#functions/stripe-portal/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(stripePortal)
