/** Where a person's dietary settings stand in the cache. */
export const dietarySettingsKey = (userId: string) => ['dietary-settings', userId] as const
