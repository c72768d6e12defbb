import { holds } from './dish.ts'
import type { Flavour, Form, Slot } from './form.ts'
import type { Food } from './foods.ts'
import { askedOf, type Share } from './measure.ts'
import { excludes, type Pairs } from './pairs.ts'
import type { Techniques } from './technique.ts'

/** What fills each slot of a form; slots that nothing fills are not there. */
export type Fills = ReadonlyMap<string, readonly Food[]>

export interface Fitting {
  foods: readonly Food[]
  techniques: Techniques
  pairs: Pairs
  /** Foods that may fill a slot, filled as forms ask. */
  fitters: Map<string, readonly Fitter[]>
}

/** A food that may fill a slot, and where it stands among its kinds, the first being best. */
interface Fitter {
  food: Food
  place: number
}

type Thing = Pick<Food, 'id' | 'kinds'>

const isOf = (food: Thing, kinds: readonly string[]) => kinds.some((kind) => food.kinds.has(kind))

/** Where a food stands among the kinds of a slot, the first being best; −1 where it is none of them. */
const placeAmong = (food: Thing, kinds: readonly string[]): number =>
  kinds.findIndex((kind) => food.kinds.has(kind))

/** Kinds that may fill a slot in a flavour. */
function kindsFor(slot: Slot, flavour: Flavour): readonly string[] {
  return slot.flavour === null ? slot.kinds : (flavour.parts[slot.flavour] ?? [])
}

/** Whether a food can stand in a slot at all, whatever else is in the dish, and whether or not it is at home. */
export function canFill(
  food: Thing,
  slot: Slot,
  flavour: Flavour,
  techniques: Techniques,
): boolean {
  if (!isOf(food, kindsFor(slot, flavour)) || isOf(food, slot.not)) return false
  if (slot.by.length > 0 && techniques.methodOf(food.id, slot.by) === null) return false
  const technique = techniques.of(food.id)
  if (slot.measure.by === 'portion') return technique?.portion !== undefined
  return slot.measure.by === 'amount' || technique !== null
}

/** Less than this of what a slot shares out is not worth its line. */
export const leastShare = 0.4

function isWorthwhile({ grams }: Food, { measure, most }: Slot, { servings }: Form): boolean {
  if (measure.by !== 'grams' || grams === null) return true
  return grams >= (measure.grams * servings * leastShare) / Math.max(1, most)
}

/** All foods that may fill a slot in a flavour. */
export function fittersOf(
  form: Form,
  slot: Slot,
  flavour: Flavour,
  fitting: Fitting,
): readonly Fitter[] {
  const key = `${form.id} ${slot.name} ${slot.flavour === null ? '' : flavour.id}`
  const known = fitting.fitters.get(key)
  if (known !== undefined) return known
  const kinds = kindsFor(slot, flavour)
  const found = fitting.foods
    .filter(
      (food) =>
        (food.isOwned || slot.isBasic) &&
        canFill(food, slot, flavour, fitting.techniques) &&
        isWorthwhile(food, slot, form),
    )
    .map((food) => ({ food, place: placeAmong(food, kinds) / kinds.length }))
  fitting.fitters.set(key, found)
  return found
}

/** What the order of a slot's kinds is worth beside how well a thing goes with the others. */
const worthOfPlace = 3
/** Below anything that is there for sure. */
const worthOfKind = 100
const worthOfUrgency = 0.06
/** The second and third thing of a slot must add something. */
const leastWorth = 0

/** How much a food adds to a dish that holds others already. */
function worthOf({ food, place }: Fitter, others: readonly Food[], { pairs }: Fitting): number {
  // What is only taken for granted is named as generally as can be: a home has oil, of whatever kind, and surer than butter.
  if (!food.isOwned) return -food.kinds.size * worthOfKind - food.doubt
  let together = 0
  for (const other of others) together += pairs.affinity(food, other)
  if (others.length > 0) together /= Math.sqrt(others.length)
  return worthOfPlace * (1 - place) + together + food.weight / 2 + food.urgency * worthOfUrgency
}

interface About {
  form: Form
  fitting: Fitting
}

