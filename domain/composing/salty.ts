import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Form } from './form.ts'
import { type Amount, gramsIn, gramsOf, roundGrams } from './measure.ts'
import type { Technique } from './technique.ts'

/**
 * Grams of salt in 100 g of what is sold salted, as its kinds usually are; a test holds it against the rows of
 * `catalogue/facts`. What is not listed brings none that a cook would count.
 */
export const saltInHundred: ReadonlyMap<IngredientId, number> = new Map([
  ['bacon', 2.5],
  ['lardon', 2.5],
  ['pancetta', 4],
  ['guanciale', 4],
  ['tyrolean-speck', 4],
  ['ham', 2.5],
  ['prosciutto', 5],
  ['serrano-ham', 5],
  ['gammon', 3],
  ['ham-steak', 3],
  ['kasseler', 2.5],
  ['corned-beef', 2.4],
  ['canned-corned-beef', 2.3],
  ['luncheon-meat', 3],
  ['sausage', 2],
  ['chorizo', 3],
  ['salami', 4],
  ['chinese-sausage', 3.5],
  ['smoked-haddock', 2],
  ['smoked-salmon', 3.2],
  ['smoked-trout', 2],
  ['smoked-mackerel', 2],
  ['canned-tuna', 0.8],
  ['sardine', 1],
  ['anchovy', 12],
  ['canned-baked-bean', 1],
  ['feta', 2.5],
  ['white-brined-cheese', 2.5],
  ['bryndza', 2.5],
  ['sheep-cheese', 2],
  ['halloumi', 2.5],
  ['parmesan', 2.2],
  ['pecorino', 3],
  ['olive', 2.8],
  ['caper', 6],
  ['kimchi', 1.8],
  ['sauerkraut', 1.5],
  ['pickle', 2],
  ['falafel', 1.2],
  ['low-sodium-soy-sauce', 9],
  ['soy-sauce', 14],
  ['tamari', 14],
  ['fish-sauce', 20],
  ['oyster-sauce', 7],
  ['miso', 10],
  ['gochujang', 6],
  ['stock-cube', 45],
  ['bouillon-paste', 30],
])

const tablespoonsPerCup = 16
const teaspoonsPerCup = 48
const millilitresPerCup = 237
const gramsPerTeaspoonOfSalt = 6
/** Salt is measured by the quarter of a teaspoon, and each form has a pinch to give. */
const step = 0.25

/** A thing with its amount, before it is spoken of. */
export interface Salted {
  id: IngredientId
  slot: string
  amount: Amount | null
  technique: Technique | null
}

/** Meat, fish and cheese keep most of their salt to themselves: what lies beside them wants its own. */
const kept: ReadonlySet<string> = new Set(['Meat', 'Fish & Seafood', 'Dairy & Eggs'])
const shareGiven = 0.4

function gramsOfSalted({ id, amount, technique }: Salted, { ingredients }: Vocabulary): number {
  const food = ingredients.get(id)
  const perCup = food?.gramsPerCup ?? millilitresPerCup
  if (amount?.unit === 'tbsp') return (amount.amount * perCup) / tablespoonsPerCup
  if (amount?.unit === 'tsp') return (amount.amount * perCup) / teaspoonsPerCup
  if (amount?.unit === 'ml') return (amount.amount * perCup) / millilitresPerCup
  return gramsIn(amount, technique?.can, food?.gramsPerPiece)
}

/** Grams of salt that a dish takes from what is sold salted. */
export function saltBrought(things: readonly Salted[], vocabulary: Vocabulary): number {
  return things.reduce((sum, thing) => {
    const kind = lineageOf(thing.id, vocabulary).find((id) => saltInHundred.has(id))
    const share = kind === undefined ? 0 : (saltInHundred.get(kind) ?? 0)
    const category = vocabulary.ingredients.get(thing.id)?.category
    const given = category !== undefined && kept.has(category) ? shareGiven : 1
    return sum + (gramsOfSalted(thing, vocabulary) * share * given) / 100
  }, 0)
}

/** Ham that was dried, salami and anchovies: as salty as this, and more than this of their salt nobody wants to eat. */
const leastOfCured = 4
const mostSaltOfCured = 2.5

/** As much of a cured thing as people eat, where a slot shares out the same weight of ham and of cheese. */
export function withoutExcess<Thing extends Salted>(
  thing: Thing,
  servings: number,
  vocabulary: Vocabulary,
): Thing {
  const kind = lineageOf(thing.id, vocabulary).find((id) => saltInHundred.has(id))
  const share = kind === undefined ? 0 : (saltInHundred.get(kind) ?? 0)
  const grams = gramsOf(thing.amount)
  if (share < leastOfCured || grams === null) return thing
  const most = ((mostSaltOfCured * 100) / share) * servings
  return grams <= most ? thing : { ...thing, amount: { amount: roundGrams(most), unit: 'g' } }
}

/** Salt that lies in a spoon about as it usually does is measured as such. */
const leastLooser = 1.5

/** Flakes of kosher salt lie loosely: as much salt is more spoons of it. */
function inItsSpoons(id: IngredientId, spoons: number, { ingredients }: Vocabulary): number {
  const perCup = ingredients.get(id)?.gramsPerCup ?? null
  const looser = perCup === null ? 1 : (gramsPerTeaspoonOfSalt * teaspoonsPerCup) / perCup
  return looser < leastLooser ? spoons : Math.max(step, Math.round((spoons * looser) / step) * step)
}

/** Pasta is salted by its water, most of which is poured off. */
const isForWater = ({ slots }: Form) =>
  slots.some(({ name, by }) => name === 'pasta' && by.includes('boil'))

/** As much less salt as comes in with bacon, soy sauce or a stock cube. */
function reduced({ amount, unit }: Amount, brought: number): number {
  if (unit !== 'tsp' || brought === 0) return amount
  const rounded = Math.round((amount - brought / gramsPerTeaspoonOfSalt) / step) * step
  return Math.max(Math.min(step, amount), rounded)
}

/** The salt of a dish beside what is salty in it, in spoons of the salt that is there. */
export function seasoned<Thing extends Salted>(
  things: readonly Thing[],
  form: Form,
  vocabulary: Vocabulary,
): Thing[] {
  const brought = isForWater(form) ? 0 : saltBrought(things, vocabulary)
  return things.map((thing) => {
    const { id, slot, amount } = thing
    if (slot !== 'salt' || (amount?.unit !== 'tsp' && amount?.unit !== 'tbsp')) return thing
    const spoons = inItsSpoons(id, reduced(amount, brought), vocabulary)
    return { ...thing, amount: { ...amount, amount: spoons } }
  })
}
