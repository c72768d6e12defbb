import { mealPlanFeed } from '#functions/meal-plan-feed/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(mealPlanFeed)
