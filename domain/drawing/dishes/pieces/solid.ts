import { between } from '../../random.ts'
import { shade } from '../colour.ts'
import type { Look } from '../looks/look.ts'
import { blob, short } from '../outlines.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'

/** Draws a piece of food around 0, 0, about 30 to each side. */
export type DrawPiece = (look: Look, sketch: Sketch) => string

const middle = { x: 0, y: 0 }
const shine = (x: number, y: number, rx: number, ry: number, opacity = 0.45) =>
  ellipse({ x, y }, rx, ry, `fill="#fff" fill-opacity="${opacity}"`)

/** A shadow, a side and a lit top of the same outline. */
export function slab(sketch: Sketch, outline: string, colour: string, thick = 7): string {
  return (
    path(outline, `transform="translate(3 ${thick + 5})" ${dark}`) +
    path(outline, `transform="translate(0 ${thick})" fill="${shade(colour, 0.62)}"`) +
    path(outline, `fill="${sketch.lit(colour)}"`)
  )
}

export const chunk: DrawPiece = ({ colour, second }, sketch) => {
  const { random } = sketch
  const outline = blob(random, middle, 31, { corners: 6, jitter: 0.2, squash: 0.85 })
  const skin =
    second === null
      ? ''
      : path(outline, `fill="none" stroke="${second}" stroke-width="6" stroke-dasharray="60 70"`)
  const browned = [0, 1].map(() =>
    path(
      blob(
        random,
        { x: between(random, -10, 14), y: between(random, -8, 12) },
        between(random, 5, 9),
        {
          corners: 5,
          squash: 0.6,
        },
      ),
      `fill="${shade(colour, 0.62)}" fill-opacity=".4"`,
    ),
  )
  return slab(sketch, outline, colour, 8) + skin + browned.join('') + shine(-9, -11, 8, 4)
}

export const cube: DrawPiece = ({ colour }, sketch) => {
  const { random } = sketch
  const lean = between(random, -5, 5)
  const top = `M-25 ${short(-20 + lean)}L${short(22 + lean)} -23L27 ${short(14 - lean)}L-21 19Z`
  const paint = `stroke-linejoin="round" stroke-width="7"`
  return (
    path(top, `transform="translate(4 17)" ${dark}`) +
    path(
      `M-21 19L27 ${short(14 - lean)}V${short(27 - lean)}L-21 32L-25 -10Z`,
      `fill="${shade(colour, 0.7)}" stroke="${shade(colour, 0.7)}" ${paint}`,
    ) +
    path(top, `fill="${sketch.lit(colour)}" stroke="${shade(colour, 0.97)}" ${paint}`) +
    shine(-10, -11, 9, 4, 0.35)
  )
}

export const cutlet: DrawPiece = ({ colour }, sketch) => {
  const { random } = sketch
  const outline = blob(random, middle, 31, { corners: 8, jitter: 0.13, squash: 0.74 })
  const seared = [-16, -5, 6, 17]
    .map((x) => `M${x - 5} ${x % 2 === 0 ? -14 : -12}l9 ${short(between(random, 20, 27))}`)
    .join('')
  return (
    slab(sketch, outline, colour, 6) +
    path(outline, `transform="scale(.86)" fill="${shade(colour, 1.15)}" fill-opacity=".3"`) +
    path(
      seared,
      `stroke="${shade(colour, 0.5)}" stroke-opacity=".55" stroke-width="3.500" stroke-linecap="round"`,
    ) +
    shine(-10, -13, 8, 3, 0.4)
  )
}

export const drumstick: DrawPiece = ({ colour }, sketch) => {
  const meat =
    'M-29 2C-30 -18 -8 -24 6 -15C14 -10 17 -5 22 -3L23 5C16 8 12 12 4 16C-10 22 -28 18 -29 2Z'
  const bone = 'M18 -4L36 -4C37 -9 45 -8 44 -2C48 1 45 8 39 6L36 4L18 5Z'
  return (
    path(meat, `transform="translate(3 10)" ${dark}`) +
    path(bone, `fill="#fbf1dc" stroke="#d9c39c" stroke-width="1"`) +
    path(meat, `transform="translate(0 3)" fill="${shade(colour, 0.6)}"`) +
    path(meat, `fill="${sketch.lit(colour)}"`) +
    path(
      'M-18 10Q-4 14 8 6M-12 -12Q-2 -14 6 -8',
      `fill="none" stroke="${shade(colour, 0.55)}" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"`,
    ) +
    shine(-14, -8, 8, 4)
  )
}

export const fillet: DrawPiece = ({ colour, second }, sketch) => {
  const body =
    'M-30 3C-27 -11 -10 -16 8 -14C20 -13 30 -7 30 1C28 10 14 14 -2 14C-17 14 -29 12 -30 3Z'
  const flakes = [-18, -8, 2, 12, 21].map((x) => `M${x} -11q-7 11 1 22`).join('')
  const skin =
    second === null
      ? ''
      : path('M-28 6Q0 18 29 4L26 8Q8 16 -6 14Q-24 14 -28 6Z', `fill="${second}"`)
  return (
    slab(sketch, body, colour, 5) +
    path(
      flakes,
      `fill="none" stroke="${shade(colour, 1.5)}" stroke-opacity=".75" stroke-width="1.600"`,
    ) +
    skin +
    path(
      'M-20 7Q-4 11 10 9',
      `fill="none" stroke="#a8622c" stroke-opacity=".35" stroke-width="4" stroke-linecap="round"`,
    ) +
    shine(-8, -9, 9, 2.4)
  )
}

export const crumb: DrawPiece = ({ colour }, sketch) => {
  const { random } = sketch
  return [
    { x: -13, y: -8 },
    { x: 9, y: -12 },
    { x: -2, y: 5 },
    { x: 17, y: 6 },
    { x: -17, y: 12 },
  ]
    .map((at, index) => {
      const outline = blob(random, at, between(random, 9, 14), {
        corners: 5,
        jitter: 0.25,
        squash: 0.85,
      })
      return (
        path(outline, `transform="translate(1 4)" fill="${shade(colour, 0.55)}"`) +
        path(outline, `fill="${shade(colour, [1, 1.18, 0.88, 1.1, 0.95][index] ?? 1)}"`)
      )
    })
    .join('')
}

export const dollop: DrawPiece = ({ colour }, sketch) => {
  const outline = blob(sketch.random, middle, 30, { corners: 8, jitter: 0.12, squash: 0.86 })
  return (
    path(outline, `transform="translate(2 5)" ${dark}`) +
    path(outline, `fill="${sketch.lit(colour, [1.3, 0.93])}"`) +
    path(
      'M-13 -3C-11 -15 13 -13 12 0C11 10 -5 9 -4 1C-3 -4 4 -4 4 0',
      `fill="none" stroke="${shade(colour, 0.82)}" stroke-width="3.500" stroke-linecap="round"`,
    )
  )
}
