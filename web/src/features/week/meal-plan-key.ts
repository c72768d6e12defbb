import { kitchenKey } from '#web/lib/kitchen-here.ts'

/** Where the meal plan of a kitchen stands in the cache. */
export const mealPlanKey = kitchenKey('meal-plan')
