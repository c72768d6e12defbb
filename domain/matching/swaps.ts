import type { IngredientId, Substitution, Vocabulary } from '../ingredients/vocabulary.ts'
import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'
import { listedBy } from './listed-by.ts'

/** Of each need, the substitutions of which all is there and which keep to the rules, the best first. */
export type SwapsOfKitchen = ReadonlyMap<IngredientId, readonly Substitution[]>

/** What is asked for, and in which contexts its line uses it. */
interface InContext {
  ingredient: IngredientId | null
  contexts?: readonly string[]
}

/** The context of what its dish is named after: swapped by what is alike, or it would be another dish. */
export const inTitle = 'in the title'

/** The context of what is taken where somebody does not eat the need: no use of it proves that, so that it counts for nothing. */
export const whereAvoided = 'for whoever does not eat it'

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

type Placed = readonly [place: number, substitution: Substitution]

/** Under which those stand that take nothing. */
const nothing = ''

const substitutionsKnown = new WeakMap<
  Vocabulary['substitutions'],
  ReadonlyMap<IngredientId, readonly Placed[]>
>()

/** The substitutions with their places, by the first thing that each takes; worked out once for a vocabulary. */
function byFirstUse({ substitutions }: Vocabulary): ReadonlyMap<IngredientId, readonly Placed[]> {
  const known = substitutionsKnown.get(substitutions)
  if (known !== undefined) return known
  const byUse = listedBy(
    substitutions.map((each, place): Placed => [place, each]),
    ([, { uses }]) => [uses[0] ?? nothing],
  )
  substitutionsKnown.set(substitutions, byUse)
  return byUse
}

/** The substitutions on offer of which all is there; of equally good ones the first of the file goes first. */
export function swapsWith(
  there: ReadonlySet<IngredientId>,
  vocabulary: Vocabulary,
  rules: DietRules,
): SwapsOfKitchen {
  const byUse = byFirstUse(vocabulary)
  const found = [nothing, ...there].flatMap((id) =>
    (byUse.get(id) ?? []).filter(
      ([, each]) => each.uses.every((use) => there.has(use)) && keepsRules(each, rules),
    ),
  )
  found.sort(([left, one], [right, other]) => other.quality - one.quality || left - right)
  return listedBy(
    found.map(([, each]) => each),
    ({ need }) => [need],
  )
}
