/** Where a person's notifications stand in the cache. */
export const notificationsKey = (userId: string) => ['notifications', userId] as const

/** Where it stands how they are told. */
export const settingsKey = (userId: string) => ['notification-settings', userId] as const
