import type { Point } from '../../svg.ts'
import type { Well } from '../../vessels/shapes.ts'
import { mix, shade } from '../colour.ts'
import { short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter } from '../scatter.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import { juiceOf, sweetPieces } from './sweet-bowls.ts'
import type { Way } from './way.ts'

/** A tall glass with a straw, seen from the front. */
function glass(sketch: Sketch, at: Point, colour: string, fruit: string): string {
  const sides = 'M-62 -96L-46 104Q0 120 46 104L62 -96Z'
  return (
    `<g transform="translate(${short(at.x)} ${short(at.y)})">` +
    ellipse({ x: 12, y: 108 }, 74, 20, dark) +
    path('M18 -88L44 -168', 'stroke="#e0604c" stroke-width="11" stroke-linecap="round"') +
    path(sides, `fill="${sketch.lit(colour, [1.3, 0.86])}"`) +
    path(
      sides,
      'fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="6" stroke-linejoin="round"',
    ) +
    ellipse(
      { x: 0, y: -96 },
      62,
      18,
      `fill="${shade(colour, 1.3)}" stroke="#fff" stroke-opacity=".85" stroke-width="5"`,
    ) +
    path(
      'M-42 -66L-32 78',
      'stroke="#fff" stroke-opacity=".5" stroke-width="11" stroke-linecap="round"',
    ) +
    fruit +
    '</g>'
  )
}

export const smoothie: Way = (scene) => {
  const { sketch, well, colour } = scene
  const fruits = sweetPieces(scene)
    .filter(({ look }) => look.shape !== 'dollop')
    .slice(0, 3)
  const tone = mix([
    [colour, 1],
    ...fruits.map(({ look }, index) => [juiceOf(look), 2.4 - index * 0.5] as const),
  ])
  const onTop = fruits
    .slice(0, 2)
    .map(({ look }, index) =>
      layPiece(sketch, {
        x: -26 + index * 38,
        y: -106,
        look: { ...look, size: Math.min(24, look.size * 1.35) },
        turn: index * 30 - 10,
      }),
    )
    .join('')
  const beside: Well = { cx: well.cx, cy: well.cy + 106, rx: 190, ry: 26, shape: 'round' }
  return (
    glass(sketch, { x: well.cx - 78, y: well.cy - 4 }, tone, onTop) +
    glass(sketch, { x: well.cx + 82, y: well.cy + 18 }, tone, onTop) +
    scatter(sketch, fruits, beside, { cover: 0.7, reach: 0.95, scale: 1.2, most: 9 })
  )
}
