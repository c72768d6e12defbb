import type { tableColours } from '../../../drawing/table-colours.ts'
import type { Way } from '../ways/way.ts'

export type Vessel = 'plate' | 'bowl' | 'pan' | 'pot' | 'board' | 'tray' | 'dish' | 'table'
export type Ground = keyof typeof tableColours

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
  beside?: 'spoon' | 'fork' | 'chopsticks'
  /** Meat and fish lie there in one piece. */
  asWhole?: boolean
}
