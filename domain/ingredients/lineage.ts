import type { IngredientId } from './vocabulary.ts'

/** What tells the parents: a vocabulary, or the entries that it is made of. */
interface Parents {
  ingredients: ReadonlyMap<IngredientId, { parent?: IngredientId | null | undefined }>
}

/** An ingredient and everything that it is a kind of, nearest first. */
export function lineageOf(id: IngredientId, { ingredients }: Parents): IngredientId[] {
  const line: IngredientId[] = []
  let current: IngredientId | null = id
  while (current !== null && !line.includes(current)) {
    line.push(current)
    current = ingredients.get(current)?.parent ?? null
  }
  return line
}
