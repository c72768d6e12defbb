import { between } from '../../random.ts'
import { shade } from '../colour.ts'
import { crust } from '../crusts.ts'
import { within } from '../fillings.ts'
import { blob, short, spots } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, path } from '../sketch.ts'
import { withoutEggs } from './egg-dishes.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

const yellow = '#fbd04a'

/** Eggs set in a pan with everything in them, a first piece cut. */
export const frittata: Way = ({ sketch, well, pieces, garnishes }) => {
  const disc = within(well, 1.02)
  const { cx, cy, rx } = disc
  const cut = [0.35, 1.15]
    .map(
      (angle) =>
        `M${short(cx)} ${short(cy)}L${short(cx + Math.cos(angle) * rx)} ${short(cy + Math.sin(angle) * rx)}`,
    )
    .join('')
  return (
    crust(sketch, disc, yellow, { spotted: 16, browned: 0.7 }) +
    scatter(sketch, withoutEggs(pieces), disc, { cover: 0.42, reach: 0.82, scale: 0.95 }) +
    strew(sketch, withGreen(garnishes), disc, { reach: 0.82 }) +
    path(cut, `stroke="#8a5a1c" stroke-opacity=".75" stroke-width="5" stroke-linecap="round"`)
  )
}

/** A round of egg and potato, turned out, with a wedge drawn off. */
export const tortilla: Way = ({ sketch, well, garnishes }) => {
  const { cx, cy, rx } = within(well, 0.98)
  const from = 0.15
  const to = 0.95
  const at = (angle: number, reach = 1, dx = 0) =>
    `${short(cx + dx + Math.cos(angle) * rx * reach)} ${short(cy + dx * 0.6 + Math.sin(angle) * rx * reach)}`
  const round = `M${short(cx)} ${short(cy)}L${at(to)}A${short(rx)} ${short(rx)} 0 1 1 ${at(from)}Z`
  const slice = `M${short(cx + 26)} ${short(cy + 15.6)}L${at(from, 1, 26)}A${short(rx)} ${short(rx)} 0 0 1 ${at(to, 1, 26)}Z`
  const cake = (d: string) =>
    path(d, `transform="translate(5 20)" ${dark}`) +
    path(d, `transform="translate(0 14)" fill="#e9b23c"`) +
    path(d, `transform="translate(0 7)" fill="#f8dc7c"`) +
    path(d, `fill="${sketch.lit('#eebc4c', [1.3, 0.8])}"`)
  const browned = spots(sketch.random, within(well, 0.75), 16, 1)
    .map((spot) =>
      path(
        blob(sketch.random, spot, between(sketch.random, 9, 22), { squash: 0.6 }),
        'fill="#b5722a" fill-opacity=".4"',
      ),
    )
    .join('')
  return cake(round) + browned + cake(slice) + strew(sketch, garnishes, well, { share: 0.5 })
}

/** An omelette folded over what is in it. */
export const omelette: Way = ({ sketch, well, pieces, garnishes }) => {
  const { cx, cy, rx } = within(well, 1.05)
  const [left, right] = [cx - rx, cx + rx]
  const y = cy + rx * 0.22
  const fold = `M${short(left)} ${short(y)}C${short(left + 6)} ${short(y - rx * 1.05)} ${short(right - 6)} ${short(y - rx * 1.08)} ${short(right)} ${short(y)}C${short(cx + rx * 0.6)} ${short(y + rx * 0.2)} ${short(cx - rx * 0.6)} ${short(y + rx * 0.22)} ${short(left)} ${short(y)}Z`
  const under = `M${short(left + 4)} ${short(y - 10)}C${short(left + 20)} ${short(y + rx * 0.62)} ${short(right - 20)} ${short(y + rx * 0.62)} ${short(right - 4)} ${short(y - 10)}Z`
  const lip = within(well, 1, { dy: rx * 0.36 })
  const browned = spots(
    sketch.random,
    { ...lip, cy: cy - rx * 0.2, rx: rx * 0.7, ry: rx * 0.34 },
    9,
    1,
  )
    .map((spot) =>
      path(
        blob(sketch.random, spot, between(sketch.random, 8, 19), { squash: 0.55 }),
        'fill="#c98426" fill-opacity=".32"',
      ),
    )
    .join('')
  return (
    path(under, `transform="translate(4 12)" ${dark}`) +
    path(under, `fill="${shade(yellow, 0.84)}"`) +
    scatter(
      sketch,
      withoutEggs(pieces),
      { ...lip, rx: rx * 0.82, ry: rx * 0.19 },
      { cover: 1.2, reach: 0.95, scale: 0.85 },
    ) +
    path(fold, `transform="translate(0 6)" fill="#a8641c" fill-opacity=".35"`) +
    path(fold, `fill="${sketch.lit(yellow)}"`) +
    browned +
    path(
      `M${short(left + 30)} ${short(y - rx * 0.5)}Q${short(cx - rx * 0.3)} ${short(y - rx * 0.84)} ${short(cx + rx * 0.2)} ${short(y - rx * 0.76)}`,
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"',
    ) +
    strew(sketch, withGreen(garnishes), { ...lip, cy: cy - rx * 0.1, ry: rx * 0.5 }, { share: 0.7 })
  )
}

/** Curds heaped up. */
export const scrambled: Way = ({ sketch, well, pieces, garnishes }) => {
  const curd = (tone: number) =>
    sketch.define(`curd${tone}`, () => {
      const outline = blob(sketch.random, { x: 0, y: 0 }, 24, {
        corners: 8,
        jitter: 0.24,
        squash: 0.78,
      })
      const colour = shade('#fbd65c', tone)
      return (
        path(outline, `transform="translate(1 7)" fill="${shade(colour, 0.72)}"`) +
        path(outline, `fill="${sketch.lit(colour)}"`) +
        path(
          'M-12 -7Q-2 -14 9 -8',
          'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"',
        )
      )
    })
  const heap = spots(sketch.random, within(well, 0.86), 34, 0.95)
    .toSorted((one, other) => one.y - other.y)
    .map((at, index) =>
      sketch.stamp(curd([1, 1.15, 0.93][index % 3] ?? 1), {
        ...at,
        turn: between(sketch.random, -50, 50),
        scale: between(sketch.random, 0.85, 1.3),
      }),
    )
    .join('')
  return (
    heap +
    scatter(sketch, withoutEggs(pieces), within(well, 0.8), { cover: 0.34, scale: 0.85 }) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.7 })
  )
}
