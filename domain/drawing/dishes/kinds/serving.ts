import type { Ground, Vessel } from '../served-in.ts'
import type { Way } from '../ways/way.ts'

/** How the dishes of a form are drawn. */
export interface Serving {
  way: Way
  vessel: Vessel
  /** Whose table it stands on. */
  ground: Ground
  /** Of its sauce, broth, batter or base, as far as its foods leave it. */
  colour: string
  /** Its foods leave that colour alone. */
  isPlain?: boolean
  /** What lies on the table beside it. */
  beside?: 'spoon' | 'fork' | 'chopsticks' | undefined
  /** Meat and fish lie there in one piece. */
  asWhole?: boolean
}

/** Kinds of dishes by their names. */
export type KindBook = ReadonlyMap<string, Serving>
