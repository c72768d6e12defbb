import type { CoreTemperature } from '../ingredients/core-kinds.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Amount } from './measure.ts'
import type { Method, Technique } from './technique.ts'

/** A thing in a dish, as its texts speak of it. */
export interface Filling {
  id: IngredientId
  slot: string
  amount: Amount | null
  technique: Technique | null
  /** How hot it must be inside; null where that is not known of it, or not needed. */
  core: CoreTemperature | null
  /** How it is cooked here; null where it is not. */
  method: Method | null
  isPlural: boolean
  /** What it weighs, about; nothing where nobody weighed or counts it: a spoon of oil, a bay leaf. */
  grams?: number
  /** As it is called: "potatoes", "olive oil", "lemon". */
  called: string
}
