import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { swapsFor } from '../recipes/swap.ts'
import { type FoodFactsById, mayHold, offenceOf } from './against-settings.ts'
import type { Deeds, Portion } from './portion-of.ts'
import { type Pot, type PotRecipe, potOf, type Thing } from './pot.ts'
import { guestOf, type Seat, seatOf } from './seat.ts'
import { smallestChanges, type TableChoice } from './smallest-changes.ts'
import type { Care, Eater, EaterPlan, Parting, TableChange, TablePlan } from './table-plan.ts'

export type TableRecipe = PotRecipe & Pick<Recipe, 'diets' | 'freeOf' | 'alternatives'>

const stepOf = ({ entry }: Thing, { clauses }: Pot): number | null => {
  const step = entry === null ? undefined : clauses[entry]?.step
  return step === undefined ? null : step + 1
}

const changesOf = (deeds: Deeds, pot: Pot): TableChange[] =>
  [...deeds].map(([thing, swap]) => ({
    ingredient: thing.ingredient,
    name: thing.name,
    swap,
    step: stepOf(thing, pot),
    where: thing.isOnPlate ? 'plate' : 'pot',
  }))

function partingOf({ leaves, isApart, deeds }: Portion & { kind: 'changed' }, pot: Pot): Parting {
  if (isApart) return { kind: 'from-the-start' }
  const first = [...deeds.keys()].find(({ isOnPlate, entry }) => !isOnPlate && entry === leaves)
  const step = first === undefined ? null : stepOf(first, pot)
  if (first === undefined || step === null) return { kind: 'on-the-plate' }
  return { kind: 'taken-out', step, before: first.name }
}

/** What a seat must be kept from: all that is still cooked for others, in the pot or in portions of their own. */
function careOf(seat: Seat, { forAll }: TableChoice, pot: Pot, facts: FoodFactsById): Care | null {
  const open = pot.things.filter((thing) => !forAll.has(thing))
  const avoided = seat.strict.filter((each) =>
    open.some(({ ingredient }) => mayHold(ingredient, [each], facts)),
  )
  if (avoided.length === 0) return null
  const foods = open.filter(({ ingredient }) => mayHold(ingredient, avoided, facts))
  return { avoided, foods: foods.map(({ name }) => name) }
}

function eaterPlan(
  seat: Seat,
  portion: Portion,
  choice: TableChoice,
  pot: Pot,
  facts: FoodFactsById,
): EaterPlan {
  const { name } = seat.eater
  const offencesOf = (things: Iterable<Thing>) =>
    [...things].flatMap((thing) => seat.offences.get(thing) ?? [])
  if (portion.kind === 'as-it-is') return { name, kind: 'as-it-is' }
  if (portion.kind === 'without') {
    const unread = pot.unread.flatMap(
      (line) => offenceOf({ ingredient: null, name: line }, seat.rules, facts) ?? [],
    )
    const helpless = [...offencesOf(portion.helpless), ...unread]
    const isKnown = helpless.some(({ isCertain }) => isCertain) || seat.unclaimed.length > 0
    return {
      name,
      kind: isKnown ? 'not-this-dish' : 'not-known',
      offences: [...offencesOf(portion.against), ...unread],
      helpless,
      diets: seat.unclaimed,
    }
  }
  return {
    name,
    kind: 'changed',
    parting: partingOf(portion, pot),
    changes: changesOf(portion.deeds, pot),
    offences: offencesOf(portion.deeds.keys()),
    care: careOf(seat, choice, pot, facts),
  }
}

/**
 * The smallest changes by which all at a table eat of one dish, each within their own settings. For each eater the dish is
 * theirs as it is; or with something left off the plate, or with a swap or without something in a portion that leaves the
 * pot before what is against their settings goes in; or for everybody with a swap or without something; or cooked by
 * itself; or it is honestly not their dish. The earlier of these goes before the later, and of equal ones the fewest
 * changes. Where most of the portions would be changed alike, all are.
 *
 * What is avoided is never in a portion, nor was it in the pot that the portion left: what else keeps it apart stands in
 * `care`. What is not known, of a food or of a line that nobody could read, is never taken for safe. A swap for everybody
 * suits everybody; a swap in one portion brings to the table nothing that must not touch another. Of an eater whose settings nobody here
 * knows nothing is said but that.
 *
 * @param recipe with its steps; what reads them by rule reads them in English
 * @param facts of all foods in the recipe and of all that `foodsOfTable` names: what is not among them is not known
 */
export function planTable(
  recipe: TableRecipe,
  eaters: readonly Eater[],
  vocabulary: Vocabulary,
  facts: FoodFactsById,
): TablePlan {
  const pot = potOf(recipe, vocabulary)
  const given = { pot, alternatives: recipe.alternatives, vocabulary, facts }
  const guests = eaters.flatMap(guestOf)
  const seats = guests.map((guest) => seatOf(guest, guests, recipe, given))
  const choice = smallestChanges(seats, given)
  const plans = new Map(
    seats.flatMap((seat, place) => {
      const portion = choice.portions[place]
      if (portion === undefined) return []
      return [[seat.eater, eaterPlan(seat, portion, choice, pot, facts)] as const]
    }),
  )
  return {
    forAll: changesOf(choice.forAll, pot),
    eaters: eaters.map((eater) => plans.get(eater) ?? { name: eater.name, kind: 'not-shared' }),
  }
}

/** All foods whose facts `planTable` asks for: those of the recipe, and what may be taken in their place. */
export function foodsOfTable(
  { ingredients, alternatives }: Pick<Recipe, 'ingredients' | 'alternatives'>,
  vocabulary: Vocabulary,
): IngredientId[] {
  const foods = ingredients.flatMap((line) => [
    line.ingredient ?? [],
    swapsFor(line, alternatives, vocabulary, noRules).flatMap(({ uses }) => uses),
  ])
  return [...new Set(foods.flat())]
}
