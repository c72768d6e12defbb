import { customerRoutes } from './customer-routes.ts'
import { paymentRoutes, subscriptionRoutes } from './payment-routes.ts'
import type { Route } from './route.ts'
import { sessionRoutes } from './session-routes.ts'
import { catalogueRoutes, endpointRoutes } from './shop-routes.ts'

/** So much of Stripe's API as Larder and its tests call. */
export const routes: readonly Route[] = [
  ...catalogueRoutes,
  ...customerRoutes,
  ...sessionRoutes,
  ...subscriptionRoutes,
  ...paymentRoutes,
  ...endpointRoutes,
]
