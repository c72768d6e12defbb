import { between } from '../../random.ts'
import { within } from '../fillings.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter } from '../scatter.ts'
import type { Scene } from './way.ts'

/** Lays each food in a place of its own around the middle. */
export function inGroups(
  { sketch, well, pieces }: Pick<Scene, 'sketch' | 'well' | 'pieces'>,
  groupSize = 1,
): string {
  const from = between(sketch.random, 0, 2 * Math.PI)
  return pieces
    .slice(0, 5)
    .map((piece, index, { length }) => {
      const angle = from + (index / length) * 2 * Math.PI
      const group = within(well, Math.min(0.62, 1.1 / Math.sqrt(length)) * groupSize, {
        dx: Math.cos(angle) * well.rx * 0.62,
        dy: Math.sin(angle) * well.ry * 0.62,
      })
      const isEgg = piece.look.shape === 'half'
      if (!isEgg) return scatter(sketch, [piece], group, { cover: 0.95, reach: 0.85, most: 16 })
      const look = { ...piece.look, size: 32 }
      return [-24, 26]
        .map((dx) => layPiece(sketch, { x: group.cx + dx, y: group.cy + dx / 4, look, turn: dx }))
        .join('')
    })
    .join('')
}
