import { lineageOf } from '../ingredients/lineage.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { drawDish } from '../drawing/dishes/draw-dish.ts'
import { composedKinds } from '../drawing/dishes/kinds/composed-kinds.ts'
import type { Dish } from './dish.ts'
import { dishAddress } from './dish-address.ts'
import { gramsOf } from './measure.ts'

/** The picture that is drawn of a dish, the same each time, as an SVG document. */
export function drawingOf(dish: Dish, vocabulary: Vocabulary): string {
  return drawDish(
    {
      kind: dish.form.id,
      meals: dish.form.meals,
      seed: dishAddress(dish.composition),
      foods: dish.lines.map(({ ingredient, slot, amount }) => ({
        id: ingredient,
        kinds: lineageOf(ingredient, vocabulary),
        slot,
        grams: gramsOf(amount),
      })),
    },
    composedKinds,
  )
}

/** The address of that picture; it holds the picture itself. */
export function coverOf(dish: Dish, vocabulary: Vocabulary): string {
  return `data:image/svg+xml,${encodeURIComponent(drawingOf(dish, vocabulary))}`
}
