import { between } from '../random.ts'
import type { Well } from '../vessels/shapes.ts'
import { shade } from './colour.ts'
import { body, within } from './fillings.ts'
import { blob, spots } from './outlines.ts'
import { path, type Sketch } from './sketch.ts'

/** Something baked until it is golden, with browned spots. */
export function crust(
  sketch: Sketch,
  well: Well,
  colour: string,
  { spotted = 20, browned = 0.56 } = {},
): string {
  const { random } = sketch
  const patch =
    (tone: string, [least, most]: readonly [number, number], opacity: number) =>
    (at: { x: number; y: number }) =>
      path(
        blob(random, at, between(random, least, most), { corners: 6, jitter: 0.3, squash: 0.7 }),
        `fill="${tone}" fill-opacity="${opacity}"`,
      )
  return (
    body(
      well,
      `fill="${well.shape === 'round' ? sketch.sunken(colour, 0.7) : sketch.lit(colour, [1.2, 0.82])}"`,
    ) +
    spots(random, well, 14, 0.86)
      .map(patch(shade(colour, 1.5), [10, 22], 0.55))
      .join('') +
    spots(random, well, spotted, 0.92)
      .map(patch(shade(colour, browned), [5, 17], 0.45))
      .join('') +
    spots(random, well, Math.round(spotted / 2), 0.9)
      .map(patch(shade(colour, browned * 0.7), [3, 8], 0.5))
      .join('')
  )
}

/** Crumbs of a crumble or of fried bread, piled up. */
export function rubble(sketch: Sketch, well: Well, colour: string, count = 70): string {
  const { random } = sketch
  const name = (index: number) =>
    sketch.define(`rubble${index}${colour.slice(1)}`, () => {
      const outline = blob(random, { x: 0, y: 0 }, 13, { corners: 6, jitter: 0.28, squash: 0.84 })
      const tone = shade(colour, [1, 1.25, 0.86][index] ?? 1)
      return (
        path(outline, `transform="translate(1 4)" fill="${shade(colour, 0.58)}"`) +
        path(outline, `fill="${sketch.lit(tone)}"`)
      )
    })
  return spots(random, within(well, 0.95), count, 0.97)
    .map((at, index) =>
      sketch.stamp(name(index % 3), {
        ...at,
        turn: between(random, -40, 40),
        scale: between(random, 0.9, 2),
      }),
    )
    .join('')
}
