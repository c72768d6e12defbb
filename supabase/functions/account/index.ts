import { handleAccount } from '#functions/account/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(handleAccount)
