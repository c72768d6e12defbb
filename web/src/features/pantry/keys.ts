/** Null is a visitor, whose things stay on this device. */
type Owner = string | null

export const pantryKey = (owner: Owner) => ['pantry', owner ?? 'guest'] as const
export const staplesKey = (owner: Owner) => ['staples', owner ?? 'guest'] as const
export const correctionsKey = (owner: Owner) => ['corrections', owner ?? 'guest'] as const
