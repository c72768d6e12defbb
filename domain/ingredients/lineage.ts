import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** An ingredient and everything that it is a kind of, nearest first. */
export function lineageOf(id: IngredientId, vocabulary: Vocabulary): IngredientId[] {
  const line: IngredientId[] = []
  let current: IngredientId | null = id
  while (current !== null && !line.includes(current)) {
    line.push(current)
    current = vocabulary.ingredients.get(current)?.parent ?? null
  }
  return line
}
