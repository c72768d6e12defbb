import { lineageOf } from '../ingredients/lineage.ts'
import { noRules } from '../recipes/suits-diet.ts'
import { type Dish, writeDish, type Writing } from './dish.ts'
import { readDishAddress } from './dish-address.ts'
import { canFill, meetsNeeds } from './fill.ts'
import type { Composition, Flavour, Form, FormBook } from './form.ts'
import { CannotComposeError } from './tell-dish.ts'
import { excludes, isSame } from './pairs.ts'
import { refusalsOf } from './faults.ts'

/** What an address says of the slots of its form; what else stands there, such as servings, is not of the dish. */
function ownOf(composition: Composition, { slots }: Form): Composition {
  const fills = slots.flatMap(({ name }) => {
    const entries = composition.fills[name]
    return entries === undefined ? [] : [[name, entries] as const]
  })
  return { ...composition, fills: Object.fromEntries(fills) }
}

/** Whether the composer could have put this together for some kitchen. */
function isComposed(
  { fills }: Composition,
  form: Form,
  flavour: Flavour,
  writing: Writing,
): boolean {
  const { book, techniques, vocabulary } = writing
  const inSlot = (slot: string) =>
    (fills[slot] ?? []).map(({ id }) => ({ id, kinds: new Set(lineageOf(id, vocabulary)) }))
  const filled = form.slots.flatMap(({ name: slot }) =>
    inSlot(slot).map((food) => ({ ...food, slot })),
  )
  const never = [...form.never, ...book.never]
  return (
    form.slots.every((slot) => {
      const foods = inSlot(slot.name)
      const isCounted = foods.length >= slot.least && foods.length <= slot.most
      return isCounted && foods.every((food) => canFill(food, slot, flavour, techniques))
    }) &&
    meetsNeeds(form, filled, flavour) &&
    filled.every((food, at) =>
      filled.slice(at + 1).every((other) => !isSame(food, other) && !excludes(food, other, never)),
    )
  )
}

function flavourOf({ flavour }: Composition, { flavours }: Form, book: FormBook) {
  return flavours.includes(flavour) ? book.flavours.get(flavour) : undefined
}

/**
 * The dish that a composition makes; null where it makes none. Anybody can write an address, and what stands there is cooked: it
 * is a dish only where the composer could have made it, and the verifier finds nothing wrong.
 */
export function dishOf(found: Composition, writing: Writing): Dish | null {
  const form = writing.book.forms.get(found.form)
  if (form === undefined) return null
  const composition = ownOf(found, form)
  const flavour = flavourOf(composition, form, writing.book)
  if (flavour === undefined || !isComposed(composition, form, flavour, writing)) return null
  try {
    const dish = writeDish(composition, writing)
    return refusalsOf(dish, noRules, writing).length === 0 ? dish : null
  } catch (thrown) {
    if (thrown instanceof CannotComposeError) return null
    throw thrown
  }
}

/**
 * The dish at an address; null where there is none.
 *
 * @param name what stands behind `/dish/`
 */
export function dishAt(
  name: string,
  query: Iterable<readonly [string, string]>,
  writing: Writing,
): Dish | null {
  const found = readDishAddress(name, query)
  return found === null ? null : dishOf(found, writing)
}
