import { between } from '../../random.ts'
import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { sweetPieces } from './sweet-bowls.ts'
import type { Scene, Way } from './way.ts'

interface Square {
  base: string
  top: string
  /** Height of the side that is seen. */
  tall: number
}

const box = (x: number, y: number, w: number, h: number, paint: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="9" ${paint}/>`

/** Pieces cut square, their sides towards us. */
function squares(scene: Scene, { base, top, tall }: Square): string {
  const { sketch, well } = scene
  const bits = sweetPieces(scene)
    .filter(({ look }) => look.size < 24)
    .map(({ look, share }) => added({ ...look, size: Math.min(11, look.size) }, share))
  const side = 88
  return [-1, 0]
    .flatMap((row) => [-1, 0, 1].map((column) => ({ row, column })))
    .map(({ row, column }) => {
      const [x, y] = [
        well.cx + column * 104 - side / 2 + between(sketch.random, -4, 4),
        well.cy + row * 116 + 14 + between(sketch.random, -4, 4),
      ]
      const inner: Well = { cx: x + side / 2, cy: y + 34, rx: 36, ry: 26, shape: 'square' }
      return (
        box(x + 4, y + 12, side, 70 + tall, dark) +
        box(x, y, side, 70 + tall, `fill="${shade(base, 0.74)}"`) +
        box(x, y, side, 70 + tall * 0.4, `fill="${shade(top, 0.8)}"`) +
        box(x, y, side, 70, `fill="${sketch.lit(top)}"`) +
        scatter(sketch, bits, inner, { cover: 0.28, most: 8 }) +
        strew(sketch, scene.garnishes, inner, { share: 0.3 })
      )
    })
    .join('')
}

/** Brownies: dark, their tops cracked. */
export const brownies: Way = (scene) =>
  squares(scene, { base: '#4a2412', top: shade(scene.colour, 0.98), tall: 24 })

/** Bars of two layers: a base and what lies on it, dusted. */
export const bars: Way = (scene) =>
  squares(scene, { base: '#d9a050', top: scene.colour, tall: 24 }) +
  strew(scene.sketch, [{ ...lookLike('seed', '#fff'), size: 4 }], scene.well, {
    reach: 0.86,
    share: 2,
  })

/** Squares of cake under cream. */
export const creamSquares: Way = (scene) =>
  squares(scene, { base: scene.colour, top: '#fdf6e4', tall: 34 })

/** Squares under a dusting of cocoa, layers of cream and sponge at the side. */
export const tiramisu: Way = (scene) => {
  const { sketch, well } = scene
  const { cx, cy } = well
  const [w, h] = [236, 116]
  const [x, y] = [cx - w / 2, cy - 84]
  const band = (dy: number, height: number, colour: string) =>
    `<rect x="${short(x)}" y="${short(y + h + dy)}" width="${w}" height="${height}" fill="${colour}"/>`
  const dust: Well = { cx, cy: y + h / 2, rx: w / 2, ry: h / 2, shape: 'square' }
  return (
    box(x + 6, y + 24, w, h + 66, dark) +
    box(x, y, w, h + 62, 'fill="#f6e6bc"') +
    band(-4, 12, '#fbf2d8') +
    band(8, 16, '#b57f44') +
    band(24, 16, '#fbf2d8') +
    band(40, 16, '#b57f44') +
    box(x, y, w, h, `fill="${sketch.lit('#6a3f22')}"`) +
    strew(
      sketch,
      [
        { ...lookLike('fleck', '#3f2210'), size: 4 },
        { ...lookLike('fleck', '#8f6038'), size: 4 },
      ],
      dust,
      { reach: 0.94, share: 3 },
    ) +
    path(
      `M${short(x + 14)} ${short(y + h + 32)}q30 8 60 0t60 0t60 0`,
      'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4"',
    )
  )
}

/** A cake baked in a ring, iced. */
export const ringCake: Way = ({ sketch, well, colour }) => {
  const { cx, cy } = well
  const r = Math.min(well.rx, well.ry) * 1.04
  const ribs = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI
    return `M${short(cx + Math.cos(angle) * r * 0.34)} ${short(cy + Math.sin(angle) * r * 0.34)}Q${short(cx + Math.cos(angle + 0.16) * r * 0.7)} ${short(cy + Math.sin(angle + 0.16) * r * 0.7)} ${short(cx + Math.cos(angle) * r * 0.98)} ${short(cy + Math.sin(angle) * r * 0.98)}`
  }).join('')
  const icing = blob(sketch.random, { x: cx, y: cy - 4 }, r * 0.74, { corners: 13, jitter: 0.13 })
  return (
    ellipse({ x: cx + 6, y: cy + 20 }, r, r, dark) +
    ellipse({ x: cx, y: cy + 9 }, r, r, `fill="${shade(colour, 0.55)}"`) +
    ellipse({ x: cx, y: cy }, r, r, `fill="${sketch.sunken(colour, 0.7)}"`) +
    path(
      ribs,
      `fill="none" stroke="${shade(colour, 0.66)}" stroke-width="6" stroke-linecap="round"`,
    ) +
    path(icing, 'fill="#fffaf0" fill-opacity=".94"') +
    ellipse({ x: cx, y: cy }, r * 0.27, r * 0.25, `fill="${shade(colour, 0.42)}"`)
  )
}

/** Bars baked in a tin, dusted: pound cake in fingers. */
export const fingers: Way = (scene) => {
  const { sketch, well, colour } = scene
  const name = sketch.define('finger', () => {
    return (
      box(-50, -20, 108, 50, dark) +
      box(-54, -22, 108, 50, `fill="${shade(colour, 0.62)}"`) +
      box(-54, -26, 108, 44, `fill="${sketch.lit(colour)}"`) +
      path(
        'M-38 -6Q0 -18 38 -4',
        `fill="none" stroke="${shade(colour, 0.72)}" stroke-width="7" stroke-linecap="round"`,
      )
    )
  })
  const flaked = sweetPieces(scene).filter(({ look }) => look.size < 16)
  return [-1, 0, 1]
    .flatMap((row) =>
      [-1, 1].map((column) => ({ x: well.cx + column * 64 + row * 8, y: well.cy + row * 62 })),
    )
    .map(
      (at) =>
        sketch.stamp(name, at) +
        scatter(
          sketch,
          flaked,
          { cx: at.x, cy: at.y - 4, rx: 44, ry: 14, shape: 'square' },
          { cover: 0.5, scale: 0.8, most: 5 },
        ),
    )
    .join('')
}