/** Whether a food and what is in the dish are one thing under two names, or never go together. */
const clashes = (food: Food, others: readonly Food[], { form, fitting }: About) =>
  others.some((other) => fitting.pairs.clash(food, other) || excludes(food, other, form.never))

/** Foods for a slot that go with what is in the dish, what adds most to it first. */
export function suitedTo(
  others: readonly Food[],
  fitters: readonly Fitter[],
  about: About,
): readonly Food[] {
  return fitters
    .filter(({ food }) => !clashes(food, others, about))
    .map((fitter) => ({ food: fitter.food, worth: worthOf(fitter, others, about.fitting) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ food }) => food)
}

/** The best food for a slot beside those that are in the dish; undefined where none fits. */
function bestFor(fitters: readonly Fitter[], others: readonly Food[], about: About) {
  let best: { food: Food; worth: number } | undefined
  for (const fitter of fitters) {
    if (clashes(fitter.food, others, about)) continue
    const worth = worthOf(fitter, others, about.fitting)
    if (best === undefined || worth > best.worth) best = { food: fitter.food, worth }
  }
  return best
}

/**
 * Fills a form around what it begins with, each slot with what goes best with what is in the dish already; null where a
 * slot that must be filled stays empty. Of equally good things the first by id is taken.
 *
 * @param begun by slot what is in the dish from the beginning: what leads it, at least
 * @param open slots that take more; the others stay as they were begun
 */
export function fillForm(
  form: Form,
  begun: Fills,
  flavour: Flavour,
  fitting: Fitting,
  open: readonly Slot[] = form.slots,
): Fills | null {
  const fills = new Map<string, readonly Food[]>()
  const all: Food[] = []
  for (const foods of begun.values()) all.push(...foods)
  for (const slot of form.slots) {
    const filled = [...(begun.get(slot.name) ?? [])]
    const fitters = open.includes(slot) ? fittersOf(form, slot, flavour, fitting) : []
    while (filled.length < slot.most) {
      const best = bestFor(fitters, all, { form, fitting })
      if (best === undefined) break
      if (filled.length >= slot.least && best.food.isOwned && best.worth < leastWorth) break
      filled.push(best.food)
      all.push(best.food)
    }
    if (filled.length < slot.least) return null
    if (filled.length > 0) fills.set(slot.name, filled)
  }
  const filled = [...fills].flatMap(([slot, foods]) => foods.map(({ kinds }) => ({ slot, kinds })))
  return meetsNeeds(form, filled, flavour) ? fills : null
}

/** Whether so many things fill the slots of a form together as it asks for. */
export function meetsNeeds(
  { needs }: Form,
  filled: readonly { slot: string; kinds: ReadonlySet<string> }[],
  { id: flavour }: Flavour,
): boolean {
  return needs.every(({ of, least, when }) => {
    if (when !== undefined && !holds(when, filled, flavour)) return true
    return filled.filter(({ slot }) => of.includes(slot)).length >= least
  })
}

/** A little less than a recipe asks for makes the same dish. */
const enoughShare = 0.8
const fewestServings = [4, 3, 2, 1]

/** Whether there is enough of a food for its part of a slot. Only what is measured by a person's portion decides. */
export function isEnough(food: Food, slot: Slot, share: Share, techniques: Techniques): boolean {
  if (slot.measure.by !== 'portion' || food.grams === null) return true
  const asked = askedOf(food.id, slot, share, techniques)
  return asked === null || food.grams >= asked * enoughShare
}

/**
 * For how many what is at home suffices: as many as the form is for, or fewer, down to one; null where there is not
 * even so much.
 */
export function servingsFor(form: Form, fills: Fills, techniques: Techniques): number | null {
  const tries = [form.servings, ...fewestServings.filter((each) => each < form.servings)]
  const suffices = (servings: number) =>
    form.slots.every((slot) => {
      const foods = fills.get(slot.name) ?? []
      const share = { among: foods.length, servings }
      return foods.every((food) => isEnough(food, slot, share, techniques))
    })
  return tries.find(suffices) ?? null
}
