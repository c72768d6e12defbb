import { kitchenKey } from '#web/lib/kitchen-here.ts'

export const savedKey = (userId: string | null) => ['saved-recipes', userId] as const
export const collectionsKey = (userId: string | null) => ['collections', userId] as const
/** What others share in a kitchen. */
export const sharedKey = kitchenKey('shared-collections')
