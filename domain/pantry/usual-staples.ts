import type { IngredientId } from '../ingredients/vocabulary.ts'

/** What nearly every kitchen has: the list that a new cook starts with, shown, and theirs to change. */
export const usualStaples: readonly IngredientId[] = ['salt', 'black-pepper', 'water']
