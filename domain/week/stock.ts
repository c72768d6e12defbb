import type { CalendarDay } from '../calendar-day.ts'
import type { Ingredient, Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { inGrams } from '../shopping/in-grams.ts'
import { negligible, type Wanted } from '../shopping/shortfall.ts'
import { unitRatio } from '../shopping/unit-families.ts'

/** A thing at home from which a week takes, meal after meal. */
interface Held {
  /** Null where nobody said how much: that is taken to be enough. */
  left: number | null
  unit: string
  /** The last day on which it is counted on; null where it does not spoil. */
  until: CalendarDay | null
}

/** Of a weight the figure matters less than its ratio to another: many at once lose less in rounding. */
const many = 1_000

/** How many of one unit the other holds, by what a piece or a cup weighs where need be; null where nobody knows. */
function ratioBetween(unit: string, other: string, known: Ingredient | undefined): number | null {
  const plain = unitRatio(unit, other)
  if (plain !== null) return plain
  const [one, another] = [
    inGrams({ quantity: many, unit }, known),
    inGrams({ quantity: many, unit: other }, known),
  ]
  return one === null || another === null || one.quantity === 0
    ? null
    : another.quantity / one.quantity
}

/**
 * What is at home, from which meals take in the order of their days. What spoils first is taken first, and nothing is
 * counted on after its last day. As in `shortfallOf`, what runs low or has run out is not there, and what cannot be compared is enough.
 */
export class Stock {
  readonly #held = new Map<string, Held[]>()
  readonly #vocabulary: Vocabulary | undefined

  /** `until` tells the last day on which a thing is good; null where it does not spoil, or nobody knows. */
  constructor(
    pantry: readonly PantryItem[],
    until: (item: PantryItem) => CalendarDay | null,
    vocabulary: Vocabulary | undefined,
  ) {
    this.#vocabulary = vocabulary
    for (const item of pantry) {
      if (item.ingredient === null || item.status !== 'have') continue
      const held = { left: item.quantity, unit: item.unit, until: until(item) }
      this.#held.set(item.ingredient, [...(this.#held.get(item.ingredient) ?? []), held])
    }
    for (const held of this.#held.values())
      held.sort((one, other) => ((one.until ?? '9') < (other.until ?? '9') ? -1 : 1))
  }

  /** Takes what a meal of this day wants, and returns how much of it is not there: null where nothing is missing. */
  missingAfterTaking(wanted: Wanted, day: CalendarDay): Pick<Wanted, 'amount'> | null {
    const { ingredient, amount, unit } = wanted
    if (ingredient === null) return { amount }
    const good = (this.#held.get(ingredient) ?? []).filter(
      ({ left, until }) => left !== 0 && (until === null || until >= day),
    )
    if (amount === null) return good.length > 0 ? null : { amount: null }
    const known = this.#vocabulary?.ingredients.get(ingredient)
    let open = amount
    for (const held of good) {
      if (open <= amount * negligible) break
      const ratio = ratioBetween(unit ?? 'piece', held.unit, known)
      if (held.left === null || ratio === null) return null
      const taken = Math.min(open, held.left * ratio)
      open -= taken
      held.left = Math.max(0, held.left - taken / ratio)
    }
    return open <= amount * negligible ? null : { amount: open }
  }
}
