import { between } from '../../../drawing/random.ts'
import { mix, shade } from '../colour.ts'
import { hasKind } from '../cover-dish.ts'
import { grains, liquid, strands, swirl, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { path } from '../sketch.ts'
import type { Scene, Way } from './way.ts'

/** A soup in which pieces swim. */
export const chunkySoup: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  liquid(sketch, well, colour) +
  scatter(sketch, pieces, well, { cover: 0.6, reach: 0.8 }) +
  strew(sketch, garnishes, well, { reach: 0.74 })

/** The colour of what is blended, lightened by what it is blended with. */
function blendedColour({ pieces, colour }: Scene): string {
  return mix([
    [colour, 4],
    ...pieces.slice(0, 3).map(({ look, share }) => [look.colour, share] as const),
  ])
}

/** A soup without pieces: cream drawn through it, and what is strewn on it. */
export const smoothSoup: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const onTop = garnishes.length > 0 ? garnishes : [lookLike('fleck', '#4f963c')]
  return (
    liquid(sketch, well, blendedColour(scene)) +
    swirl({ x: well.cx - 4, y: well.cy }, well.rx * 0.55) +
    strew(sketch, onTop, well, { reach: 0.62, share: 0.8 }) +
    strew(sketch, [lookLike('seed', '#8a6a2c')], well, { reach: 0.6, share: 0.5 })
  )
}

/** Lentils or beans cooked until they fall apart. */
export const thickPulse: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const pulses = pieces.slice(0, 1)
  const rest = pieces.slice(1)
  const main = pulses[0]?.look.colour ?? colour
  const ground = mix([
    [colour, 1],
    [main, 1.4],
  ])
  return (
    liquid(sketch, well, ground) +
    grains(sketch, within(well, 0.9), shade(ground, 1.1), 6) +
    scatter(sketch, rest, well, { cover: 0.16, reach: 0.7, scale: 0.8 }) +
    swirl({ x: well.cx + 8, y: well.cy + 4 }, well.rx * 0.3) +
    strew(sketch, garnishes.length > 0 ? garnishes : [lookLike('fleck', '#4a9a3c')], well, {
      reach: 0.72,
    })
  )
}

/** Noodles in broth, with what lies on them in groups. */
export const noodleSoup: Way = ({ sketch, well, colour, pieces, garnishes, dish }) => {
  const noodles = within(well, 0.74, { dx: -12, dy: 12 })
  const isPale = hasKind(dish, 'rice-noodle', 'glass-noodle', 'rice-vermicelli', 'udon-noodle')
  return (
    liquid(sketch, well, colour) +
    strands(sketch, noodles, isPale ? '#f6ecd4' : '#f3d078', { count: 44, width: 7 }) +
    inGroups({ sketch, well: within(well, 0.66), pieces }) +
    strew(sketch, [...garnishes, lookLike('slice', '#7fbf4f')], well, { reach: 0.7, share: 0.7 })
  )
}

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

/** A pot of something cooked long: pieces close together in a dark sauce. */
export const stew: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  liquid(sketch, well, colour) +
  scatter(sketch, pieces, well, { cover: 1, reach: 0.82, scale: 1.1 }) +
  glaze(well.cx, well.cy, well.rx) +
  strew(sketch, garnishes, well, { reach: 0.72 })

function glaze(x: number, y: number, r: number): string {
  return path(
    `M${short(x - r * 0.5)} ${short(y - r * 0.62)}q${short(r * 0.3)} ${short(-r * 0.22)} ${short(r * 0.7)} ${short(-r * 0.1)}`,
    'fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="6" stroke-linecap="round"',
  )
}

/** Chilli: mince and beans in red, with a spoon of cream. */
export const chilli: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  return (
    stew(scene) +
    layPiece(sketch, {
      x: well.cx + 10,
      y: well.cy - 8,
      look: { ...lookLike('dollop', '#fffdf6'), size: 36 },
      turn: 0,
    }) +
    strew(sketch, [...garnishes, lookLike('grated', '#f9bf4c')], within(well, 0.4), { share: 0.3 })
  )
}

/** A curry on one side of the bowl, rice on the other. */
export const curryWithRice: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const sauced = within(well, 0.66, { dx: well.rx * 0.3, dy: well.ry * 0.24 })
  const rice = within(well, 0.58, { dx: -well.rx * 0.4, dy: -well.ry * 0.36 })
  const onTop = garnishes.length > 0 ? garnishes : [lookLike('fleck', '#4a9a3c')]
  return (
    liquid(sketch, well, colour) +
    grains(sketch, rice, '#fbf4e2') +
    scatter(sketch, pieces, sauced, { cover: 0.9, reach: 0.86, scale: 1.05 }) +
    swirl({ x: sauced.cx + 4, y: sauced.cy + 2 }, well.rx * 0.16) +
    strew(sketch, onTop, sauced, { reach: 0.95 })
  )
}
