export const savedKey = (userId: string | null) => ['saved-recipes', userId] as const
export const collectionsKey = (userId: string | null) => ['collections', userId] as const
