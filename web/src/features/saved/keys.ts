export const savedKey = (userId: string | null) => ['saved-recipes', userId] as const
export const shelvesKey = (userId: string | null) => ['collections', userId] as const
