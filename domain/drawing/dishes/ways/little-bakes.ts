import { between } from '../../random.ts'
import { shade } from '../colour.ts'
import { blob, short } from '../outlines.ts'
import { scatter } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path } from '../sketch.ts'
import type { Scene, Way } from './way.ts'

/** Round little things in rows: muffins, scones, cookies. */
const inRows =
  (r: number, draw: (scene: Scene) => string): Way =>
  (scene) => {
    const { sketch, well } = scene
    const name = sketch.define('little', () => draw(scene))
    const bits = scene.pieces
      .filter(({ look }) => look.size < 22 && look.shape !== 'half')
      .map(({ look }) => added({ ...look, size: Math.min(10, look.size) }))
    return [-1, 1]
      .flatMap((row) =>
        [-1, 0, 1].map((column) => ({
          x: well.cx + column * r * 2.12 + between(sketch.random, -3, 3),
          y: well.cy + row * r * 1.08,
        })),
      )
      .map(
        (at) =>
          sketch.stamp(name, { ...at, turn: between(sketch.random, -25, 25) }) +
          scatter(
            sketch,
            bits,
            { cx: at.x, cy: at.y, rx: r * 0.66, ry: r * 0.62, shape: 'round' },
            { cover: 0.3, most: 7 },
          ),
      )
      .join('')
  }

export const muffins: Way = inRows(56, ({ sketch, colour }) => {
  const outline = blob(sketch.random, { x: 0, y: -3 }, 46, { corners: 12, jitter: 0.05 })
  const pleats = Array.from({ length: 20 }, (_, index) => {
    const angle = (index / 20) * 2 * Math.PI
    return `M${short(Math.cos(angle) * 44)} ${short(Math.sin(angle) * 44)}L${short(Math.cos(angle) * 54)} ${short(Math.sin(angle) * 54)}`
  }).join('')
  return (
    ellipse({ x: 4, y: 10 }, 56, 55, dark) +
    ellipse({ x: 0, y: 0 }, 55, 55, 'fill="#e8ddd0"') +
    path(pleats, 'stroke="#b8a890" stroke-width="3"') +
    path(outline, `transform="translate(0 5)" fill="${shade(colour, 0.6)}"`) +
    path(outline, `fill="${sketch.lit(colour)}"`) +
    path(
      'M-26 -20Q-8 -36 14 -30M-18 14Q0 24 20 12',
      `fill="none" stroke="${shade(colour, 0.7)}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"`,
    )
  )
})

export const cookies: Way = inRows(54, ({ sketch, colour }) => {
  const outline = blob(sketch.random, { x: 0, y: 0 }, 52, { corners: 13, jitter: 0.05 })
  return (
    path(outline, `transform="translate(4 12)" ${dark}`) +
    path(outline, `transform="translate(0 7)" fill="${shade(colour, 0.6)}"`) +
    path(outline, `fill="${sketch.lit(colour)}"`) +
    path(
      'M-24 -16l14 7M8 -28l6 12M-12 20l16 -5M18 10l12 9',
      `stroke="${shade(colour, 0.66)}" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"`,
    )
  )
})

export const scones: Way = inRows(52, ({ sketch, colour }) => {
  const outline = blob(sketch.random, { x: 0, y: 0 }, 47, { corners: 14, jitter: 0.03 })
  const pale = shade(colour, 1.4)
  return (
    path(outline, `transform="translate(5 26)" ${dark}`) +
    path(outline, `transform="translate(0 19)" fill="${shade(colour, 0.8)}"`) +
    path(
      outline,
      `transform="translate(0 11)" fill="${pale}" stroke="${shade(colour, 0.86)}" stroke-width="2"`,
    ) +
    path(outline, `fill="${sketch.lit('#e2b066')}"`) +
    path(
      'M-26 -14Q-8 -24 12 -16T30 -8M-20 14Q0 4 22 16',
      `fill="none" stroke="${shade(colour, 0.66)}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"`,
    ) +
    path(
      'M-18 -28h.1M4 -4h.1M24 4h.1M-30 4h.1M0 26h.1M14 -30h.1',
      'stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"',
    )
  )
})

/** Fingers pricked with a fork. */
export const shortbread: Way = inRows(54, ({ sketch, colour }) => {
  const finger = (dx: number) => {
    const box = `x="${dx - 23}" y="-52" width="46" height="104" rx="7"`
    return (
      `<rect ${box} transform="translate(4 11)" ${dark}/>` +
      `<rect ${box} transform="translate(0 7)" fill="${shade(colour, 0.68)}"/>` +
      `<rect ${box} fill="${sketch.lit(colour)}" stroke="${shade(colour, 0.8)}" stroke-width="3"/>` +
      path(
        `M${dx - 9} -30v.1M${dx + 9} -30v.1M${dx - 9} -8v.1M${dx + 9} -8v.1M${dx - 9} 14v.1M${dx + 9} 14v.1M${dx - 9} 34v.1M${dx + 9} 34v.1`,
        `stroke="${shade(colour, 0.6)}" stroke-width="6" stroke-linecap="round"`,
      )
    )
  }
  return finger(-27) + finger(27)
})
