import { importRecipe } from '#functions/import-recipe/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(importRecipe)
