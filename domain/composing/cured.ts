import type { IngredientId } from '../ingredients/vocabulary.ts'

const rashers = /bacon|pancetta|guanciale|speck|lardon/u

/** Cured and cut thin: who sees it crisp or browned knows that it is done. */
export const isCuredInRashers = (id: IngredientId): boolean => rashers.test(id)
