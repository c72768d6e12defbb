import { between } from '../../random.ts'
import { liquid } from '../fillings.ts'
import { spots } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

/** Mussels or clams, open, in a pot. */
export const shells: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const look = pieces.find(({ look: { shape } }) => shape === 'half')?.look
  const [outside, inside] = [look?.colour ?? '#2f3548', look?.second ?? '#f2a24c']
  const d = 'M-36 4C-34 -22 16 -28 38 -6C34 20 -14 28 -36 4Z'
  const name = sketch.define(
    'mussel',
    () =>
      path(
        d,
        `transform="translate(-3 -15)" fill="${outside}" stroke="#f3ead8" stroke-opacity=".25" stroke-width="3"`,
      ) +
      path(d, `transform="translate(3 11)" ${dark}`) +
      path(d, `fill="${outside}"`) +
      path(d, 'transform="scale(.84)" fill="#e3dff0"') +
      path('M-22 3C-20 -12 10 -16 24 -4C18 12 -10 14 -22 3Z', `fill="${sketch.lit(inside)}"`) +
      ellipse({ x: -4, y: -6 }, 9, 3, 'fill="#fff" fill-opacity=".6"'),
  )
  return (
    liquid(sketch, well, colour) +
    scatter(
      sketch,
      pieces.filter(({ look: { shape } }) => shape !== 'half'),
      well,
      { cover: 0.25, reach: 0.85 },
    ) +
    spots(sketch.random, well, 17, 0.82)
      .toSorted((one, other) => one.y - other.y)
      .map((at) =>
        sketch.stamp(name, { ...at, turn: between(sketch.random, -60, 60), scale: 1.05 }),
      )
      .join('') +
    strew(sketch, withGreen(garnishes), well, { reach: 0.8 })
  )
}
