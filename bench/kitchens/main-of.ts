import { lineageOf } from '#domain/ingredients/lineage.ts'
import { foldText } from '#domain/ingredients/normalise.ts'
import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'

const framed = (text: string) => ` ${foldText(text)} `

/** Where the title names an ingredient or what it is a kind of; infinite where it does not. */
function placeIn(title: string, id: IngredientId, vocabulary: Vocabulary): number {
  const names = lineageOf(id, vocabulary).flatMap((each) => {
    const known = vocabulary.ingredients.get(each)
    return known === undefined ? [] : [known.name, known.plural]
  })
  const places = names.map((name) => framed(title).indexOf(framed(name)))
  return Math.min(...places.filter((place) => place >= 0), Infinity)
}

/**
 * What a dish is mainly of: the ingredient that its title names first, as the most general thing that it is a kind of
 * (thighs and wings are both chicken); where the title names none ("Shakshuka"), what is given.
 *
 * @param dish `needs` are the ids of what it needs
 */
export function mainOf(
  dish: { title: string; needs: readonly IngredientId[]; otherwise: string },
  vocabulary: Vocabulary,
): string {
  const named = dish.needs
    .map((id) => ({ id, place: placeIn(dish.title, id, vocabulary) }))
    .filter(({ place }) => place < Infinity)
    .toSorted((left, right) => left.place - right.place)
  const [first] = named
  if (first === undefined) return dish.otherwise
  return lineageOf(first.id, vocabulary).at(-1) ?? first.id
}
