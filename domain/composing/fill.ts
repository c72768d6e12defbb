import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { Affinities } from './affinities.ts'
import type { Flavour, Form, Slot } from './form.ts'
import type { Food } from './foods.ts'
import { gramsAsked } from './measure.ts'
import type { Techniques } from './technique.ts'

/** What fills each slot of a form; slots that nothing fills are not there. */
export type Fills = ReadonlyMap<string, readonly Food[]>

export interface Fitting {
  foods: readonly Food[]
  techniques: Techniques
  affinities: Affinities
  vocabulary: Vocabulary
  never: readonly (readonly [string, string])[]
}

const isOf = (food: Food, kinds: readonly string[]) => kinds.some((kind) => food.kinds.has(kind))

/** Where a food stands among the kinds of a slot, the first being best; −1 where it is none of them. */
export const placeAmong = (food: Food, kinds: readonly string[]): number =>
  kinds.findIndex((kind) => food.kinds.has(kind))

/** Kinds that may fill a slot in a flavour. */
export function kindsFor(slot: Slot, flavour: Flavour): readonly string[] {
  return slot.flavour === null ? slot.kinds : (flavour.parts[slot.flavour] ?? [])
}

/** Whether a food can stand in a slot at all, whatever else is in the dish. */
export function canFill(
  food: Food,
  slot: Slot,
  kinds: readonly string[],
  { techniques }: Fitting,
): boolean {
  if (!food.isOwned && !slot.isBasic) return false
  if (!isOf(food, kinds) || isOf(food, slot.not)) return false
  if (slot.by.length > 0 && techniques.methodOf(food.id, slot.by) === null) return false
  const technique = techniques.of(food.id)
  if (slot.measure.by === 'portion') return technique?.portion !== undefined
  return slot.measure.by === 'amount' || technique !== null
}

function excludes(food: Food, other: Food, pairs: readonly (readonly [string, string])[]): boolean {
  return pairs.some(
    ([one, another]) =>
      (food.kinds.has(one) && other.kinds.has(another)) ||
      (food.kinds.has(another) && other.kinds.has(one)),
  )
}

/** Two names of one thing: garlic and "garlic clove". */
const isSame = (food: Food, other: Food) => food.kinds.has(other.id) || other.kinds.has(food.id)

/** What the order of a slot's kinds is worth beside how well a thing goes with the others. */
const worthOfPlace = 3
/** Below anything that is there for sure. */
const worthOfKind = 100
const worthOfUrgency = 0.06
/** The second and third thing of a slot must add something. */
const leastWorth = 0

/**
 * Fills a form around what leads it, each slot with what goes best with what is in the dish already; null where a slot
 * that must be filled stays empty.
 */
export function fillForm(form: Form, lead: Food, flavour: Flavour, fitting: Fitting): Fills | null {
  const fills = new Map<string, Food[]>()
  const all: Food[] = []
  const never = [...form.never, ...fitting.never]
  const worth = (food: Food, kinds: readonly string[]) => {
    // What is only taken for granted is named as generally as can be: a home has oil, of whatever kind.
    if (!food.isOwned) return -food.kinds.size * worthOfKind
    const place = placeAmong(food, kinds)
    const inOrder = worthOfPlace * (1 - place / kinds.length)
    const together = fitting.affinities.of(food, all)
    return inOrder + together + food.weight / 2 + food.urgency * worthOfUrgency
  }
  const take = (slot: Slot, food: Food) => {
    fills.set(slot.name, [...(fills.get(slot.name) ?? []), food])
    all.push(food)
  }
  for (const [index, slot] of form.slots.entries()) {
    const kinds = kindsFor(slot, flavour)
    if (index === 0) take(slot, lead)
    while ((fills.get(slot.name)?.length ?? 0) < slot.most) {
      const count = fills.get(slot.name)?.length ?? 0
      const fitters = fitting.foods.filter(
        (food) =>
          canFill(food, slot, kinds, fitting) &&
          all.every((other) => !isSame(food, other) && !excludes(food, other, never)),
      )
      const [best] = fitters
        .map((food) => ({ food, value: worth(food, kinds) }))
        .toSorted((one, other) => other.value - one.value || (one.food.id < other.food.id ? -1 : 1))
      if (
        best === undefined ||
        (count >= slot.least && best.food.isOwned && best.value < leastWorth)
      )
        break
      take(slot, best.food)
    }
    if ((fills.get(slot.name)?.length ?? 0) < slot.least) return null
  }
  const isMet = form.needs.every(
    ({ of, least }) => of.flatMap((name) => fills.get(name) ?? []).length >= least,
  )
  return isMet ? fills : null
}

/** A little less than a recipe asks for makes the same dish. */
const enoughShare = 0.8
const fewestServings = [4, 3, 2, 1]

/**
 * For how many what is at home suffices: as many as the form is for, or fewer, down to one; null where there is not
 * even so much. Only what is measured by a person's portion decides.
 */
export function servingsFor(form: Form, fills: Fills, techniques: Techniques): number | null {
  const tries = [form.servings, ...fewestServings.filter((each) => each < form.servings)]
  const suffices = (servings: number) =>
    form.slots.every((slot) => {
      if (slot.measure.by !== 'portion') return true
      const foods = fills.get(slot.name) ?? []
      return foods.every((food) => {
        const technique = techniques.of(food.id)
        if (technique === null || food.grams === null) return true
        const asked = gramsAsked(slot.measure, technique, { among: foods.length, servings })
        return asked === null || food.grams >= asked * enoughShare
      })
    })
  return tries.find(suffices) ?? null
}
