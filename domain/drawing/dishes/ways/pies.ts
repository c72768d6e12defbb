import type { Point } from '../../svg.ts'
import { mix, shade } from '../colour.ts'
import { crust } from '../crusts.ts'
import { liquid, within } from '../fillings.ts'
import { blob, short, spots } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import { withoutEggs } from './egg-dishes.ts'
import { juiceOf, sweetPieces } from './sweet-bowls.ts'
import type { Scene, Way } from './way.ts'

const pastry = '#e3ab55'
const toRadians = Math.PI / 180

/** A pastry rim pressed into waves all round. */
function flutedRim(sketch: Sketch, { x, y }: Point, r: number): string {
  const waves = Array.from({ length: 30 }, (_, index) => {
    const angle = index * 12 * toRadians
    return ellipse(
      { x: x + Math.cos(angle) * r, y: y + Math.sin(angle) * r },
      r * 0.115,
      r * 0.115,
      `fill="${sketch.lit(shade(pastry, index % 2 === 0 ? 1.1 : 0.94))}"`,
    )
  })
  return (
    ellipse({ x: x + 5, y: y + 18 }, r * 1.12, r * 1.1, dark) +
    ellipse({ x, y: y + 8 }, r * 1.1, r * 1.09, `fill="${shade(pastry, 0.6)}"`) +
    waves.join('')
  )
}

/** Pastry shut over its filling, slit in the middle and glazed. */
export const closedPie: Way = ({ sketch, well }) => {
  const r = Math.min(well.rx, well.ry)
  const slits = [0, 72, 144, 216, 288]
    .map((turn) => {
      const angle = (turn - 90) * toRadians
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      return `M${short(well.cx + cos * r * 0.2)} ${short(well.cy + sin * r * 0.2)}L${short(well.cx + cos * r * 0.5)} ${short(well.cy + sin * r * 0.5)}`
    })
    .join('')
  return (
    flutedRim(sketch, { x: well.cx, y: well.cy }, r) +
    crust(
      sketch,
      { ...within(well, 0.98), rx: r * 0.98, ry: r * 0.98, shape: 'round' },
      '#e8b45c',
      {
        spotted: 14,
        browned: 0.72,
      },
    ) +
    path(slits, 'stroke="#7a3f14" stroke-width="11" stroke-linecap="round"') +
    path(
      slits,
      'transform="translate(3 3)" stroke="#f6d48c" stroke-width="4" stroke-linecap="round"',
    )
  )
}

/** Strips of pastry woven over fruit. */
export const latticePie: Way = (scene) => {
  const { sketch, well, colour } = scene
  const r = Math.min(well.rx, well.ry)
  const fruit = sweetPieces(scene)
  const juice = mix([
    [colour, 1],
    ...fruit.slice(0, 1).map(({ look }) => [juiceOf(look), 2] as const),
  ])
  const disc = { ...well, rx: r * 0.97, ry: r * 0.97, shape: 'round' as const }
  const strips = [-0.66, -0.33, 0, 0.33, 0.66].map((share) => {
    const half = Math.sqrt(1 - share * share) * r * 0.97
    const across = `M${short(-half)} ${short(share * r)}H${short(half)}`
    const line = (paint: string) => path(across, `stroke-width="${short(r * 0.17)}" ${paint}`)
    return (turn: number) =>
      `<g transform="translate(${short(well.cx)} ${short(well.cy)})rotate(${turn})">${line('stroke="#7a3f14" stroke-opacity=".4" transform="translate(2 5)"')}${line(`stroke="${shade(pastry, 1.12)}"`)}${path(across, `stroke="${shade(pastry, 0.84)}" stroke-width="3" stroke-dasharray="16 22"`)}</g>`
  })
  return (
    flutedRim(sketch, { x: well.cx, y: well.cy }, r) +
    liquid(sketch, disc, juice) +
    scatter(sketch, fruit, disc, { cover: 1, reach: 0.9, most: 40 }) +
    strips.map((strip) => strip(45)).join('') +
    strips.map((strip) => strip(-45)).join('')
  )
}

