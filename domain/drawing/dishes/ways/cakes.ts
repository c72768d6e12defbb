import { shade } from '../colour.ts'
import { within } from '../fillings.ts'
import { lookOfRest } from '../looks/look-of.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, path } from '../sketch.ts'
import type { Way } from './way.ts'

/** A round cake, a piece cut and drawn off, fruit upon it. */
export const roundCake: Way = ({ sketch, well, colour, pieces }) => {
  const r = well.rx * 0.98
  const { cx, cy } = well
  const angle = [0.2, 0.95] as const
  const at = (a: number, dx: number) =>
    `${short(cx + dx + Math.cos(a) * r)} ${short(cy + dx * 0.55 + Math.sin(a) * r)}`
  const rest = `M${short(cx)} ${short(cy)}L${at(angle[1], 0)}A${short(r)} ${short(r)} 0 1 1 ${at(angle[0], 0)}Z`
  const piece = `M${short(cx + 30)} ${short(cy + 16)}L${at(angle[0], 30)}A${short(r)} ${short(r)} 0 0 1 ${at(angle[1], 30)}Z`
  const cake = (d: string) =>
    path(d, `transform="translate(5 26)" ${dark}`) +
    path(d, `transform="translate(0 18)" fill="${shade(colour, 0.66)}"`) +
    path(d, `transform="translate(0 9)" fill="${shade(colour, 1.3)}"`) +
    path(d, `fill="${sketch.lit(colour)}"`)
  return (
    cake(rest) +
    cake(piece) +
    scatter(
      sketch,
      pieces.filter(
        ({ look }) => !['half', 'dollop', 'cube'].includes(look.shape) && look !== lookOfRest,
      ),
      within(well, 0.86),
      { cover: 0.42, reach: 0.92, most: 34 },
    ) +
    strew(sketch, [{ ...lookLike('seed', '#fff'), size: 4 }], within(well, 0.9))
  )
}

/** A loaf, two slices cut. */
export const loaf: Way = ({ sketch, well, colour, pieces }) => {
  const { cx, cy } = well
  const bits = pieces
    .filter(({ look }) => ['bean', 'ball', 'coin', 'cube', 'berry'].includes(look.shape))
    .map(({ look }) => added({ ...look, size: Math.min(9, look.size) }))
  const cut = 'M-40 62V-34C-44 -74 44 -74 40 -34V62Q0 70 -40 62Z'
  const slice = sketch.define(
    'loafslice',
    () =>
      path(cut, `transform="translate(6 10)" ${dark}`) +
      path(cut, `transform="translate(-7 2)" fill="${shade(colour, 0.55)}"`) +
      path(cut, `fill="${shade(colour, 0.72)}"`) +
      path(cut, `transform="scale(.88 .92)" fill="${sketch.lit(shade(colour, 1.35))}"`) +
      path(
        'M-16 -30h.1M10 -20h.1M-8 6h.1M18 20h.1M-20 34h.1M6 44h.1',
        `stroke="${shade(colour, 0.95)}" stroke-width="6" stroke-linecap="round"`,
      ),
  )
  const top = `M${cx - 176} ${cy + 54}V${cy - 24}C${cx - 178} ${cy - 84} ${cx + 20} ${cy - 92} ${cx + 24} ${cy - 30}V${cy + 58}Q${cx - 80} ${cy + 70} ${cx - 176} ${cy + 54}Z`
  const inSlice = (dx: number, dy: number) =>
    scatter(
      sketch,
      bits,
      { cx: cx + dx, cy: cy + dy, rx: 27, ry: 38, shape: 'square' },
      { cover: 0.5, most: 8 },
    )
  return (
    path(top, `transform="translate(6 12)" ${dark}`) +
    path(top, `fill="${sketch.lit(shade(colour, 0.78), [1.25, 0.8])}"`) +
    path(
      `M${cx - 158} ${cy - 34}Q${cx - 80} ${cy - 62} ${cx + 2} ${cy - 34}M${cx - 120} ${cy - 50}l30 20M${cx - 60} ${cy - 54}l28 22`,
      `fill="none" stroke="${shade(colour, 0.5)}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"`,
    ) +
    [26, 92, 150]
      .map(
        (dx, index) =>
          sketch.stamp(slice, { x: cx + dx, y: cy + index * 9, turn: index * 9, scale: 1.08 }) +
          inSlice(dx, index * 9),
      )
      .join('')
  )
}
