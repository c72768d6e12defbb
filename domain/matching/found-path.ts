import type { IngredientId } from '../ingredients/vocabulary.ts'

export type PathState = 'have' | 'swap' | 'probably' | 'believed' | 'missing' | 'assumed'

/** The best way in which a kitchen meets a required ingredient. */
export interface Path {
  state: PathState
  /** Hundredths, 0–100. Of an assumed one 0: it stands outside of the reckoning. */
  credit: number
  /** The owned ingredients that meet it; of what is believed those that are only believed. */
  via: readonly IngredientId[]
  /** Why, in a sentence that can be shown: "you have chicken thighs". */
  reason: string
  /** 0–100: how soon what meets it spoils. */
  urgency: number
}
