import type { Vessel } from '../cover-format.ts'
import { board, tray } from './boards-and-trays.ts'
import { pan, pot } from './cookware.ts'
import type { DrawVessel } from './shapes.ts'
import { bowl, cloth, cup, plate } from './tableware.ts'

/** What a dish is served in, seen from above. */
export const drawVessel: Record<Vessel, DrawVessel> = {
  plate,
  bowl,
  pan,
  pot,
  board,
  tray,
  cup,
  cloth,
}
