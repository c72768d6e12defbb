import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import type { Composing } from './compose.ts'
import { type Entry, entryOf } from './composition.ts'
import type { Dish } from './dish.ts'
import { mostPeople } from './dish-address.ts'
import { dishOf } from './dish-at.ts'
import { fillForm, fittersOf, type Fitting, isEnough, leastShare, suitedTo } from './fill.ts'
import type { Composition, Flavour, Slot } from './form.ts'
import { type Food, foodsOf } from './foods.ts'
import { askedOf } from './measure.ts'
import { pairsOf } from './pairs.ts'
import { refusalsOf } from './faults.ts'

/** What may stand in a dish instead of a thing. */
export interface Swap {
  slot: string
  from: IngredientId
  /** What goes best with the rest first. */
  options: readonly { to: IngredientId; dish: Dish }[]
}

/** A dish in another family of flavour, and what that changes. */
export interface Reflavoured {
  flavour: Flavour
  dish: Dish
  adds: readonly IngredientId[]
  drops: readonly IngredientId[]
}

/** What else a kitchen makes of a dish. Each is a dish at its own address, and keeps to the rules of who cooks. */
export interface Alternatives {
  swaps: readonly Swap[]
  flavours: readonly Reflavoured[]
  /** The dish for each other number of people, the fewest first. */
  servings: readonly Dish[]
}

/** More choices than that for one thing are a list to work through. */
const mostOptions = 6

/** A dish among the foods of a kitchen. */
interface Setting {
  dish: Dish
  flavour: Flavour
  fitting: Fitting
  /** By slot what fills the dish. */
  foods: ReadonlyMap<string, readonly Food[]>
  /** The dish that a changed composition makes for who cooks here; null where it makes none. */
  madeOf: (changes: Partial<Composition>) => Dish | null
}

function settingOf(dish: Dish, kitchen: Kitchen, composing: Composing): Setting | null {
  const { book, techniques, affinities, vocabulary, weightOf } = composing
  const flavour = book.flavours.get(dish.composition.flavour)
  if (flavour === undefined) return null
  const atHome = foodsOf(kitchen, weightOf)
  const known = new Map(atHome.map((food) => [food.id, food]))
  const foodOf = (id: IngredientId): Food =>
    known.get(id) ?? {
      id,
      kinds: new Set(lineageOf(id, vocabulary)),
      isOwned: false,
      grams: null,
      weight: 0,
      urgency: 0,
      doubt: 0,
    }
  const foods = new Map(
    Object.entries(dish.composition.fills).map(([slot, entries]) => [
      slot,
      entries.map(({ id }) => foodOf(id)),
    ]),
  )
  // Who opens a link may have none of it.
  const all = [...new Set([...atHome, ...[...foods.values()].flat()])]
  const pairs = pairsOf(all, affinities, book.never)
  return {
    dish,
    flavour,
    foods,
    fitting: { foods: all, techniques, pairs, fitters: new Map() },
    madeOf(changes) {
      const made = dishOf({ ...dish.composition, ...changes }, composing)
      return made !== null && refusalsOf(made, kitchen.rules, composing).length === 0 ? made : null
    },
  }
}

/** What is at home and can stand in a slot instead of a food. */
function optionsFor(from: Food, slot: Slot, setting: Setting): Swap['options'] {
  const { dish, flavour, fitting, foods, madeOf } = setting
  const { form, servings, composition } = dish
  const others = [...foods.values()].flat().filter((food) => food !== from)
  const entries = composition.fills[slot.name] ?? []
  const share = { among: entries.length, servings }
  const fitters = fittersOf(form, slot, flavour, fitting).filter(
    ({ food }) =>
      food.isOwned && food.id !== from.id && isEnough(food, slot, share, fitting.techniques),
  )
  return suitedTo(others, fitters, { form, fitting })
    .flatMap((food) => {
      const entry = entryOf(food, slot, share, fitting.techniques)
      const changed = entries.map((each) => (each.id === from.id ? entry : each))
      const made = madeOf({ fills: { ...composition.fills, [slot.name]: changed } })
      return made === null ? [] : [{ to: food.id, dish: made }]
    })
    .slice(0, mostOptions)
}

