import { between } from '../random.ts'
import type { Point } from '../svg.ts'
import { blob } from './outlines.ts'
import { dark, ellipse, path, type Sketch } from './sketch.ts'

/** An egg fried sunny side up. */
export function friedEgg({ random }: Sketch, at: Point, r: number): string {
  const white = blob(random, at, r, { corners: 9, jitter: 0.16 })
  const yolk = {
    x: at.x + between(random, -0.1, 0.1) * r,
    y: at.y + between(random, -0.1, 0.1) * r,
  }
  return (
    path(white, `transform="translate(2 6)" ${dark}`) +
    path(white, 'fill="#fffdf6" stroke="#ecd9b4" stroke-width="4"') +
    ellipse({ x: yolk.x, y: yolk.y + 3 }, r * 0.4, r * 0.38, 'fill="#d98a1c" fill-opacity=".5"') +
    ellipse(yolk, r * 0.39, r * 0.38, 'fill="#fbb321"') +
    ellipse({ x: yolk.x - r * 0.06, y: yolk.y - r * 0.06 }, r * 0.29, r * 0.28, 'fill="#ffcb45"') +
    ellipse(
      { x: yolk.x - r * 0.14, y: yolk.y - r * 0.16 },
      r * 0.1,
      r * 0.07,
      'fill="#fff" fill-opacity=".85"',
    )
  )
}
