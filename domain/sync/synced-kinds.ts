/** What `rpc/current_versions` answers a version of, so that a device follows what another one changes. */
export const syncedKinds = [
  'pantry',
  'staples',
  'corrections',
  'saved-recipes',
  'collections',
  'shared-collections',
  'recipe-notes',
  'dietary-settings',
  'eaters',
  'meal-plan',
  'shopping-list',
  'notifications',
  'kitchens',
] as const
export type SyncedKind = (typeof syncedKinds)[number]
