/** What belongs to a kitchen and is stored on devices: the first word of its keys in the cache. */
export const kitchenKinds = [
  'pantry',
  'staples',
  'corrections',
  'shopping-list',
  'kitchen-history',
  'eaters',
  'meal-plan',
  'shared-collections',
  'recipe-notes',
] as const

export type KitchenKind = (typeof kitchenKinds)[number]
