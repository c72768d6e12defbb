import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'

/** Of each need, the substitutions of which all is there and which keep to the rules, the best first. */
export type SwapsOfKitchen = ReadonlyMap<IngredientId, readonly Substitution[]>

/** What is asked for, and in which contexts its line uses it. */
interface InContext {
  ingredient: IngredientId | null
  contexts?: readonly string[]
}

/** The context of what its dish is named after: swapped by what is alike, or it would be another dish. */
export const inTitle = 'in the title'

/** Whether a substitution holds where a line uses its need: everywhere, or in a context that the line is known to be. */
export function holdsIn(
  { context, alike = false }: Substitution,
  contexts: readonly string[] = [],
): boolean {
  if (!alike && contexts.includes(inTitle)) return false
  return context === null || contexts.includes(context)
}

/** What a kitchen offers instead of a need that is used so. */
export function swapFor(
  { ingredient, contexts }: InContext,
  swaps: SwapsOfKitchen,
): Substitution | undefined {
  if (ingredient === null) return undefined
  return swaps.get(ingredient)?.find((each) => holdsIn(each, contexts))
}

/** The substitutions on offer that `has` all of; of equally good ones the first of the file goes first. */
export function swapsWith(
  has: (id: IngredientId) => boolean,
  vocabulary: Vocabulary,
  rules: DietRules,
): SwapsOfKitchen {
  const swaps = new Map<IngredientId, Substitution[]>()
  for (const each of vocabulary.substitutions) {
    if (!each.uses.every(has) || !keepsRules(each, rules)) continue
    const others = swaps.get(each.need)
    if (others === undefined) swaps.set(each.need, [each])
    else others.push(each)
  }
  for (const each of swaps.values()) each.sort((left, right) => right.quality - left.quality)
  return swaps
}
