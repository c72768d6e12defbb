import { shade } from '../colour.ts'
import { body, liquid, within } from '../fillings.ts'
import { friedEgg } from '../eggs.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short, spots } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { withoutEggs } from './egg-dishes.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

const tortilla = '#eec27a'

/** Tortillas rolled side by side in a dish, under sauce and cheese. */
export const enchiladas: Way = ({ sketch, well, colour, garnishes, pieces }) => {
  const { cx, cy, rx, ry } = well
  const gap = (rx * 2) / 6
  const rolls = [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const x = cx - rx + gap * (index + 0.5)
      return `<rect x="${short(x - gap * 0.44)}" y="${short(cy - ry * 0.88)}" width="${short(gap * 0.88)}" height="${short(ry * 1.76)}" rx="${short(gap * 0.4)}" fill="${sketch.lit(tortilla)}" stroke="#a86f2c" stroke-width="3"/>`
    })
    .join('')
  const sauce = `M${short(cx - rx)} ${short(cy - ry * 0.5)}q${short(rx * 0.25)} -30 ${short(rx * 0.5)} 0t${short(rx * 0.5)} 0t${short(rx * 0.5)} 0t${short(rx * 0.5)} 0V${short(cy + ry * 0.5)}q${short(-rx * 0.25)} 30 ${short(-rx * 0.5)} 0t${short(-rx * 0.5)} 0t${short(-rx * 0.5)} 0t${short(-rx * 0.5)} 0Z`
  const lines = [1, 2, 3, 4, 5]
    .map(
      (index) => `M${short(cx - rx + gap * index)} ${short(cy - ry * 0.5)}V${short(cy + ry * 0.5)}`,
    )
    .join('')
  const cheese = spots(
    sketch.random,
    { cx, cy, rx: rx * 0.9, ry: ry * 0.42, shape: 'square' },
    14,
    1,
  )
    .map((at) =>
      path(
        blob(sketch.random, at, 22, { corners: 7, jitter: 0.25, squash: 0.7 }),
        'fill="#fbd86c" fill-opacity=".92"',
      ),
    )
    .join('')
  return (
    body(well, `fill="${shade(colour, 0.6)}"`) +
    rolls +
    path(sauce, `fill="${sketch.lit(colour)}"`) +
    path(lines, `stroke="${shade(colour, 0.6)}" stroke-opacity=".6" stroke-width="9"`) +
    cheese +
    scatter(
      sketch,
      pieces.filter(({ look }) => ['ring', 'dollop'].includes(look.shape)),
      within(well, 0.6),
      { cover: 0.2 },
    ) +
    strew(sketch, withGreen(garnishes), { ...well, ry: ry * 0.5 }, { share: 0.7 })
  )
}

/** Flat crisp rounds with everything heaped on them. */
export const tostadas: Way = ({ sketch, well, pieces, garnishes, colour }) => {
  const rest = withoutEggs(pieces)
  const hasEgg = rest.length < pieces.length
  return [
    [-88, -26],
    [88, -18],
    [0, 62],
  ]
    .slice(0, 2)
    .map(([dx = 0, dy = 0]) => {
      const at = { x: well.cx + dx, y: well.cy + dy + 20 }
      const inner = { cx: at.x, cy: at.y, rx: 62, ry: 58, shape: 'round' as const }
      return (
        ellipse({ x: at.x + 4, y: at.y + 12 }, 92, 88, dark) +
        path(
          blob(sketch.random, at, 92, { corners: 14, jitter: 0.03, squash: 0.96 }),
          `fill="${sketch.lit('#f0c46c')}" stroke="#b5803a" stroke-width="4"`,
        ) +
        path(
          blob(sketch.random, at, 68, { corners: 10, jitter: 0.1, squash: 0.94 }),
          `fill="${colour}"`,
        ) +
        scatter(sketch, rest, inner, { cover: 1.2, reach: 0.95, most: 20 }) +
        (hasEgg ? friedEgg(sketch, at, 52) : '') +
        strew(sketch, withGreen(garnishes), inner, { share: 0.6 })
      )
    })
    .join('')
}

/** Fried pieces of tortilla in a sauce, eggs on top where there are some. */
export const chilaquiles: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const chip = sketch.define(
    'totopo',
    () =>
      path('M-32 22L0 -30L34 20Z', `transform="translate(2 8)" ${dark}`) +
      path(
        'M-32 22L0 -30L34 20Z',
        `fill="${sketch.lit('#e8b454')}" stroke="#b5742a" stroke-width="3" stroke-linejoin="round"`,
      ),
  )
  const rest = withoutEggs(pieces)
  const eggs =
    rest.length < pieces.length
      ? friedEgg(sketch, { x: well.cx - 36, y: well.cy - 14 }, 54) +
        friedEgg(sketch, { x: well.cx + 44, y: well.cy + 26 }, 52)
      : ''
  return (
    liquid(sketch, well, colour) +
    spots(sketch.random, well, 26, 0.86)
      .map((at, index) => sketch.stamp(chip, { ...at, turn: index * 67 }))
      .join('') +
    path(
      blob(sketch.random, { x: well.cx, y: well.cy }, well.rx * 0.7, { corners: 11, jitter: 0.2 }),
      `fill="${colour}" fill-opacity=".85"`,
    ) +
    scatter(sketch, rest, within(well, 0.8), { cover: 0.3 }) +
    eggs +
    strew(sketch, withGreen(garnishes), well, { reach: 0.8, share: 0.8 })
  )
}

/** Meat or fish rolled round a filling and sliced: a spiral in each. */
export const stuffedRolls: Way = ({ sketch, well, pieces, garnishes, colour }) => {
  const outside = pieces[0]?.look.colour ?? colour
  const inside = pieces.find(({ look }) => look.shape === 'leaf')?.look.colour ?? '#5f9f40'
  const name = sketch.define(
    'spiral',
    () =>
      ellipse({ x: 4, y: 12 }, 44, 42, dark) +
      ellipse({ x: 0, y: 7 }, 44, 41, `fill="${shade(outside, 0.55)}"`) +
      ellipse({ x: 0, y: 0 }, 44, 41, `fill="${shade(outside, 0.9)}"`) +
      ellipse({ x: 0, y: 0 }, 37, 34, `fill="${shade(outside, 1.4)}"`) +
      path(
        'M-28 4C-28 -32 28 -32 26 2C24 26 -14 26 -14 2C-14 -14 12 -14 10 2',
        `fill="none" stroke="${inside}" stroke-width="9" stroke-linecap="round"`,
      ),
  )
  return (
    [
      [-72, -40],
      [16, -58],
      [84, -8],
      [-40, 40],
      [44, 62],
    ]
      .map(([x = 0, y = 0], index) =>
        sketch.stamp(name, { x: well.cx + x, y: well.cy + y, turn: index * 70 }),
      )
      .join('') +
    strew(sketch, [...withGreen(garnishes), lookLike('fleck', '#4f963c')], well, { share: 0.5 })
  )
}
