import type { Point } from '../../svg.ts'
import { shade } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { pool, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added, type Piece } from '../servings.ts'
import { dark, path, type Sketch } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import { roast } from './roasts.ts'
import type { Way } from './way.ts'

/** Mash drawn into ridges. */
export function mash(sketch: Sketch, at: Point, r: number, colour = '#f8e6ac'): string {
  const outline = blob(sketch.random, at, r, { corners: 11, jitter: 0.08, squash: 0.9 })
  const ridges = [0.72, 0.48, 0.24]
    .map((share) => {
      const [x, y] = [at.x - r * share, at.y + r * share * 0.1]
      const [rx, ry] = [r * share, r * share * 0.86]
      return `M${short(x)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(rx * 1.2)} ${short(ry * 0.9)}`
    })
    .join('')
  return (
    path(outline, `transform="translate(4 9)" ${dark}`) +
    path(outline, `fill="${sketch.lit(colour, [1.35, 0.86])}"`) +
    path(
      ridges,
      `transform="translate(1 3)" fill="none" stroke="${shade(colour, 0.76)}" stroke-width="7" stroke-linecap="round"`,
    ) +
    path(
      ridges,
      `fill="none" stroke="${shade(colour, 1.4)}" stroke-width="5" stroke-linecap="round"`,
    )
  )
}

/** Mash on one side; on the other sausages or something else in gravy. */
export const mashBeside: Way = (scene) => {
  const { sketch, well, colour, pieces, garnishes } = scene
  const side = within(well, 0.5, { dx: well.rx * 0.38, dy: well.ry * 0.3 })
  const sausage = pieces.find(({ look }) => look.shape === 'sausage')
  const sausages = (look: Piece['look']) =>
    [-0.1, 0.22, 0.54]
      .map((dy) =>
        layPiece(sketch, {
          x: side.cx,
          y: well.cy + well.ry * dy,
          look: { ...look, size: 62 },
          turn: -14,
        }),
      )
      .join('')
  const rest = pieces.filter(({ food }) => !/potato|mash/.test(food.id))
  return (
    mash(sketch, { x: well.cx - well.rx * 0.36, y: well.cy - well.ry * 0.16 }, well.rx * 0.6) +
    pool(sketch, { x: side.cx, y: side.cy }, well.rx * 0.5, colour) +
    (sausage === undefined
      ? scatter(sketch, rest, side, { cover: 0.9, reach: 0.85, most: 16 })
      : sausages(sausage.look)) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.6, share: 0.7 })
  )
}

/** Mash alone, with butter and what is stirred in. */
export const mashed: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  mash(sketch, { x: well.cx, y: well.cy }, well.rx * 0.95, colour) +
  scatter(
    sketch,
    pieces.filter(({ look }) => look.shape !== 'chunk'),
    well,
    { cover: 0.25, reach: 0.7, scale: 0.7 },
  ) +
  layPiece(sketch, {
    x: well.cx + 4,
    y: well.cy - 6,
    look: { ...added(lookLike('cube', '#fbe07a')).look, size: 24 },
  }) +
  strew(sketch, garnishes, well, { reach: 0.75 })

/** Sausages in their onions; with mash where there are potatoes. */
export const sausagesAndOnions: Way = (scene) =>
  hasFood(scene.dish, 'potato') ? mashBeside(scene) : roast(scene)
