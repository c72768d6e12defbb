import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

const outline =
  'M-150 0C-120 -52 -30 -66 60 -34L120 -8L162 -44Q152 0 164 46L120 10L60 36C-30 64 -120 50 -150 0Z'

/** A fish with head and tail, slashed and roasted, slices of lemon on it. */
export const wholeFish: Way = ({ sketch, well, pieces, garnishes }) => {
  const skin = pieces.find(({ look }) => look.shape === 'fillet')?.look.second ?? '#a89a80'
  const rest = pieces.filter(({ look }) => look.shape !== 'fillet' && look.shape !== 'half')
  const lemon = added({ shape: 'coin', colour: '#fbeb9c', second: '#f3cf3c', size: 24 })
  const on: Well = { ...well, rx: well.rx * 0.9 }
  return (
    scatter(sketch, rest, on, { cover: 0.9, reach: 0.92, scale: 1.1 }) +
    `<g transform="translate(${well.cx - 6} ${well.cy})rotate(-9)">` +
    path(outline, `transform="translate(6 18)" ${dark}`) +
    path(
      outline,
      `fill="${sketch.lit(skin, [1.4, 0.72])}" stroke="${shade(skin, 0.55)}" stroke-width="3"`,
    ) +
    path(
      'M-146 4C-110 34 -20 50 70 26C-10 44 -100 36 -146 4Z',
      'fill="#fbf3e2" fill-opacity=".7"',
    ) +
    path('M-92 -44Q-74 0 -92 40', `fill="none" stroke="${shade(skin, 0.5)}" stroke-width="5"`) +
    path(
      'M-52 -36L-26 18M-6 -40L18 20M42 -30L60 16',
      `stroke="${shade(skin, 0.45)}" stroke-width="8" stroke-linecap="round"`,
    ) +
    ellipse({ x: -118, y: -10 }, 9, 9, 'fill="#fffdf4" stroke="#4a3a2c" stroke-width="3"') +
    ellipse({ x: -118, y: -10 }, 4, 4, 'fill="#2a2018"') +
    path(
      'M128 -14L152 -32M128 4L156 2M128 16L154 34',
      `stroke="${shade(skin, 0.6)}" stroke-width="4" stroke-linecap="round"`,
    ) +
    '</g>' +
    [
      [-20, 6],
      [38, -8],
      [86, -12],
    ]
      .map(([x = 0, y = 0]) =>
        layPiece(sketch, { x: well.cx + x, y: well.cy + y, look: lemon.look, turn: 0 }),
      )
      .join('') +
    strew(sketch, withGreen(garnishes), well, { reach: 0.8, share: 0.8 })
  )
}
