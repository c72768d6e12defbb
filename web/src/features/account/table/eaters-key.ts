/** Where who eats in a kitchen stands in the cache. */
export const eatersKey = (kitchen: string) => ['eaters', kitchen] as const

/** Where stands who of them eats today. */
export const todayKey = (kitchen: string) => ['today', kitchen] as const
