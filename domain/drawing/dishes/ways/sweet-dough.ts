import { shade } from '../colour.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import type { Way } from './way.ts'

/** Rings of dough, glazed. */
export const doughnuts: Way = ({ sketch, well, colour }) => {
  const name = sketch.define('doughnut', () => {
    const ring = (y: number, wide: number, paint: string) =>
      ellipse({ x: 0, y }, 33, 32, `fill="none" stroke-width="${wide}" ${paint}`)
    return (
      ring(12, 40, 'stroke="#3a1d0a" stroke-opacity=".28"') +
      ring(5, 40, `stroke="${shade(colour, 0.6)}"`) +
      ring(0, 39, `stroke="${colour}"`) +
      ring(-2, 27, `stroke="${shade(colour, 1.3)}"`) +
      path(
        'M-40 -20Q-30 -42 -8 -46',
        'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"',
      )
    )
  })
  const sugar = (x: number, y: number) =>
    strew(
      sketch,
      [{ ...lookLike('seed', '#fff'), size: 4 }],
      { cx: x, cy: y, rx: 48, ry: 48, shape: 'round' },
      { share: 0.6 },
    )
  return [-1, 1]
    .flatMap((row) =>
      [-1, 0, 1].map((column) => ({ x: well.cx + column * 112, y: well.cy + row * 58 })),
    )
    .map((at) => sketch.stamp(name, at) + sugar(at.x, at.y))
    .join('')
}

/** Ropes of dough tied in a knot, with coarse salt. */
export const pretzels: Way = ({ sketch, well, colour }) => {
  const knot =
    'M-30 50C-96 20 -92 -62 -34 -60C10 -58 22 0 46 44M30 50C96 20 92 -62 34 -60C-10 -58 -22 0 -46 44'
  const line = (paint: string) => path(knot, `fill="none" stroke-linecap="round" ${paint}`)
  const name = sketch.define(
    'pretzel',
    () =>
      line('transform="translate(4 12)" stroke="#3a1d0a" stroke-opacity=".28" stroke-width="30"') +
      line(`stroke="${shade(colour, 0.55)}" stroke-width="31"`) +
      line(`transform="translate(0 -2)" stroke="${colour}" stroke-width="24"`) +
      line(
        `transform="translate(-2 -7)" stroke="${shade(colour, 1.4)}" stroke-opacity=".6" stroke-width="5"`,
      ) +
      path(
        'M-66 -20h.1M-40 -58h.1M-10 -38h.1M20 -50h.1M58 -40h.1M72 0h.1M40 24h.1M-40 26h.1M0 0h.1M-72 10h.1',
        'stroke="#fff" stroke-width="8" stroke-linecap="round"',
      ),
  )
  return [
    [-92, -8, -8],
    [92, 8, 9],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      sketch.stamp(name, { x: well.cx + x, y: well.cy + y, turn, scale: 1.02 }),
    )
    .join('')
}

/** Round sweets, rolled in something. */
export const truffles: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  const rolled = scene.pieces.find(({ look }) => look.shape === 'flake' || look.size < 8)
  const name = sketch.define(
    'truffle',
    () =>
      ellipse({ x: 3, y: 12 }, 36, 33, dark) +
      ellipse({ x: 0, y: 0 }, 35, 34, `fill="${sketch.lit(colour, [1.35, 0.62])}"`) +
      ellipse({ x: -11, y: -13 }, 9, 5, 'fill="#fff" fill-opacity=".4"'),
  )
  const coat =
    garnishes.length > 0
      ? garnishes
      : [{ ...lookLike('fleck', shade(rolled?.look.colour ?? colour, 1.4)), size: 5 }]
  return [-1, 0, 1]
    .flatMap((row) =>
      [-1.5, -0.5, 0.5, 1.5].map((column) => ({
        x: well.cx + column * 82 + (row === 0 ? 14 : 0),
        y: well.cy + row * 74,
      })),
    )
    .filter(({ x, y }) => Math.abs(x - well.cx) < well.rx * 0.92 && Math.abs(y - well.cy) < well.ry)
    .map(
      (at) =>
        sketch.stamp(name, at) +
        strew(
          sketch,
          coat,
          { cx: at.x, cy: at.y, rx: 30, ry: 29, shape: 'round' },
          { share: 0.35 },
        ),
    )
    .join('')
}

/** Fried sticks of dough, ridged and sugared, chocolate beside them. */
export const churros: Way = ({ sketch, well, colour }) => {
  const line = (paint: string) =>
    path('M-92 4Q0 -16 92 4', `fill="none" stroke-linecap="round" ${paint}`)
  const name = sketch.define(
    'churro',
    () =>
      line('transform="translate(3 11)" stroke="#3a1d0a" stroke-opacity=".28" stroke-width="28"') +
      line(`stroke="${shade(colour, 0.6)}" stroke-width="29"`) +
      line(`transform="translate(0 -2)" stroke="${colour}" stroke-width="22"`) +
      line(`transform="translate(0 -7)" stroke="${shade(colour, 1.35)}" stroke-width="4"`) +
      line(`transform="translate(0 3)" stroke="${shade(colour, 0.66)}" stroke-width="4"`) +
      line(`stroke="#fff" stroke-opacity=".7" stroke-width="16" stroke-dasharray=".1 21"`),
  )
  const cup = { x: well.cx + 112, y: well.cy + 66 }
  return (
    [
      [-42, -74, -7],
      [-24, -34, 6],
      [-48, 6, -4],
      [-30, 46, 5],
      [-46, 86, -6],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        sketch.stamp(name, { x: well.cx + x, y: well.cy + y, turn }),
      )
      .join('') +
    ellipse({ x: cup.x + 4, y: cup.y + 12 }, 58, 57, dark) +
    ellipse(cup, 58, 57, 'fill="#fffaf0"') +
    ellipse(cup, 47, 46, `fill="${sketch.lit('#4a2412', [1.3, 0.8])}"`) +
    path(
      `M${short(cup.x - 28)} ${short(cup.y - 14)}q12 -20 34 -18`,
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"',
    )
  )
}
