import { shade } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short, spots } from '../outlines.ts'
import { strew } from '../scatter.ts'
import { dark, path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

/** A portion cut out of the dish: the layers at its side, browned cheese on top. */
export const lasagne: Way = ({ sketch, well, colour, garnishes, dish }) => {
  const { cx, cy } = well
  const [w, h] = [well.rx * 1.72, well.ry * 0.76]
  const [left, top] = [cx - w / 2, cy - h * 0.98]
  const filling = hasFood(dish, 'ground-meat', 'beef', 'pork') ? '#8a3a1e' : colour
  const wave = (y: number, height: number, tone: string) =>
    path(
      `M${short(left)} ${short(y)}q${short(w / 8)} 9 ${short(w / 4)} 0t${short(w / 4)} 0t${short(w / 4)} 0t${short(w / 4)} 0v${height}q${short(-w / 8)} 8 ${short(-w / 4)} 0t${short(-w / 4)} 0t${short(-w / 4)} 0t${short(-w / 4)} 0Z`,
      `fill="${tone}"`,
    )
  const layers = [0, 1, 2]
    .map((index) => {
      const y = top + h - 8 + index * 31
      return wave(y + 11, 19, filling) + wave(y + 26, 6, '#f8ead0') + wave(y, 12, '#f3cf74')
    })
    .join('')
  const melted = `M${short(left - 8)} ${short(top + 10)}Q${short(cx)} ${short(top - 16)} ${short(left + w + 8)} ${short(top + 10)}L${short(left + w + 10)} ${short(top + h)}q-10 34 -26 6q-16 18 -34 2q-14 40 -36 0q-24 22 -44 2q-18 34 -40 2q-22 20 -40 0q-10 16 -22 -4Z`
  const on = { cx, cy: top + h * 0.52, rx: w * 0.44, ry: h * 0.34, shape: 'square' as const }
  const browned = spots(sketch.random, on, 13, 1)
    .map((at) =>
      path(
        blob(sketch.random, at, 15, { corners: 6, jitter: 0.35, squash: 0.6 }),
        'fill="#b5601c" fill-opacity=".5"',
      ),
    )
    .join('')
  return (
    path(
      `M${short(left - 10)} ${short(top + 20)}H${short(left + w + 20)}V${short(top + h + 112)}H${short(left - 4)}Z`,
      dark,
    ) +
    path(
      blob(sketch.random, { x: cx, y: top + h + 88 }, w * 0.56, {
        corners: 12,
        jitter: 0.1,
        squash: 0.22,
      }),
      `fill="${shade(colour, 0.9)}"`,
    ) +
    layers +
    wave(top + h + 84, 12, '#eec468') +
    path(melted, `fill="${sketch.lit('#fbd468')}" stroke="#c98a34" stroke-width="2"`) +
    browned +
    strew(
      sketch,
      [
        ...withGreen(garnishes).filter(({ shape }) => shape !== 'grated'),
        lookLike('sprig', '#3f9440'),
      ],
      on,
      { reach: 0.7, share: 0.4 },
    )
  )
}
