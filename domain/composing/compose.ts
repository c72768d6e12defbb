import type { Kitchen } from '../matching/kitchen.ts'
import type { WeightOf } from '../matching/weights.ts'
import { type Equipment, equipmentIn } from '../recipes/equipment.ts'
import { lackableOf } from '../recipes/facts-of-written.ts'
import { type Equipped, unusable } from '../recipes/lacked.ts'
import { needsSecondPot } from '../recipes/second-pot.ts'
import { needsStove } from '../recipes/stove.ts'
import type { Affinities } from './affinities.ts'
import { compositionOf } from './composition.ts'
import { type Dish, holds, writeDish, type Writing } from './dish.ts'
import { type Fills, fillForm, type Fitting, fittersOf, servingsFor } from './fill.ts'
import type { Flavour, Form } from './form.ts'
import { type Food, foodsOf } from './foods.ts'
import { pairsOf } from './pairs.ts'
import { refusalsOf } from './faults.ts'

/** What composing takes beside a kitchen. */
export interface Composing extends Writing {
  affinities: Affinities
  weightOf: WeightOf
  /** Called with each dish that the verifier refuses, and why. */
  refused?: (dish: Dish, faults: readonly string[]) => void
}

/** Each form is tried around so many things that may lead it. */
const mostLeads = 5
/** So many dishes of one form are kept, and so many in all. */
const mostOfForm = 3
const mostDishes = 24
/** Before a second dish of a form others go that are worth not much less: a large kitchen would see few forms. */
const worthOfAnotherForm = 8
/** Of several flavours those that most speaks for are tried. */
const mostFlavours = 3

const worthOfSign = 2.5
const worthOfGeneric = -6
const worthOfProperName = 3

/** How much a kitchen speaks for a flavour: what it has of its signs, the rarer the more. */
function speaksFor(flavour: Flavour, foods: readonly Food[]): number {
  const there = foods.filter(
    (food) => food.isOwned && flavour.signs.some((sign) => food.kinds.has(sign)),
  )
  return there.reduce((sum, { weight }) => sum + weight, 0)
}

export interface Composed extends Dish {
  /** How much it makes of the kitchen: what it uses, the rarer and the sooner spoilt the more. */
  worth: number
}

/** A dish that is not written yet. */
interface Idea {
  form: Form
  flavour: Flavour
  fills: Fills
  servings: number
  worth: number
}

interface OrderedIdea extends Idea {
  /** By it dishes are written, the highest first. */
  order: number
}

function worthOf(form: Form, fills: Fills, flavour: Flavour): number {
  const filled = [...fills].flatMap(([slot, foods]) => foods.map((food) => ({ slot, ...food })))
  const used = filled.filter(({ isOwned }) => isOwned)
  const weights = used.reduce((sum, { weight, urgency }) => sum + weight + urgency / 25, 0)
  const signs = used.filter((food) => flavour.signs.some((sign) => food.kinds.has(sign))).length
  const title = form.titles.find(({ when }) => holds(when, filled, flavour.id))
  return (
    weights +
    signs * worthOfSign +
    (form.isGeneric ? worthOfGeneric : 0) +
    (title === undefined || title === form.titles.at(-1) ? 0 : worthOfProperName)
  )
}

const byWorth = (one: Idea, other: Idea) => other.worth - one.worth

const leading = ({ weight, urgency }: Food) => weight + urgency / 25

/** What a form makes of a kitchen: one dish around each thing that can lead it, the best first. */
function ideasOf(
  form: Form,
  spoken: ReadonlyMap<string, number>,
  fitting: Fitting,
  composing: Composing,
): OrderedIdea[] {
  const { book, techniques } = composing
  const [first] = form.slots
  const flavours = form.flavours.flatMap((id) => book.flavours.get(id) ?? [])
  const [usual] = flavours
  if (first === undefined || usual === undefined) return []
  const leads = fittersOf(form, first, usual, fitting)
    .map(({ food, place }) => ({ food, value: leading(food) - place }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, mostLeads)
  const ranked = flavours
    .map((flavour, index) => ({ flavour, value: (spoken.get(flavour.id) ?? 0) - index / 10 }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, mostFlavours)
  return leads
    .flatMap(({ food }): Idea[] => {
      for (const { flavour } of ranked) {
        const fills = fillForm(form, new Map([[first.name, [food]]]), flavour, fitting)
        const servings = fills === null ? null : servingsFor(form, fills, techniques)
        if (fills === null || servings === null) continue
        return [{ form, flavour, fills, servings, worth: worthOf(form, fills, flavour) }]
      }
      return []
    })
    .toSorted(byWorth)
    .slice(0, mostOfForm)
    .map((idea, place) => ({ ...idea, order: idea.worth - place * worthOfAnotherForm }))
}

/**
 * Dishes that grow out of a kitchen, the one that makes most of it first; each needs nothing that is not at home or
 * taken for granted, and none of the equipment that the kitchen has not. The same kitchen gives the same dishes.
 */
export function composeDishes(
  kitchen: Kitchen,
  composing: Composing,
  equipped: Equipped = {},
): Composed[] {
  const without = unusable(equipped)
  const isLacking = (equipped.lacked ?? []).length > 0
  const isCookable = (needed: readonly Equipment[]) =>
    !needed.some((each) => without.includes(lackableOf[each]))
  const foods = foodsOf(kitchen, composing.weightOf)
  const { book, techniques, affinities } = composing
  const pairs = pairsOf(foods, affinities, book.never)
  const fitting: Fitting = { foods, techniques, pairs, fitters: new Map() }
  const spoken = new Map(
    [...book.flavours.values()].map((flavour) => [flavour.id, speaksFor(flavour, foods)]),
  )
  const ideas = [...book.forms.values()]
    .filter(({ equipment }) => isCookable(equipment))
    .flatMap((form) => ideasOf(form, spoken, fitting, composing))
    .toSorted((one, other) => other.order - one.order)
  const dishes: Composed[] = []
  const made = new Set<string>()
  for (const { form, flavour, fills, servings, worth } of ideas) {
    if (dishes.length === mostDishes) break
    // Around another of the same things the same dish would stand there twice.
    const things = [...fills.values()].flat().map(({ id }) => id)
    const key = `${form.id} ${things.toSorted().join(' ')}`
    if (made.has(key)) continue
    made.add(key)
    const composition = compositionOf(form, flavour, fills, servings, techniques)
    const dish = writeDish(composition, composing)
    // What fills a form may ask for more than the form does: pastry is rolled out.
    if (isLacking && !isCookable(equipmentIn(dish.steps))) continue
    if (without.includes('stove') && needsStove(dish.steps)) continue
    if (without.includes('second-pot') && needsSecondPot(dish.steps)) continue
    const isAgain = dishes.some(({ title }) => title === dish.title)
    const faults = isAgain ? [] : refusalsOf(dish, kitchen.rules, composing)
    if (faults.length > 0) composing.refused?.(dish, faults)
    else if (!isAgain) dishes.push({ ...dish, worth })
  }
  return dishes
}
