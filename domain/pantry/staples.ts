import type { IngredientId } from '../ingredients/vocabulary.ts'

/** What nearly every kitchen has, until a cook says otherwise; the list is shown, and theirs to change. */
export const usualStaples: readonly IngredientId[] = ['salt', 'black-pepper', 'water']
/** More than that is no assumption but a pantry; the database takes no more. */
export const mostStaples = 200
