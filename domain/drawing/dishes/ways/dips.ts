import { between } from '../../random.ts'
import type { Well } from '../../vessels/shapes.ts'
import { type Look, lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { mash } from './mash.ts'
import type { Way } from './way.ts'

/** A bowl of dip, and bread to dip around it. */
const dipOf =
  (isChunky: boolean): Way =>
  (scene) => {
    const { sketch, well, colour, garnishes, pieces } = scene
    const bread = sketch.define(
      'pita',
      () =>
        path('M-36 26L0 -36L36 26Q0 40 -36 26Z', `transform="translate(3 9)" ${dark}`) +
        path(
          'M-36 26L0 -36L36 26Q0 40 -36 26Z',
          `fill="${sketch.lit('#efc684')}" stroke="#c08a44" stroke-width="4" stroke-linejoin="round"`,
        ) +
        path(
          'M-8 8h.1M12 14h.1M0 -10h.1',
          'stroke="#a86a2c" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"',
        ),
    )
    const around = Array.from({ length: 11 }, (_, index) => {
      const angle = (index / 11) * 2 * Math.PI
      return sketch.stamp(bread, {
        x: well.cx + Math.cos(angle) * 128,
        y: well.cy + Math.sin(angle) * 128,
        turn: between(sketch.random, -30, 30) + (angle * 180) / Math.PI,
        scale: 0.95,
      })
    }).join('')
    const [r, at] = [98, { x: well.cx, y: well.cy }]
    const inner: Well = { cx: at.x, cy: at.y, rx: r * 0.8, ry: r * 0.8, shape: 'round' }
    const bits: Look[] =
      garnishes.length > 0
        ? [...garnishes]
        : [lookLike('fleck', '#4f963c'), lookLike('fleck', '#b8401c')]
    return (
      around +
      ellipse({ x: at.x + 3, y: at.y + 12 }, r + 4, r + 4, dark) +
      ellipse(at, r, r, `fill="${sketch.lit('#3f6f86')}"`) +
      ellipse(at, r * 0.89, r * 0.89, 'fill="#2c5468"') +
      mash(sketch, at, r * 0.85, colour) +
      path(
        `M${short(at.x - 36)} ${short(at.y + 10)}q30 34 66 4`,
        'fill="none" stroke="#c9a02c" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"',
      ) +
      (isChunky
        ? scatter(
            sketch,
            pieces,
            { ...inner, rx: r * 0.86, ry: r * 0.86 },
            { cover: 1.5, reach: 0.86, scale: 0.62, most: 60 },
          )
        : scatter(
            sketch,
            pieces.filter(({ look }) => look.size < 14),
            inner,
            { cover: 0.12, reach: 0.6, scale: 0.8, most: 9 },
          )) +
      strew(sketch, bits, inner, { reach: 0.8, share: 0.7 })
    )
  }

/** A smooth one. */
export const dip: Way = dipOf(false)

/** One of things cut small. */
export const salsa: Way = dipOf(true)
