import { handlePictures } from '#functions/pictures/handler.ts'
import { serve } from '../_shared/serve.ts'

serve(handlePictures)
