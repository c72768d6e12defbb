import { shade } from '../colour.ts'
import { body, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added, type Piece } from '../servings.ts'
import type { Way } from './way.ts'

/** Leaves, and everything else upon them. */
export const leafSalad: Way = ({ sketch, well, pieces, garnishes }) => {
  const leaves = pieces.filter(({ look }) => look.shape === 'leaf')
  const rest = pieces.filter(({ look }) => look.shape !== 'leaf')
  const bed = leaves.length > 0 ? leaves : [added(lookLike('leaf', '#7ab848'))]
  const tones = bed.flatMap((piece) => [
    piece,
    { ...piece, look: { ...piece.look, colour: shade(piece.look.colour, 0.86) } },
  ])
  return (
    scatter(sketch, tones, within(well, 1.06), { cover: 2.1, reach: 0.9, scale: 1.5, most: 34 }) +
    scatter(sketch, rest, well, { cover: 0.55, reach: 0.74 }) +
    strew(sketch, garnishes, well, { reach: 0.75, share: 0.7 })
  )
}

/** Pieces tossed with each other, without leaves or grain. */
export const tossed: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  body(within(well, 0.9), `fill="${colour}" fill-opacity=".55"`) +
  scatter(sketch, pieces, well, { cover: 1.5, reach: 0.88, scale: 1.1 }) +
  strew(sketch, garnishes, well, { reach: 0.8 })

/** Slices that overlap in rings: tomato and mozzarella. */
export const overlapping: Way = ({ sketch, well, garnishes }) => {
  const slices = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI
    const look: Piece['look'] =
      index % 2 === 0
        ? { shape: 'coin', colour: '#ee5a44', second: '#c8301f', size: 34 }
        : { shape: 'coin', colour: '#fffdf5', second: '#f3ead2', size: 33 }
    return layPiece(sketch, {
      x: well.cx + Math.cos(angle) * well.rx * 0.66,
      y: well.cy + Math.sin(angle) * well.ry * 0.66,
      look: added(look).look,
      turn: 0,
    })
  }).join('')
  return (
    slices +
    strew(sketch, [...garnishes, lookLike('sprig', '#3f9440')], well, { reach: 0.6, share: 0.8 })
  )
}

/** Shreds of everything, tangled. */
export const shredded: Way = ({ sketch, well, pieces, garnishes }) => {
  const raw = pieces.filter(({ look }) => look.shape !== 'wedge')
  const shreds = (length: number, share: number) =>
    raw.map(({ look }, index) =>
      strew(
        sketch,
        [{ shape: 'grated', colour: tint(look), second: null, size: length - index }],
        well,
        {
          reach: 0.84,
          share: share / (index + 1),
        },
      ),
    )
  return (
    body(within(well, 0.86), `fill="${tint(raw[0]?.look ?? lookLike('leaf', '#c4d98c'))}"`) +
    shreds(16, 5).join('') +
    shreds(14, 3).toReversed().join('') +
    strew(sketch, garnishes, well, { reach: 0.8 })
  )
}

/** Of a shred, which shows what is inside. */
function tint({ shape, colour, second }: Piece['look']): string {
  return shape === 'leaf' && second !== null ? second : colour
}
