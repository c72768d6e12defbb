import { recovery } from '#functions/recovery/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(recovery)
