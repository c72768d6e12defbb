import type { Well } from '../../vessels/shapes.ts'
import type { Contents } from '../servings.ts'
import type { Sketch } from '../sketch.ts'

/** A dish about to be drawn: everything is placed in the well of its vessel. */
export interface Scene extends Contents {
  sketch: Sketch
  well: Well
  /** The colour of its sauce, broth, batter or base, as far as its foods colour it. */
  colour: string
}

/** Draws the food in its vessel. */
export type Way = (scene: Scene) => string
