import { between } from '../../random.ts'
import { shade } from '../colour.ts'
import { body, pool, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { blob, spots } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Scene, Way } from './way.ts'

/** Sticks of potato, fried, lying every way. */
export const fries: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const sausage = pieces.find(({ look }) => look.shape === 'sausage')?.look
  const curried =
    sausage === undefined
      ? ''
      : [-40, 0, 40]
          .map((dy) =>
            layPiece(sketch, {
              x: well.cx + 30,
              y: well.cy + dy,
              look: { ...sausage, size: 70 },
              turn: -8,
            }),
          )
          .join('') + pool(sketch, { x: well.cx + 34, y: well.cy }, well.rx * 0.42, '#b8321c')
  const name = (index: number) =>
    sketch.define(`fry${index}`, () => {
      const tone = shade(colour, [1, 1.2, 0.88][index] ?? 1)
      const bar = (y: number, h: number, paint: string) =>
        `<rect x="-44" y="${y}" width="88" height="${h}" rx="4" ${paint}/>`
      return (
        bar(-3, 19, dark) +
        bar(-9, 19, `fill="${shade(tone, 0.66)}"`) +
        bar(-10, 13, `fill="${sketch.lit(tone)}"`) +
        path('M-40 -2H-30M32 -2H41', 'stroke="#a8641c" stroke-opacity=".6" stroke-width="9"')
      )
    })
  return (
    spots(sketch.random, well, 44, 0.78)
      .map((at, index) =>
        sketch.stamp(name(index % 3), {
          ...at,
          turn: between(sketch.random, 0, 180),
          scale: between(sketch.random, 0.85, 1.15),
        }),
      )
      .join('') +
    curried +
    strew(sketch, [{ ...lookLike('seed', '#fff'), size: 4 }, ...garnishes], well, {
      reach: 0.8,
      share: 0.6,
    })
  )
}

/** Wedges of something roasted in its skin. */
export const wedges: Way = ({ sketch, well, colour, garnishes }) => {
  const d = 'M-46 12C-30 -26 30 -30 48 8C30 24 -28 28 -46 12Z'
  const name = sketch.define(
    'wedge',
    () =>
      path(d, `transform="translate(3 11)" ${dark}`) +
      path(d, `fill="${shade(colour, 0.55)}"`) +
      path('M-43 9C-28 -24 28 -27 45 6C20 14 -20 16 -43 9Z', `fill="${sketch.lit(colour)}"`) +
      path(
        'M-28 0Q0 -14 28 -2',
        'fill="none" stroke="#a8601c" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"',
      ),
  )
  return (
    spots(sketch.random, well, 22, 0.8)
      .map((at) => sketch.stamp(name, { ...at, turn: between(sketch.random, 0, 360) }))
      .join('') + strew(sketch, withGreen(garnishes), well, { reach: 0.85 })
  )
}

/** Small things heaped up in a bowl: nuts, roast chickpeas, olives. */
export const heap: Way = ({ sketch, well, pieces, garnishes, colour }) =>
  body(within(well, 0.94), `fill="${shade(colour, 0.5)}"`) +
  scatter(sketch, pieces.slice(0, 3), well, {
    cover: 2.4,
    reach: 0.9,
    scale: 1.5,
    most: 90,
    mostEach: 90,
  }) +
  strew(sketch, garnishes, well, { reach: 0.8, share: 0.5 })

/** Burst corn in a bowl. */
export const popcorn: Way = ({ sketch, well }) => {
  const name = (index: number) =>
    sketch.define(`pop${index}`, () => {
      const buds = [
        [-12, -6],
        [10, -11],
        [13, 8],
        [-6, 12],
        [0, 0],
      ] as const
      return (
        ellipse({ x: 2, y: 9 }, 24, 20, dark) +
        buds
          .map(([x, y], bud) =>
            path(
              blob(sketch.random, { x, y }, 14, { corners: 7, jitter: 0.2 }),
              `fill="${bud % 2 === index % 2 ? '#fffaf0' : '#f8eccb'}" stroke="#e0c88c" stroke-width="1.500"`,
            ),
          )
          .join('') +
        ellipse({ x: 1, y: 2 }, 6, 5, 'fill="#e3a53c"')
      )
    })
  return (
    body(within(well, 0.94), 'fill="#d9b878"') +
    spots(sketch.random, well, 46, 0.92)
      .map((at, index) =>
        sketch.stamp(name(index % 3), {
          ...at,
          turn: between(sketch.random, 0, 360),
          scale: between(sketch.random, 0.95, 1.3),
        }),
      )
      .join('')
  )
}

/** Thin crisp pieces, broken by hand. */
export const shards: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  const bits = scene.pieces
    .filter(({ look }) => look.size < 22)
    .map((piece) => ({ ...piece, look: { ...piece.look, size: Math.min(12, piece.look.size) } }))
  return spots(sketch.random, well, 9, 0.72)
    .toSorted((one, other) => one.y - other.y)
    .map((at) => {
      const outline = blob(sketch.random, at, 56, { corners: 5, jitter: 0.16, squash: 0.8 })
      return (
        path(outline, `transform="translate(3 12)" ${dark}`) +
        path(outline, `transform="translate(0 5)" fill="${shade(colour, 0.7)}"`) +
        path(
          outline,
          `fill="${sketch.lit(colour)}" stroke="${shade(colour, 0.85)}" stroke-width="2"`,
        ) +
        scatter(
          sketch,
          bits,
          { cx: at.x, cy: at.y, rx: 36, ry: 28, shape: 'round' },
          { cover: 0.35, most: 6 },
        ) +
        strew(
          sketch,
          garnishes,
          { cx: at.x, cy: at.y, rx: 38, ry: 30, shape: 'round' },
          { share: 0.25 },
        )
      )
    })
    .join('')
}

/** Square crackers or wafers, pricked and seeded. */
export const crackers: Way = (scene: Scene) => {
  const { sketch, well, colour } = scene
  const name = sketch.define('cracker', () => {
    const box = (dy: number, paint: string) =>
      `<rect x="-38" y="${-34 + dy}" width="76" height="68" rx="6" ${paint}/>`
    return (
      box(11, dark) +
      box(5, `fill="${shade(colour, 0.6)}"`) +
      box(0, `fill="${sketch.lit(colour)}" stroke="${shade(colour, 0.8)}" stroke-width="2"`) +
      strew(
        sketch,
        [
          lookLike('seed', '#fbf0d0'),
          lookLike('seed', '#5a4030'),
          { ...lookLike('seed', '#8a9a54'), size: 6 },
        ],
        { cx: 0, cy: 0, rx: 30, ry: 26, shape: 'square' },
        { share: 0.8 },
      )
    )
  })
  return spots(sketch.random, well, 12, 0.8)
    .toSorted((one, other) => one.y - other.y)
    .map((at) => sketch.stamp(name, { ...at, turn: between(sketch.random, -30, 30) }))
    .join('')
}
