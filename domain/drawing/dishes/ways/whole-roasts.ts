import { shade } from '../colour.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

const skin = '#d28a38'

function bird(sketch: Sketch): string {
  const trunk =
    'M-96 6C-100 -62 -40 -88 14 -78C64 -70 92 -34 90 6C92 44 62 76 12 80C-42 88 -100 62 -96 6Z'
  const leg = (side: number) => {
    const d = `M34 ${side * 40}C60 ${side * 96} 128 ${side * 84} 130 ${side * 44}C132 ${side * 24} 96 ${side * 14} 60 ${side * 16}Z`
    return (
      path(
        `M120 ${side * 40}L166 ${side * 30}`,
        'stroke="#fbf1dc" stroke-width="15" stroke-linecap="round"',
      ) + path(d, `fill="${sketch.lit(skin)}" stroke="${shade(skin, 0.6)}" stroke-width="3"`)
    )
  }
  const wing = (side: number) =>
    path(
      `M-62 ${side * 52}C-70 ${side * 92} -14 ${side * 100} 4 ${side * 72}Z`,
      `fill="${sketch.lit(shade(skin, 0.9))}" stroke="${shade(skin, 0.6)}" stroke-width="3"`,
    )
  return (
    path(trunk, `transform="translate(8 20) scale(1.15 1.05)" ${dark}`) +
    wing(-1) +
    wing(1) +
    path(
      trunk,
      `fill="${sketch.lit(skin, [1.4, 0.74])}" stroke="${shade(skin, 0.6)}" stroke-width="3"`,
    ) +
    leg(-1) +
    leg(1) +
    path(
      'M-78 2Q-20 -8 60 2',
      `fill="none" stroke="${shade(skin, 0.6)}" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"`,
    ) +
    ellipse({ x: -34, y: -34 }, 34, 16, 'fill="#fff" fill-opacity=".28"') +
    [
      [-50, 30],
      [-6, 44],
      [30, -44],
      [-20, -58],
    ]
      .map(([x = 0, y = 0]) =>
        ellipse({ x, y }, 14, 8, `fill="${shade(skin, 0.55)}" fill-opacity=".4"`),
      )
      .join('')
  )
}

/** A whole bird among vegetables. */
export const roastBird: Way = ({ sketch, well, pieces, garnishes }) =>
  scatter(
    sketch,
    pieces.filter(({ look }) => look.size < 40),
    well,
    { cover: 1, reach: 0.92, scale: 1.15 },
  ) +
  `<g transform="translate(${well.cx - 18} ${well.cy})">${bird(sketch)}</g>` +
  strew(sketch, withGreen(garnishes), well, {
    reach: 0.8,
  })

/** A joint with slices cut, among vegetables. */
export const roastJoint: Way = ({ sketch, well, pieces, garnishes }) => {
  const big = pieces.find(({ look }) => look.size >= 40)?.look.colour ?? '#8a4a2c'
  const joint =
    'M-116 0C-118 -56 -70 -74 -8 -70C30 -70 44 -60 44 -2C46 58 24 72 -16 72C-74 76 -116 56 -116 0Z'
  const slice = sketch.define(
    'cut',
    () =>
      ellipse({ x: 5, y: 10 }, 30, 62, dark) +
      ellipse({ x: 0, y: 0 }, 30, 62, `fill="${shade(big, 0.6)}"`) +
      ellipse(
        { x: 4, y: 0 },
        28,
        60,
        `fill="${sketch.lit(shade(big, 1.3))}" stroke="${shade(big, 0.8)}" stroke-width="4"`,
      ) +
      ellipse({ x: 5, y: 2 }, 16, 40, `fill="#e89a84" fill-opacity=".6"`),
  )
  return (
    scatter(
      sketch,
      pieces.filter(({ look }) => look.size < 40),
      well,
      { cover: 1, reach: 0.92, scale: 1.15 },
    ) +
    `<g transform="translate(${well.cx - 20} ${well.cy - 4})">` +
    path(joint, `transform="translate(7 18)" ${dark}`) +
    path(
      joint,
      `fill="${sketch.lit(big, [1.3, 0.7])}" stroke="${shade(big, 0.5)}" stroke-width="3"`,
    ) +
    path(
      'M-86 -52V52M-58 -66V66M-30 -68V68M-2 -68V68M-110 -24H40M-112 22H40',
      `stroke="${shade(big, 0.45)}" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" stroke-dasharray="40 9"`,
    ) +
    [44, 84, 122]
      .map((x, index) => sketch.stamp(slice, { x, y: index * 6, turn: index * 8 }))
      .join('') +
    '</g>' +
    strew(sketch, withGreen(garnishes), well, {
      reach: 0.8,
    })
  )
}
