import type { Avoidable, IngredientId, Substitution } from '../ingredients/vocabulary.ts'
import type { RuleSettings } from '../recipes/suits-diet.ts'

/** Somebody who eats with others from one pot. */
export interface KnownEater {
  name: string
  settings: RuleSettings
  /** How much of the dish is theirs: 1 for a usual portion, 0.5 for a child’s. */
  portions: number
}

/** Also one whose settings nobody here knows: then no dish is known to be theirs. */
export type Eater = Omit<KnownEater, 'settings'> & { settings: RuleSettings | null }

/** One ingredient of a recipe, as it is done otherwise. */
export interface TableChange {
  ingredient: IngredientId
  /** As the recipe calls it. */
  name: string
  /** What is taken in its place; null where it is left out. */
  swap: Substitution | null
  /** The step in which it goes in, from 1; null where the steps do not tell. */
  step: number | null
  /** Whether it is eaten as it was put on the plate, or goes into the pot with everything else. */
  where: 'plate' | 'pot'
}

/** What of an ingredient goes against somebody’s settings. */
export interface Offence {
  ingredient: IngredientId | null
  name: string
  /** It holds these, which they avoid. */
  contains: readonly Avoidable[]
  /** They avoid these, and it is not known whether it holds them. */
  unknown: readonly Avoidable[]
  /** Diets of theirs that it is not known to keep to. */
  breaks: readonly string[]
  /** Whether it is known to be against them; else nobody knows, and a label may tell. */
  isCertain: boolean
}

/** How a portion comes to be another than the pot’s. */
export type Parting =
  /** It is as the others’ until it is served. */
  | { kind: 'on-the-plate' }
  /** It goes on by itself in this step, from 1, before that food goes into the common pot. */
  | { kind: 'taken-out'; step: number; before: string }
  /** It is cooked by itself: nothing is in the pot yet that could be shared. */
  | { kind: 'from-the-start' }

/** What somebody with an allergy needs beside it. */
export interface Care {
  /** What they avoid and the kitchen has open. */
  avoided: readonly Avoidable[]
  /** The foods that hold it, or of which that is not known. */
  foods: readonly string[]
}

export type EaterPlan = { name: string } & (
  | { kind: 'as-it-is' }
  /** What they avoid is not known. */
  | { kind: 'not-shared' }
  | {
      kind: 'changed'
      parting: Parting
      changes: readonly TableChange[]
      /** Of the changes, what of each is against the settings, in the same order. */
      offences: readonly Offence[]
      care: Care | null
    }
  /**
   * No change is known to make it their dish. `helpless` are those of the offences that nothing can be done about, and
   * `diets` those that no changed dish is known to keep to. `not-known` where nothing is certain of what is helpless: then
   * labels may tell, and what else is against the settings stands among the offences.
   */
  | {
      kind: 'not-this-dish' | 'not-known'
      offences: readonly Offence[]
      helpless: readonly Offence[]
      diets: readonly string[]
    }
)

export interface TablePlan {
  /** What is done otherwise for everybody. */
  forAll: readonly TableChange[]
  /** In the order of the eaters. */
  eaters: readonly EaterPlan[]
}
