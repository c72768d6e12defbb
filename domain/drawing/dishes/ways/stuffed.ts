import { shade } from '../colour.ts'
import { type Look, lookLike } from '../looks/look.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

const green = lookLike('fleck', '#4f963c')
/** What is hollowed and filled, where no slot tells it. */
const hollowed: ReadonlySet<string> = new Set([
  'bell-pepper',
  'eggplant',
  'zucchini',
  'portobello',
  'mushroom',
  'winter-squash',
])

/** Halves of vegetables with a filling. */
export const stuffed: Way = (scene) => {
  const { sketch, well } = scene
  const boat = scene.pieces.find(
    ({ food }) =>
      /^(shell|main|boat|pepper|veg)/.test(food.slot) ||
      (food.slot === '' && food.kinds.some((kind) => hollowed.has(kind))),
  )
  const shell: Look = boat?.look ?? lookLike('strip', '#dc3f2c')
  const skin =
    ['#dbe6a0', '#e2452e'].includes(shell.colour) && shell.second !== null
      ? shell.second
      : shell.colour
  const filling = scene.pieces
    .filter((piece) => piece !== boat)
    .map(({ look, share }) => added({ ...look, size: Math.min(13, look.size) }, share))
  const d = 'M-74 0C-74 -46 -30 -48 0 -44C30 -48 74 -46 74 0C74 46 30 48 0 44C-30 48 -74 46 -74 0Z'
  const name = sketch.define(
    'shell',
    () =>
      path(d, `transform="translate(5 14)" ${dark}`) +
      path(d, `fill="${sketch.lit(skin)}" stroke="${shade(skin, 0.66)}" stroke-width="3"`) +
      path(d, `transform="scale(.85 .8)" fill="#a8642c"`) +
      path(
        'M-66 -16Q-56 -36 -34 -38',
        'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"',
      ),
  )
  return [
    [-0.5, -0.5],
    [0.5, -0.48],
    [-0.5, 0.5],
    [0.5, 0.52],
  ]
    .map(([x = 0, y = 0]) => {
      const at = { x: well.cx + x * well.rx, y: well.cy + y * well.ry }
      const inside = { cx: at.x, cy: at.y, rx: 58, ry: 30, shape: 'round' as const }
      return (
        sketch.stamp(name, at) +
        ellipse(at, 60, 33, 'fill="#d9a55c"') +
        scatter(sketch, filling, inside, { cover: 1.4, reach: 0.9, most: 26 }) +
        strew(sketch, [lookLike('grated', '#fbd98a'), green], inside, { reach: 0.85, share: 0.35 })
      )
    })
    .join('')
}

/** Potatoes baked whole and broken open. */
export const bakedPotatoes: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const filling = scene.pieces
    .filter(({ look }) => look.colour !== '#efcb74')
    .map(({ look, share }) => added({ ...look, size: Math.min(14, look.size) }, share))
  const d = 'M-92 4C-92 -44 -44 -58 0 -56C48 -58 92 -40 92 6C90 48 42 58 -2 56C-48 58 -92 46 -92 4Z'
  const name = sketch.define(
    'potato',
    () =>
      path(d, `transform="translate(5 16)" ${dark}`) +
      path(d, `fill="${sketch.lit('#b57a3c')}" stroke="#7a4a1c" stroke-width="3"`) +
      path(
        'M-70 0C-50 -38 50 -40 70 2C48 36 -50 38 -70 0Z',
        `fill="${sketch.lit('#fbe9b0')}" stroke="#e0b864" stroke-width="4"`,
      ) +
      path('M-50 0L50 2M0 -26L2 26', 'stroke="#e3bd6a" stroke-width="5" stroke-linecap="round"'),
  )
  return [
    [-0.42, -0.42, -8],
    [0.36, 0.42, 6],
  ]
    .map(([x = 0, y = 0, turn = 0]) => {
      const at = { x: well.cx + x * well.rx, y: well.cy + y * well.ry }
      const inside = { cx: at.x, cy: at.y - 3, rx: 52, ry: 24, shape: 'round' as const }
      return (
        sketch.stamp(name, { ...at, turn, scale: 1.04 }) +
        scatter(sketch, filling, inside, { cover: 1, reach: 0.9, most: 18 }) +
        layPiece(sketch, {
          x: at.x + 8,
          y: at.y - 6,
          look: { ...added(lookLike('dollop', '#fffdf6')).look, size: 22 },
          turn: 0,
        }) +
        strew(sketch, withGreen(garnishes), inside, { share: 0.5 })
      )
    })
    .join('')
}
