import { kitchenKey } from '#web/lib/kitchen-here.ts'

/** Where who eats in a kitchen stands in the cache. */
export const eatersKey = kitchenKey('eaters')

/** Where stands who of them eats today. */
export const todayKey = (account: string, kitchen: string) => ['today', account, kitchen] as const
