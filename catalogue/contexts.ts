import { contextsOfLines } from '#domain/cooking/contexts-of-lines.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { CatalogueRecipe } from './read.ts'

/** In which contexts of its ingredient's substitutions each line of a recipe is used, as far as its words prove it. */
export function contextsIn(
  { title, tags, mealType, minutes, steps, ingredients }: CatalogueRecipe,
  vocabulary: Vocabulary,
): (readonly string[])[] {
  const lines = ingredients.map(({ item, use }) => ({
    name: vocabulary.ingredients.get(item)?.name ?? item,
    ingredient: item,
    use,
  }))
  return contextsOfLines(
    { title, tags, mealType, minutes: minutes.total, steps, lines },
    vocabulary,
  )
}
