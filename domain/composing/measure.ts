import { scaleAmount } from '../ingredients/scale-amount.ts'
import type { Unit } from '../ingredients/units.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Slot, SlotMeasure } from './form.ts'
import type { Technique, Techniques } from './technique.ts'

/** How much of a thing a dish takes. */
export interface Amount {
  amount: number
  unit: Unit
}

/** An amount in grams; null where it is not weighed out. */
export function gramsOf(amount: Amount | null): number | null {
  if (amount?.unit === 'kg') return amount.amount * gramsPerKilogram
  return amount?.unit === 'g' ? amount.amount : null
}

const gramsPerKilogram = 1000

/** What an amount weighs, about, where it is weighed or counted; 0 where it is neither. */
export function gramsIn(
  amount: Amount | null,
  perCan: number | undefined,
  perPiece: number | null | undefined,
): number {
  if (amount?.unit === 'can') return amount.amount * (perCan ?? 0)
  if (amount?.unit === 'piece') return amount.amount * (perPiece ?? 0)
  return gramsOf(amount) ?? 0
}

/** Grams as they are said: 1.2 kg and not 1200 g. */
const weighed = (grams: number): Amount =>
  grams < gramsPerKilogram
    ? { amount: grams, unit: 'g' }
    : { amount: grams / gramsPerKilogram, unit: 'kg' }

/** Doses and fixed amounts are stated for so many. */
export const servingsOfDoses = 4

/** From so much on it is a whole can; less is half of one, and from less than that spoons are left over. */
const leastOfCan = 0.75
const leastOfHalfCan = 0.35

/** Grams as a cook weighs them out. */
export function roundGrams(grams: number): number {
  const step = grams < 60 ? 5 : grams < 100 ? 10 : grams < 400 ? 25 : 50
  return Math.max(step, Math.round(grams / step) * step)
}

/** Grams that one person gets of each thing in a slot, or null where it is measured otherwise. */
function gramsAPerson(measure: SlotMeasure, technique: Technique, among: number): number | null {
  if (measure.by === 'grams') return Math.min(measure.grams / among, measure.each ?? Infinity)
  if (measure.by === 'portion') {
    return technique.portion === undefined ? null : (technique.portion * measure.times) / among
  }
  return null
}

/** For how many a slot is shared out, and among how many things. */
export interface Share {
  among: number
  servings: number
}

/** Grams of a thing that a slot asks for; null where it is not measured by weight. */
function gramsAsked(
  measure: SlotMeasure,
  technique: Technique,
  { among, servings }: Share,
): number | null {
  const each = gramsAPerson(measure, technique, among)
  return each === null ? null : each * servings
}

/** As `gramsAsked`, of a food by its id. */
export function askedOf(
  id: IngredientId,
  { measure }: Pick<Slot, 'measure'>,
  share: Share,
  techniques: Techniques,
): number | null {
  const technique = techniques.of(id)
  return technique === null ? null : gramsAsked(measure, technique, share)
}

/** More vegetables than that are weighed, not counted. */
const mostPieces = 8

/** A piece of meat that is no portion by itself: a drumstick, a thigh. */
const gramsOfPortion = 150

/** Of meat everybody gets as many pieces as the others, of small ones by the half: six thighs are for four. */
function shared(pieces: number, servings: number, gramsPerPiece: number): number {
  const step = gramsPerPiece < gramsOfPortion && servings % 2 === 0 ? 2 : 1
  const each = Math.round((pieces / servings) * step) / step
  return each === 0 ? Math.round(pieces) : each * servings
}

/** Grams as pieces, cans or grams, whichever a recipe would name. */
function inKitchenMeasure(
  grams: number,
  technique: Technique,
  food: Pick<Ingredient, 'gramsPerPiece' | 'category'> | undefined,
  { isCapped, servings }: { isCapped: boolean; servings: number },
): Amount {
  const gramsPerPiece = food?.gramsPerPiece ?? null
  if (technique.can !== undefined) {
    const cans = grams / technique.can
    if (cans >= leastOfCan) return { amount: Math.max(1, Math.round(cans)), unit: 'can' }
    if (cans >= leastOfHalfCan && !isCapped) return { amount: 0.5, unit: 'can' }
  }
  if (technique.count === true && gramsPerPiece !== null) {
    const exact = grams / gramsPerPiece
    if (food?.category === 'Vegetables' && exact > mostPieces) {
      return weighed(roundGrams(grams))
    }
    const pieces = isCapped
      ? Math.floor(exact + 0.01)
      : food?.category === 'Meat'
        ? shared(exact, servings, gramsPerPiece)
        : Math.round(exact)
    // Half of a big one is half of one; half of a small one is one.
    if (pieces === 0 && gramsPerPiece > 150) return { amount: 0.5, unit: 'piece' }
    return { amount: Math.max(1, pieces), unit: 'piece' }
  }
  if (!isCapped) return weighed(roundGrams(grams))
  const step = grams < 100 ? 5 : grams < gramsPerKilogram ? 10 : 50
  return weighed(Math.max(step, Math.floor(grams / step) * step))
}

