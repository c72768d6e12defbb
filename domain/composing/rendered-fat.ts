import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import type { Form } from './form.ts'
import { type Amount, gramsOf, servingsOfDoses } from './measure.ts'
import type { Method } from './technique.ts'

/** What gives spoons of fat by itself as it browns, and what is called so and is lean. */
const fatty: ReadonlySet<IngredientId> = new Set([
  'bacon',
  'lardon',
  'pancetta',
  'guanciale',
  'chorizo',
  'tyrolean-speck',
])
const lean: ReadonlySet<IngredientId> = new Set(['back-bacon', 'turkey-bacon'])

/** Grams for each who eats from which on its fat counts. */
const leastThatCounts = 20
/** Spoons of oil for four in which it begins to brown. */
const leastFat = 1

interface Fried {
  id: IngredientId
  slot: string
  amount: Amount | null
  method: Method | null
}

function rendersFat({ id, amount, method }: Fried, servings: number, vocabulary: Vocabulary) {
  const kinds = lineageOf(id, vocabulary)
  const isFatty = kinds.some((kind) => fatty.has(kind)) && !kinds.some((kind) => lean.has(kind))
  return isFatty && method === 'brown' && (gramsOf(amount) ?? 0) / servings >= leastThatCounts
}

const teaspoonsPerTablespoon = 3

function inTablespoons(amount: Amount | null): number | null {
  if (amount?.unit === 'tsp') return amount.amount / teaspoonsPerTablespoon
  return amount?.unit === 'tbsp' ? amount.amount : null
}

/** Less than a tablespoon is measured in teaspoons. */
const spoons = (tablespoons: number): Amount =>
  tablespoons < 1
    ? { amount: tablespoons * teaspoonsPerTablespoon, unit: 'tsp' }
    : { amount: tablespoons, unit: 'tbsp' }

/** Half of the oil of a pot in which bacon browns: what runs out of it does the rest. */
export function withoutSurplusFat<Thing extends Fried>(
  things: readonly Thing[],
  { tags }: Form,
  servings: number,
  vocabulary: Vocabulary,
): readonly Thing[] {
  const isRendered = things.some((thing) => rendersFat(thing, servings, vocabulary))
  if (!isRendered || !tags.includes('one-pot')) return things
  return things.map((thing) => {
    const whole = thing.slot === 'fat' ? inTablespoons(thing.amount) : null
    if (whole === null) return thing
    const half = Math.round(whole) / 2
    const least = (leastFat * servings) / servingsOfDoses
    return { ...thing, amount: spoons(Math.min(whole, Math.max(least, half))) }
  })
}
