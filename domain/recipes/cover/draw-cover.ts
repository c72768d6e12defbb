import { drawDish } from '../../drawing/dishes/draw-dish.ts'
import { allKinds } from '../../drawing/dishes/kinds/all-kinds.ts'
import { contentsOf } from '../../drawing/dishes/servings.ts'
import type { Vocabulary } from '../../ingredients/vocabulary.ts'
import { dishOfRecipe } from './dish-of-recipe.ts'

/**
 * The cover that `coverWords` asks for, as an SVG document: the same words always give the same drawing. Null where
 * neither the title nor a food tells how the dish looks.
 */
export function drawCover(
  words: string,
  vocabulary: Pick<Vocabulary, 'ingredients'>,
): string | null {
  const query = new URLSearchParams(words)
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean) ?? []
  const title = query.get('title') ?? ''
  const known = list('foods').filter((id) => vocabulary.ingredients.has(id))
  const dish = dishOfRecipe(
    {
      title,
      tags: list('tags'),
      cuisine: list('cuisine'),
      mealType: list('meals'),
      seed: title,
      foods: known.map((id) => ({ id, grams: null })),
    },
    vocabulary,
  )
  const isTold = allKinds.has(dish.kind) || contentsOf(dish).pieces.length > 0
  return isTold ? drawDish(dish, allKinds) : null
}
