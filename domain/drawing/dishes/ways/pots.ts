import { grains, liquid, swirl, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

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
  const onTop = withGreen(garnishes)
  return (
    liquid(sketch, well, colour) +
    grains(sketch, rice, '#fbf4e2') +
    scatter(sketch, pieces, sauced, { cover: 0.9, reach: 0.86, scale: 1.05 }) +
    swirl({ x: sauced.cx + 4, y: sauced.cy + 2 }, well.rx * 0.16) +
    strew(sketch, onTop, sauced, { reach: 0.95 })
  )
}
