import type { Vessel } from './cover-format.ts'
import { board, tray } from '#domain/drawing/vessels/boards-and-trays.ts'
import { pan, pot } from '#domain/drawing/vessels/cookware.ts'
import type { DrawVessel } from '#domain/drawing/vessels/shapes.ts'
import { bowl, cloth, cup, plate } from '#domain/drawing/vessels/tableware.ts'

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
