import type { Fills } from './fill.ts'
import type { Food } from './foods.ts'
import type { Composition, Flavour, Form, Slot } from './form.ts'
import { askedOf, type Share } from './measure.ts'
import type { Techniques } from './technique.ts'

export type Entry = Composition['fills'][string][number]

/** A food as an address names it: with its grams where less is at home than the slot asks for. */
export function entryOf(food: Food, slot: Slot, share: Share, techniques: Techniques): Entry {
  const asked = askedOf(food.id, slot, share, techniques)
  const isShort = asked !== null && food.grams !== null && food.grams < asked
  return isShort ? { id: food.id, grams: Math.floor(food.grams ?? 0) } : { id: food.id }
}

export function compositionOf(
  form: Form,
  flavour: Flavour,
  fills: Fills,
  servings: number,
  techniques: Techniques,
): Composition {
  const slots = form.slots.flatMap((slot) => {
    const foods = fills.get(slot.name)
    if (foods === undefined) return []
    const share = { among: foods.length, servings }
    return [[slot.name, foods.map((food) => entryOf(food, slot, share, techniques))] as const]
  })
  return {
    form: form.id,
    version: form.version,
    flavour: flavour.id,
    servings,
    fills: Object.fromEntries(slots),
  }
}
