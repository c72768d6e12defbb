import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** An ingredient's name, or its key in words where the vocabulary does not hold it, or has not come. */
export function ingredientName(id: IngredientId, vocabulary: Vocabulary | undefined): string {
  return vocabulary?.ingredients.get(id)?.name ?? id.replaceAll('-', ' ')
}

/** How people speak of having it: "eggs", "chicken thighs", "milk". */
export function ingredientPlural(id: IngredientId, vocabulary: Vocabulary | undefined): string {
  return vocabulary?.ingredients.get(id)?.plural ?? ingredientName(id, vocabulary)
}

/** With its first letter large, as a name stands alone. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
