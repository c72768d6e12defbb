import type { tableColours } from '../../table-colours.ts'
import type { Way } from '../ways/way.ts'

/** `table`: it stands there without one. */
export const vessels = ['plate', 'bowl', 'pan', 'pot', 'board', 'tray', 'dish', 'table'] as const
export type Vessel = (typeof vessels)[number]
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
  beside?: 'spoon' | 'fork' | 'chopsticks' | undefined
  /** Meat and fish lie there in one piece. */
  asWhole?: boolean
}

/** Kinds of dishes by their names. */
export type KindBook = ReadonlyMap<string, Serving>
