import { lineWords, type NamedFood } from '#domain/recipes/line-words.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import { shownAmount } from '#domain/recipes/scale-measure.ts'
import type { Scaling } from '#domain/recipes/scale.ts'
import type { ShownLine } from './line-matches.ts'

/** How much of it, and what it is called for so much: "3" and "eggs", "½" and "egg", "2 cans" and "tomatoes". */
export function amountAndName(
  line: RecipeLine,
  food: NamedFood | null,
  scaling: Scaling,
  gramsPerPiece: number | null = null,
): { amount: string; name: string } {
  const { unit, name } = lineWords(line, food, scaling.factor)
  return { amount: shownAmount(line, scaling, gramsPerPiece, unit), name }
}

/** As `amountAndName`, of a line as it is shown. */
export function wordsOf({ line, food, gramsPerPiece }: ShownLine, scaling: Scaling) {
  return amountAndName(line, food, scaling, gramsPerPiece)
}
