import type { FunctionHandler } from '#functions/environment.ts'
import { personalChef } from '#functions/personal-chef/handler.ts'
import { handleAccount } from '#functions/account/handler.ts'
import { mealPlanFeed } from '#functions/meal-plan-feed/handler.ts'
import { importRecipe } from '#functions/import-recipe/handler.ts'
import { handlePictures } from '#functions/pictures/handler.ts'
import { recovery } from '#functions/recovery/handler.ts'
import { stripeCheckout } from '#functions/stripe-checkout/handler.ts'
import { stripePortal } from '#functions/stripe-portal/handler.ts'
import { stripeSubscription } from '#functions/stripe-subscription/handler.ts'
import { stripeWebhook } from '#functions/stripe-webhook/handler.ts'

/** The functions under /functions/v1/<name>. */
export const functionHandlers: ReadonlyMap<string, FunctionHandler> = new Map([
  ['personal-chef', personalChef],
  ['account', handleAccount],
  ['import-recipe', importRecipe],
  ['meal-plan-feed', mealPlanFeed],
  ['pictures', handlePictures],
  ['recovery', recovery],
  ['stripe-checkout', stripeCheckout],
  ['stripe-portal', stripePortal],
  ['stripe-subscription', stripeSubscription],
  ['stripe-webhook', stripeWebhook],
])
