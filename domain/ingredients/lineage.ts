import type { IngredientId } from './vocabulary.ts'

/** What tells the parents: a vocabulary, or the entries that it is made of. */
interface Parents {
  ingredients: ReadonlyMap<IngredientId, { parent?: IngredientId | null | undefined }>
}

/** Asked again and again of the same few hundred: worked out once. */
const known = new WeakMap<Parents['ingredients'], Map<IngredientId, readonly IngredientId[]>>()

/** An ingredient and everything that it is a kind of, nearest first. */
export function lineageOf(id: IngredientId, { ingredients }: Parents): readonly IngredientId[] {
  const lines = known.get(ingredients) ?? new Map<IngredientId, readonly IngredientId[]>()
  known.set(ingredients, lines)
  const line = lines.get(id) ?? readLineage(id, ingredients)
  lines.set(id, line)
  return line
}

function readLineage(id: IngredientId, ingredients: Parents['ingredients']): IngredientId[] {
  const line: IngredientId[] = []
  let current: IngredientId | null = id
  while (current !== null && !line.includes(current)) {
    line.push(current)
    current = ingredients.get(current)?.parent ?? null
  }
  return line
}
