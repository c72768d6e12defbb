import { between } from '../../random.ts'
import type { Point } from '../../svg.ts'
import { pool, within } from '../fillings.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import type { Piece } from '../servings.ts'
import { withGreen } from './garnished.ts'
import type { Scene, Way } from './way.ts'

const large: ReadonlySet<string> = new Set(['cutlet', 'drumstick', 'fillet', 'sausage'])

const isLarge = ({ look }: Piece) => large.has(look.shape)

/** Vegetables in a tray or pan, and meat or fish upon them. */
export const roast: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const big = scene.pieces.filter(isLarge)
  const rest = scene.pieces.filter((piece) => !isLarge(piece)).map(roasted)
  return (
    scatter(sketch, rest, well, {
      cover: big.length > 0 ? 1 : 1.15,
      reach: 0.9,
      scale: 1.2,
      most: 60,
    }) +
    (rest.length > 0 ? portions(scene, big) : portions(scene, big.map(bigger), 6)) +
    strew(sketch, withGreen(garnishes), well, {
      reach: 0.85,
    })
  )
}

/** Leaves and peas keep their size; all the rest is cut large. */
function roasted(piece: Piece): Piece {
  return { ...piece, look: { ...piece.look, size: Math.min(26, piece.look.size * 1.15) } }
}

/** Up to six portions, spread over the well. */
export function portions({ sketch, well }: Scene, big: readonly Piece[], most = 4): string {
  const [first] = big
  if (first === undefined) return ''
  const all = [...big, ...big, first, first, first, first].slice(0, most)
  const wide = well.shape === 'square' ? 0.46 : 0.42
  const places: Point[] = [
    { x: -wide, y: -0.34 },
    { x: wide * 0.95, y: -0.4 },
    { x: -wide * 0.8, y: 0.42 },
    { x: wide * 1.05, y: 0.36 },
    { x: 0.02, y: -0.5 },
    { x: -0.02, y: 0.5 },
  ]
  return all
    .map(({ look }, index) => {
      const at = places[index] ?? { x: 0, y: 0 }
      return layPiece(sketch, {
        x: well.cx + at.x * well.rx,
        y: well.cy + at.y * well.ry,
        look,
        turn:
          between(sketch.random, -24, 24) + (look.shape === 'drumstick' ? (index % 2) * 150 : 0),
      })
    })
    .join('')
}

/** Something large on a plate, vegetables beside it, a sauce beneath. */
export const plated: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  const big = scene.pieces.filter(isLarge)
  const rest = scene.pieces.filter((piece) => !isLarge(piece) && piece.look.shape !== 'half')
  const hasFillet = big[0]?.look.shape === 'fillet'
  const side = within(well, 0.62, { dx: well.rx * 0.34, dy: -well.ry * 0.3 })
  const front = within(well, 0.82, { dx: -well.rx * 0.14, dy: well.ry * 0.2 })
  return (
    pool(sketch, { x: front.cx + 8, y: front.cy + 8 }, well.rx * 0.62, colour) +
    (big.length === 0
      ? scatter(sketch, rest, within(well, 0.86), { cover: 1.3, reach: 0.85 })
      : scatter(sketch, rest, side, { cover: 1, reach: 0.85 })) +
    portions(
      {
        ...scene,
        well: hasFillet ? within(well, 1, { dx: well.rx * 0.3, dy: well.ry * 0.52 }) : front,
      },
      big.map(bigger),
      hasFillet ? 1 : 2,
    ) +
    strew(sketch, withGreen(garnishes), well, {
      reach: 0.7,
      share: 0.8,
    })
  )
}

const bigger = (piece: Piece): Piece => ({
  ...piece,
  look: { ...piece.look, size: piece.look.size * (piece.look.shape === 'fillet' ? 1.5 : 1.22) },
})
