import type { Unit } from '../ingredients/units.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Equipment } from '../recipes/equipment.ts'
import type { LineUse } from '../recipes/line-use.ts'
import type { Method } from './technique.ts'

/** What of a family of flavour a slot takes. */
export const flavourParts = ['fat', 'aromatic', 'spice', 'sauce', 'acid', 'herb', 'finish'] as const
export type FlavourPart = (typeof flavourParts)[number]

/** A way of seasoning that belongs together: Italian, Thai, plain. */
export interface Flavour {
  id: string
  name: string
  /** Things that speak for it where a kitchen has them. */
  signs: readonly IngredientId[]
  /** What it takes, the best first. */
  parts: Partial<Record<FlavourPart, readonly IngredientId[]>>
}

/** How much of what fills a slot. */
export type SlotMeasure =
  | { by: 'portion'; times: number }
  | { by: 'dose'; times: number }
  /** Grams a person, shared by all that fill the slot; of one thing no more than `each`, where that is less. */
  | { by: 'grams'; grams: number; each?: number }
  /** For four. */
  | { by: 'amount'; amount: number; unit: Unit }

/** A place in a form that things of a kitchen fill. */
export interface Slot {
  name: string
  /** Kinds that may fill it, the most fitting first; empty where the flavour says what. */
  kinds: readonly IngredientId[]
  not: readonly IngredientId[]
  flavour: FlavourPart | null
  /** Ways in which what fills it is cooked here; the first that a food has. Any, where it is empty. */
  by: readonly Method[]
  least: number
  most: number
  measure: SlotMeasure
  use: LineUse
  /** Whether it may be taken for granted where nobody says that it is there: oil, salt. */
  isBasic: boolean
}

/** When something holds of what fills a form. All that is stated must hold. */
export interface Condition {
  /** Slots that are filled by one of these kinds. */
  slots: Readonly<Record<string, readonly IngredientId[]>>
  /** Kinds each of which is somewhere in the dish. */
  has: readonly IngredientId[]
  /** Kinds none of which is in the dish. */
  hasNot: readonly IngredientId[]
  flavours: readonly string[]
}

export interface Form {
  id: string
  /** Raised when the same things would make another dish. */
  version: number
  servings: number
  meals: readonly string[]
  tags: readonly string[]
  equipment: readonly Equipment[]
  /** Ids of flavours in which it can be cooked; the first where nothing speaks for one. */
  flavours: readonly string[]
  /** Makes a dish of almost anything: others go before it. */
  isGeneric: boolean
  /** The first one leads: each thing that can fill it makes a dish of its own. */
  slots: readonly Slot[]
  /** So many things must fill these slots together, always or where the condition holds. */
  needs: readonly { of: readonly string[]; least: number; when?: Condition }[]
  /** Kinds of which one excludes the other here. */
  never: readonly (readonly [IngredientId, IngredientId])[]
  /** Titles, the first whose condition holds. The last one has none. */
  titles: readonly { when: Condition; title: string }[]
  summary: string
  /** Templates; one of which nothing is left is dropped. */
  steps: readonly string[]
  minutes: { active: number; total: readonly (number | string)[] }
  tip: string | null
  storage: string | null
}

/** Everything that dishes are composed of. */
export interface FormBook {
  forms: ReadonlyMap<string, Form>
  flavours: ReadonlyMap<string, Flavour>
  /** Kinds that no dish puts together. */
  never: readonly (readonly [IngredientId, IngredientId])[]
}

/** What a dish is, as its address says it: with the same book it is written the same anywhere. */
export interface Composition {
  form: string
  version: number
  flavour: string
  servings: number
  /** By slot what fills it; `grams` where less is at home than it would take. */
  fills: Readonly<Record<string, readonly { id: IngredientId; grams?: number }[]>>
}