/** A case of pastry with what is set in it; one piece is cut and drawn off. */
const tartOf =
  (isBaked: boolean): Way =>
  (scene) => {
    const { sketch, well, garnishes } = scene
    const r = Math.min(well.rx, well.ry)
    const [cx, cy] = [well.cx - 6, well.cy - 4]
    const [from, to] = [14 * toRadians, 62 * toRadians]
    const at = (angle: number, reach: number) =>
      `${short(cx + Math.cos(angle) * reach)} ${short(cy + Math.sin(angle) * reach)}`
    const sector = (reach: number) =>
      `M${short(cx)} ${short(cy)}L${at(from, reach)}A${short(reach)} ${short(reach)} 0 0 1 ${at(to, reach)}Z`
    const disc = { cx, cy, rx: r * 0.95, ry: r * 0.95, shape: 'round' as const }
    const top = isBaked
      ? crust(sketch, disc, scene.colour, { spotted: 16, browned: 0.66 })
      : liquid(sketch, disc, scene.colour)
    const pieces = isBaked ? withoutEggs(scene.pieces) : sweetPieces(scene)
    const move = `transform="translate(34 22)"`
    return (
      flutedRim(sketch, { x: cx, y: cy }, r) +
      top +
      scatter(sketch, pieces, disc, { cover: 0.5, reach: 0.86, scale: 0.95, most: 40 }) +
      strew(sketch, garnishes, disc, { reach: 0.85, share: 0.7 }) +
      path(sector(r * 1.16), 'fill="#f4e9d8"') +
      path(sector(r * 1.16), 'fill="#4a2c12" fill-opacity=".2"') +
      `<g ${move}>` +
      path(sector(r * 1.08), `transform="translate(4 20)" ${dark}`) +
      path(sector(r * 1.06), `transform="translate(0 14)" fill="${shade(pastry, 0.7)}"`) +
      path(sector(r * 1.06), `transform="translate(0 7)" fill="${shade(scene.colour, 0.9)}"`) +
      path(sector(r * 1.06), `fill="${shade(pastry, 1.1)}"`) +
      path(sector(r * 0.93), `fill="${sketch.lit(scene.colour)}"`) +
      '</g>'
    )
  }

/** Eggs and cream set in pastry, brown on top. */
export const quiche: Way = tartOf(true)

/** Something smooth and sweet in pastry. */
export const creamTart: Way = tartOf(false)

/** Fruit that was baked under the pastry and turned over, dark with caramel. */
export const turnedTart: Way = (scene) => {
  const { sketch, well } = scene
  const r = Math.min(well.rx, well.ry)
  const disc = { ...well, rx: r * 0.96, ry: r * 0.96, shape: 'round' as const }
  const half = sketch.define('turned', () => {
    const d = 'M-34 4C-34 -34 34 -34 34 4C20 22 -20 22 -34 4Z'
    return (
      path(d, `transform="translate(2 6)" fill="#6a3412"`) +
      path(d, `fill="${sketch.lit('#d98a34', [1.3, 0.74])}" stroke="#8a4a1c" stroke-width="2"`) +
      path(
        'M-20 -10Q0 -22 18 -12',
        'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"',
      )
    )
  })
  const ring = (count: number, reach: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI
      return sketch.stamp(half, {
        x: disc.cx + Math.cos(angle) * disc.rx * reach,
        y: disc.cy + Math.sin(angle) * disc.ry * reach,
        turn: index * (360 / count) + 90,
        scale: reach > 0.5 ? 1.1 : 0.9,
      })
    }).join('')
  return (
    flutedRim(sketch, { x: well.cx, y: well.cy }, r) +
    liquid(sketch, disc, '#a8601c') +
    ring(11, 0.72) +
    ring(5, 0.3) +
    strew(sketch, scene.garnishes, disc, { share: 0.4 })
  )
}

/** Thin leaves of pastry over a filling, cut in squares or in diamonds. */
const leavedPie =
  (isDiamond: boolean): Way =>
  (scene: Scene) => {
    const { sketch, well, garnishes } = scene
    const { cx, cy, rx, ry } = well
    const down = [-0.6, -0.2, 0.2, 0.6]
      .map((share) => {
        const lean = isDiamond ? rx * 0.42 : 0
        return `M${short(cx + share * rx - lean)} ${short(cy - ry)}L${short(cx + share * rx + lean)} ${short(cy + ry)}`
      })
      .join('')
    const across = [-0.5, 0, 0.5].map(
      (share) => `M${short(cx - rx)} ${short(cy + share * ry)}H${short(cx + rx)}`,
    )
    const flakes = spots(sketch.random, well, 22, 0.88)
      .map((at) =>
        path(
          blob(sketch.random, at, 17, { corners: 5, jitter: 0.35, squash: 0.5 }),
          'fill="#fbe3ac" fill-opacity=".55" stroke="#b5742c" stroke-opacity=".4" stroke-width="1.500"',
        ),
      )
      .join('')
    const cuts = down + across.join('')
    return (
      crust(sketch, well, '#e8b050', { spotted: 12, browned: 0.7 }) +
      flakes +
      path(cuts, 'stroke="#6a3a12" stroke-opacity=".75" stroke-width="7"') +
      path(
        cuts,
        'transform="translate(2 3)" stroke="#fbe6b4" stroke-opacity=".8" stroke-width="3"',
      ) +
      (isDiamond
        ? strew(sketch, [{ shape: 'fleck', colour: '#8fa84a', second: null, size: 6 }], well, {
            reach: 0.88,
            share: 1.4,
          })
        : strew(sketch, garnishes, well, { share: 0.4 }))
    )
  }

export const filoPie: Way = leavedPie(false)

export const baklava: Way = leavedPie(true)
