import { personalChef } from '#functions/personal-chef/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(personalChef)
