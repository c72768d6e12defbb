import { lineageOf } from '../ingredients/lineage.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { drawDishCover } from './cover/draw-dish-cover.ts'
import type { Dish } from './dish.ts'
import { dishAddress } from './dish-address.ts'
import { gramsOf } from './measure.ts'

/** The address of a picture that is drawn of a dish, the same each time; it holds the picture itself. */
export function coverOf(dish: Dish, vocabulary: Vocabulary): string {
  const drawn = drawDishCover({
    form: dish.form.id,
    tags: dish.form.tags,
    meals: dish.form.meals,
    seed: dishAddress(dish.composition),
    foods: dish.lines.map(({ ingredient, slot, amount }) => ({
      id: ingredient,
      kinds: lineageOf(ingredient, vocabulary),
      slot,
      grams: gramsOf(amount),
    })),
  })
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`
}
