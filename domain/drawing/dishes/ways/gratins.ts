import { between } from '../../random.ts'
import { mix, shade } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { crust } from '../crusts.ts'
import { body, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short, spots } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added, type Piece } from '../servings.ts'
import { path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Scene, Way } from './way.ts'

const green = lookLike('fleck', '#4f963c')

/** Something under melted cheese, showing through it. */
export const gratin: Way = ({ sketch, well, pieces, garnishes }) => {
  const sliced = pieces.map(inSlices)
  return (
    body(well, 'fill="#bd7f34"') +
    scatter(sketch, sliced, well, { cover: 1.15, reach: 0.9, scale: 1.15, most: 44 }) +
    cheeseOver({ sketch, well }) +
    strew(sketch, herbsOf(garnishes), well, { reach: 0.84, share: 0.7 })
  )
}

const herbsOf = (garnishes: Scene['garnishes']) => [
  ...garnishes.filter(({ shape }) => shape !== 'grated'),
  green,
]

/** Potatoes and other roots are laid in slices. */
function inSlices(piece: Piece): Piece {
  const { look } = piece
  if (look.shape !== 'chunk' || look.size < 17) return piece
  const slice = {
    shape: 'coin' as const,
    colour: shade(look.colour, 1.3),
    second: look.colour,
    size: 25,
  }
  return { ...piece, look: slice }
}

/** Cheese that has run together, in patches that leave gaps. */
function cheeseOver({ sketch, well }: Pick<Scene, 'sketch' | 'well'>): string {
  const { random } = sketch
  const patches = spots(random, well, 13, 0.8)
  const melted = patches
    .map((at) =>
      blob(random, at, between(random, 32, 50), { corners: 8, jitter: 0.2, squash: 0.75 }),
    )
    .join('')
  const browned = spots(random, well, 30, 0.86)
    .map((at) =>
      path(
        blob(random, at, between(random, 5, 14), { corners: 5, jitter: 0.3, squash: 0.7 }),
        `fill="${random() < 0.5 ? '#a8601c' : '#c9822c'}" fill-opacity=".5"`,
      ),
    )
    .join('')
  return (
    path(melted, 'transform="translate(0 4)" fill="#a8641c" fill-opacity=".55"') +
    path(melted, `fill="${sketch.lit('#fbcf5c', [1.25, 0.92])}"`) +
    browned
  )
}

/** Pasta in a dish under a crust of cheese. */
export const pastaBake: Way = (scene) => {
  const { sketch, well, colour, dish } = scene
  const tubes = added({
    ...lookLike(
      'tube',
      mix([
        ['#f2ca70', 2],
        [colour, 1],
      ]),
    ),
    size: 26,
  })
  const rest = scene.pieces.filter(({ look }) => look.shape !== 'tube')
  const isCheesy = hasFood(dish, 'cheese', 'vegan-cheese')
  return (
    body(well, `fill="${shade(colour, 0.85)}"`) +
    scatter(sketch, [tubes], well, { cover: 1.5, reach: 0.92 }) +
    scatter(sketch, rest, well, { cover: 0.25, reach: 0.85 }) +
    (isCheesy ? cheeseOver({ sketch, well }) : '') +
    scatter(sketch, [tubes], well, { cover: 0.42, reach: 0.85 }) +
    strew(sketch, scene.garnishes.filter(({ shape }) => shape !== 'grated').concat(green), well, {
      reach: 0.85,
      share: 0.6,
    })
  )
}

/** Mash on top, drawn with a fork, browned. */
export const mashTopped: Way = ({ sketch, well, colour, garnishes }) => {
  const { cx, cy, rx, ry } = well
  const rows = [-0.72, -0.36, 0, 0.36, 0.72]
    .map((share) => {
      const y = cy + share * ry
      return `M${short(cx - rx * 0.9)} ${short(y)}q${short(rx * 0.15)} -22 ${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0t${short(rx * 0.3)} 0`
    })
    .join('')
  const line = (paint: string) => path(rows, `fill="none" stroke-linecap="round" ${paint}`)
  return (
    body(well, `fill="${shade(colour, 0.8)}"`) +
    crust(sketch, within(well, 0.96), '#f3d48a', { spotted: 8, browned: 0.8 }) +
    line('transform="translate(0 6)" stroke="#c08a3c" stroke-width="16"') +
    line('stroke="#fae3a6" stroke-width="15"') +
    line(
      'transform="translate(0 -3)" stroke="#b8722a" stroke-opacity=".55" stroke-width="4" stroke-dasharray="26 30"',
    ) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.85, share: 0.6 })
  )
}

/** Slices under a golden custard, cut in squares, of which one is taken out. */
export const custardTopped: Way = ({ sketch, well, garnishes }) => {
  const { cx, cy, rx, ry } = well
  const [left, top, side] = [cx + rx * 0.33, cy, rx * 0.67]
  const band = (y: number, height: number, colour: string) =>
    `<rect x="${short(left)}" y="${short(top + y)}" width="${short(side)}" height="${height}" fill="${colour}"/>`
  const cuts = `M${short(cx - rx)} ${short(cy)}H${short(cx + rx)}M${short(cx - rx * 0.33)} ${short(cy - ry)}V${short(cy + ry)}M${short(left)} ${short(cy - ry)}V${short(cy + ry)}`
  return (
    crust(sketch, well, '#f7cd68', { spotted: 26 }) +
    path(cuts, 'stroke="#8a5420" stroke-opacity=".6" stroke-width="5"') +
    band(0, ry - 6, '#c9a070') +
    band(0, 12, '#f9dc8c') +
    band(12, 12, '#8a4a2c') +
    band(24, 9, '#5f3558') +
    band(33, 12, '#8a4a2c') +
    band(45, 9, '#5f3558') +
    strew(
      sketch,
      withGreen(garnishes),
      { ...well, cy: cy - ry * 0.4, ry: ry * 0.5 },
      { share: 0.7 },
    )
  )
}

/** Sausages in a batter that has risen around them. */
export const inBatter: Way = ({ sketch, well, pieces }) => {
  const sausage =
    pieces.find(({ look }) => look.shape === 'sausage') ?? added(lookLike('sausage', '#a8602f'))
  const at = spots(sketch.random, well, 7, 0.72)
  return (
    crust(sketch, well, '#eeb54c', { spotted: 24 }) +
    at
      .map((spot) =>
        path(
          blob(sketch.random, spot, 58, { corners: 9, jitter: 0.1, squash: 0.55 }),
          `fill="#f9d98a" fill-opacity=".8"`,
        ),
      )
      .join('') +
    at
      .map((spot) =>
        layPiece(sketch, {
          ...spot,
          look: { ...sausage.look, size: 48 },
          turn: between(sketch.random, -40, 40),
        }),
      )
      .join('')
  )
}
