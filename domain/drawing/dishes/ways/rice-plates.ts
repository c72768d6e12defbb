import { shade } from '../colour.ts'
import { grains, liquid, pool, within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { blob, spots } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { friedEgg } from '../eggs.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { withoutEggs } from './egg-dishes.ts'
import { withGreen } from './garnished.ts'
import { mash } from './mash.ts'
import type { Way } from './way.ts'

/** A mound of rice on a plate, and beside it what is eaten with it. */
export const riceBeside: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const rice = within(well, 0.62, { dx: -well.rx * 0.42, dy: -well.ry * 0.24 })
  const side = within(well, 0.62, { dx: well.rx * 0.4, dy: well.ry * 0.24 })
  return (
    pool(sketch, { x: side.cx, y: side.cy }, well.rx * 0.66, colour) +
    grains(sketch, rice, '#fbf4e2') +
    scatter(sketch, withoutEggs(pieces), side, { cover: 1.15, reach: 0.9, most: 26 }) +
    (withoutEggs(pieces).length < pieces.length
      ? friedEgg(sketch, { x: rice.cx + 6, y: rice.cy }, well.rx * 0.36)
      : '') +
    strew(sketch, withGreen(garnishes), well, { reach: 0.75, share: 0.7 })
  )
}

/** A mound of sweet rice, slices of fruit beside it, a sauce over it. */
export const riceWithFruit: Way = ({ sketch, well, pieces, garnishes }) => {
  const rice = within(well, 0.56, { dx: -well.rx * 0.4, dy: 0 })
  const fruit = pieces[0] ?? added(lookLike('chunk', '#f9b233'))
  const slices = [-62, -34, -6, 22, 50]
    .map((dy, index) =>
      layPiece(sketch, {
        x: well.cx + well.rx * 0.44 + index * 5,
        y: well.cy + dy,
        look: {
          ...lookLike('wedge', fruit.look.colour),
          second: shade(fruit.look.colour, 0.9),
          size: 54,
        },
        turn: -12,
      }),
    )
    .join('')
  return (
    grains(sketch, rice, '#fdf8ea', 10) +
    pool(sketch, { x: rice.cx + 4, y: rice.cy - 8 }, rice.rx * 0.5, '#fffaf0') +
    slices +
    strew(sketch, [...garnishes, lookLike('seed', '#4a3a2c')], rice, { share: 0.4 })
  )
}

/** Mash or polenta that fills the plate, and what is ladled over its middle. */
export const mashUnder: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const middle = within(well, 0.6)
  return (
    mash(sketch, { x: well.cx, y: well.cy }, well.rx * 1.02, '#f8d878') +
    pool(sketch, { x: well.cx, y: well.cy }, well.rx * 0.64, colour) +
    scatter(sketch, pieces, middle, { cover: 1, reach: 0.9, most: 24 }) +
    strew(sketch, withGreen(garnishes), middle, { share: 0.8 })
  )
}

/** Rice and nothing else, heaped. */
export const plainRice: Way = ({ sketch, well, colour, garnishes }) =>
  grains(sketch, well, shade(colour, 0.96)) +
  ellipse(
    { x: well.cx - 8, y: well.cy - 12 },
    well.rx * 0.62,
    well.ry * 0.58,
    'fill="#fff" fill-opacity=".5"',
  ) +
  grains(sketch, within(well, 0.66, { dx: -6, dy: -10 }), shade(colour, 1.2)) +
  strew(sketch, garnishes, well, { reach: 0.7, share: 0.8 })

/** A soup under slices of toast, cheese melted over them. */
export const breadOnSoup: Way = ({ sketch, well, colour, garnishes }) => {
  const { random } = sketch
  const onions = added({ ...lookLike('strip', '#d9a860'), size: 20 })
  const toast = (x: number, y: number) => {
    const crust = blob(random, { x, y }, 54, { corners: 12, jitter: 0.04 })
    const cheese = blob(random, { x, y: y - 2 }, 44, { corners: 9, jitter: 0.16 })
    return (
      path(crust, `transform="translate(3 8)" ${dark}`) +
      path(crust, `fill="${sketch.lit('#d9963f')}" stroke="#8a4f1c" stroke-width="5"`) +
      path(cheese, `fill="${sketch.lit('#fbd468')}" stroke="#c98a34" stroke-width="2"`) +
      spots(random, { cx: x, cy: y, rx: 34, ry: 32, shape: 'round' }, 6, 1)
        .map((at) => ellipse(at, 8, 5, 'fill="#b5651c" fill-opacity=".5"'))
        .join('')
    )
  }
  return (
    liquid(sketch, well, colour) +
    scatter(sketch, [onions], well, { cover: 0.4, reach: 0.92 }) +
    toast(well.cx - 46, well.cy - 26) +
    toast(well.cx + 48, well.cy + 28) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.6, share: 0.6 })
  )
}