function swapsOf(setting: Setting): Swap[] {
  return setting.dish.form.slots.flatMap((slot) =>
    (setting.foods.get(slot.name) ?? []).flatMap((food) => {
      const options = optionsFor(food, slot, setting)
      return options.length === 0 ? [] : [{ slot: slot.name, from: food.id, options }]
    }),
  )
}

const thingsOf = ({ lines }: Dish) => lines.map(({ ingredient }) => ingredient)
const keyOf = (dish: Dish) => thingsOf(dish).toSorted().join(' ')

/** The dish in another flavour: what the flavour does not choose stays as it is. */
function inFlavour(flavour: Flavour, setting: Setting): Dish | null {
  const { dish, fitting, foods, madeOf } = setting
  const { form, servings, composition } = dish
  const open = form.slots.filter((slot) => slot.flavour !== null)
  const kept = new Map([...foods].filter(([name]) => !open.some((slot) => slot.name === name)))
  const filled = fillForm(form, kept, flavour, fitting, open)
  if (filled === null) return null
  const fills: Record<string, readonly Entry[]> = { ...composition.fills }
  for (const slot of open) {
    const found = filled.get(slot.name) ?? []
    const share = { among: found.length, servings }
    delete fills[slot.name]
    if (found.length > 0)
      fills[slot.name] = found.map((food) => entryOf(food, slot, share, fitting.techniques))
  }
  return madeOf({ flavour: flavour.id, fills })
}

function flavoursOf(setting: Setting, { book }: Composing): Reflavoured[] {
  const { dish, fitting } = setting
  const isOwned = (id: IngredientId) => fitting.foods.some((food) => food.id === id && food.isOwned)
  const seen = new Set([keyOf(dish)])
  return dish.form.flavours.flatMap((id) => {
    const flavour = id === dish.composition.flavour ? undefined : book.flavours.get(id)
    const made = flavour === undefined ? null : inFlavour(flavour, setting)
    if (flavour === undefined || made === null || seen.has(keyOf(made))) return []
    const [before, after] = [thingsOf(dish), thingsOf(made)]
    const adds = after.filter((each) => !before.includes(each))
    const drops = before.filter((each) => !after.includes(each))
    // What only goes makes a dish plain, and none of any other family.
    if (!adds.some(isOwned) && flavour.signs.length > 0) return []
    seen.add(keyOf(made))
    return [{ flavour, dish: made, adds, drops }]
  })
}

/** A thing as it is named for others: less than the slot asks for only where that still makes the dish. */
function entryFor(
  food: Food,
  slot: Slot,
  servings: number,
  among: number,
  fitting: Fitting,
): Entry {
  const share = { among, servings }
  const asked = askedOf(food.id, slot, share, fitting.techniques)
  const isWorthwhile = (food.grams ?? 0) >= (asked ?? 0) * leastShare
  return isWorthwhile && isEnough(food, slot, share, fitting.techniques)
    ? entryOf(food, slot, share, fitting.techniques)
    : { id: food.id }
}

function forOthers(setting: Setting): Dish[] {
  const { dish, foods, fitting, madeOf } = setting
  const numbers = Array.from({ length: mostPeople }, (_, at) => at + 1)
  return numbers.flatMap((servings) => {
    if (servings === dish.servings) return []
    const slots = dish.form.slots.flatMap((slot) => {
      const filled = foods.get(slot.name)
      if (filled === undefined) return []
      const entries = filled.map((food) => entryFor(food, slot, servings, filled.length, fitting))
      return [[slot.name, entries] as const]
    })
    return madeOf({ servings, fills: Object.fromEntries(slots) }) ?? []
  })
}

/** What else can be made of a dish with what is at home: nothing where nothing fits. */
export function alternativesTo(dish: Dish, kitchen: Kitchen, composing: Composing): Alternatives {
  const setting = settingOf(dish, kitchen, composing)
  return setting === null
    ? { swaps: [], flavours: [], servings: [] }
    : {
        swaps: swapsOf(setting),
        flavours: flavoursOf(setting, composing),
        servings: forOthers(setting),
      }
}