/** Of what weighs less nobody takes half: a scallion, a chili, an egg. */
const leastHalved = 55
/** More spoons of a sauce than this are weighed out. */
const mostSpoons = 6
const tablespoonsPerCup = 16
/** A fruit or an onion is halved; a quarter of one would lie about. */
const leastOfPiece = 0.5
const mostOfSmallPiece = 200
const wholeUnits = new Set<Unit>(['clove', 'sprig', 'leaf', 'slice'])

type Measured = Pick<Ingredient, 'gramsPerPiece' | 'gramsPerCup' | 'category'>

/** Spoons of a thick sauce in grams, where there would be too many of them; null where they stay spoons. */
function weighedSpoons({ amount, unit }: Amount, food: Measured | undefined): Amount | null {
  const isThick = food?.category === 'Sauces & Condiments'
  if (unit !== 'tbsp' || amount <= mostSpoons || !isThick || food.gramsPerCup === null) return null
  return weighed(roundGrams((amount * food.gramsPerCup) / tablespoonsPerCup))
}

const leastOfTeaspoon = 0.125

/** Spoons that a drawer holds: quarters of a teaspoon, or one eighth, halves of a tablespoon. */
function spooned(quantity: number, unit: Unit): number {
  const step = unit === 'tsp' ? 0.25 : unit === 'tbsp' ? 0.5 : 0
  if (unit === 'tsp' && quantity > leastOfTeaspoon && quantity < step) {
    return quantity < (leastOfTeaspoon + step) / 2 ? leastOfTeaspoon : step
  }
  return step === 0 || quantity < step ? quantity : Math.round(quantity / step) * step
}

/** A dose for four as it is measured out for others. */
function scaledDose({ amount, unit }: Amount, times: number, food: Measured | undefined): Amount {
  const piece = food?.gramsPerPiece ?? null
  const scaled = scaleAmount({ quantity: amount, most: null, unit }, times, piece)
  const isSmall = scaled.unit === 'piece' && piece !== null && piece < leastHalved
  // A stock cube crumbles: half of one is for two.
  if (isSmall && food?.category === 'Tins & Jars') {
    return { amount: Math.max(0.5, Math.round(scaled.quantity * 2) / 2), unit: 'piece' }
  }
  if (wholeUnits.has(unit) || isSmall) {
    return { amount: Math.max(1, Math.round(scaled.quantity)), unit: scaled.unit }
  }
  if (scaled.unit === 'piece' && (piece ?? 0) <= mostOfSmallPiece) {
    const halves = Math.max(1, Math.round(scaled.quantity / leastOfPiece))
    return { amount: halves * leastOfPiece, unit: 'piece' }
  }
  if (scaled.unit === 'g' || scaled.unit === 'ml') {
    const step = scaled.quantity < 100 || times === 1 ? 5 : 25
    const rounded = Math.max(step, Math.round(scaled.quantity / step) * step)
    return { amount: rounded, unit: scaled.unit }
  }
  const found: Amount = { amount: spooned(scaled.quantity, scaled.unit), unit: scaled.unit }
  return weighedSpoons(found, food) ?? found
}

/**
 * How much a dish takes of a thing; null where nobody knows how much that would be.
 *
 * @param fill `among`: how many things share the slot; `grams`: what is at home of it, where that is less
 */
export function amountOf(
  id: IngredientId,
  measure: SlotMeasure,
  technique: Technique | null,
  fill: Share & { grams?: number | undefined },
  { ingredients }: Vocabulary,
): Amount | null {
  const food = ingredients.get(id)
  const times = fill.servings / servingsOfDoses
  if (measure.by === 'amount') return scaledDose(measure, times, food)
  if (technique === null) return null
  const asked = gramsAsked(measure, technique, fill)
  if (asked !== null) {
    const isCapped = fill.grams !== undefined && fill.grams < asked
    const grams = isCapped ? (fill.grams ?? asked) : asked
    return inKitchenMeasure(grams, technique, food, {
      isCapped,
      servings: fill.servings,
    })
  }
  if (technique.dose === undefined) return null
  const share = measure.by === 'dose' ? measure.times : 1
  return scaledDose(technique.dose, times * share, food)
}
