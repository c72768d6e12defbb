import { between } from '../../random.ts'
import { shade } from '../colour.ts'
import { blob, short } from '../outlines.ts'
import { dark, ellipse, path } from '../sketch.ts'
import type { DrawPiece } from './solid.ts'

const middle = { x: 0, y: 0 }
const glint = ellipse({ x: -9, y: -11 }, 8, 5, 'fill="#fff" fill-opacity=".6"')
const under = ellipse({ x: 3, y: 9 }, 30, 28, dark)

export const ball: DrawPiece = ({ colour, second }, sketch) => {
  const heart =
    second === null
      ? ''
      : path(
          'M-16 14Q0 -20 17 12M-6 20Q0 0 8 20',
          `fill="none" stroke="${second}" stroke-width="4"`,
        )
  return (
    under + ellipse(middle, 29, 29, `fill="${sketch.lit(colour, [1.35, 0.7])}"`) + heart + glint
  )
}

export const coin: DrawPiece = ({ colour, second }, sketch) => {
  const rim = second ?? shade(colour, 0.8)
  const seeds = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + 0.3
    return `M${short(Math.cos(angle) * 8)} ${short(Math.sin(angle) * 8)}l${short(Math.cos(angle) * 5)} ${short(Math.sin(angle) * 5)}`
  }).join('')
  return (
    under +
    ellipse({ x: 0, y: 5 }, 29, 28, `fill="${shade(rim, 0.7)}"`) +
    ellipse(middle, 29, 28, `fill="${rim}"`) +
    ellipse(middle, 24, 23, `fill="${sketch.lit(colour)}"`) +
    path(
      seeds,
      `stroke="${shade(colour, 0.74)}" stroke-opacity=".5" stroke-width="3.500" stroke-linecap="round"`,
    )
  )
}

export const bean: DrawPiece = ({ colour }, sketch) => {
  const body =
    'M-28 4C-30 -12 -12 -20 6 -18C24 -16 32 -4 28 8C24 19 12 18 6 14C2 12 -4 12 -8 15C-16 20 -27 15 -28 4Z'
  return (
    path(body, `transform="translate(2 8)" ${dark}`) +
    path(body, `fill="${sketch.lit(colour, [1.3, 0.74])}"`) +
    ellipse({ x: -4, y: -10 }, 10, 3.5, 'fill="#fff" fill-opacity=".5"')
  )
}

export const ring: DrawPiece = ({ colour, second }) =>
  ellipse(
    { x: 2, y: 5 },
    25,
    23,
    'fill="none" stroke="#3a1d0a" stroke-opacity=".2" stroke-width="9"',
  ) +
  ellipse(middle, 25, 23, `fill="none" stroke="${colour}" stroke-width="9"`) +
  ellipse(
    { x: 0, y: -1 },
    24,
    22,
    `fill="none" stroke="${second ?? shade(colour, 1.4)}" stroke-width="4"`,
  ) +
  ellipse(middle, 14, 12, `fill="none" stroke="${shade(second ?? colour, 0.92)}" stroke-width="3"`)

export const half: DrawPiece = ({ colour, second }, sketch) => {
  const yolk = second ?? '#f8b422'
  return (
    ellipse({ x: 3, y: 9 }, 30, 24, dark) +
    ellipse({ x: 0, y: 4 }, 30, 23, `fill="${shade(colour, 0.78)}"`) +
    ellipse(middle, 30, 23, `fill="${colour}"`) +
    ellipse(
      { x: 1, y: 0 },
      15,
      13,
      `fill="${sketch.lit(yolk)}" stroke="${shade(yolk, 0.86)}" stroke-width="2"`,
    ) +
    ellipse({ x: -3, y: -4 }, 4, 3, 'fill="#fff" fill-opacity=".7"')
  )
}

export const berry: DrawPiece = ({ colour }, sketch) => {
  const beads = [
    [-14, -10],
    [2, -18],
    [16, -8],
    [-18, 8],
    [0, 0],
    [18, 9],
    [-6, 18],
    [10, 20],
  ] as const
  const light = shade(colour, 1.25)
  return (
    under +
    ellipse(middle, 26, 27, `fill="${shade(colour, 0.72)}"`) +
    beads
      .map(([x, y]) => ellipse({ x, y }, 9, 9, `fill="${sketch.lit(colour, [1.3, 0.8])}"`))
      .join('') +
    beads.map(([x, y]) => ellipse({ x: x - 3, y: y - 3 }, 2, 2, `fill="${light}"`)).join('')
  )
}

export const strawberry: DrawPiece = ({ colour }, sketch) => {
  const body =
    'M0 31C-12 26 -27 6 -25 -9C-23 -22 -10 -25 0 -24C10 -25 23 -22 25 -9C27 6 12 26 0 31Z'
  return (
    path(body, `transform="translate(3 8)" ${dark}`) +
    path(body, `fill="${sketch.lit(colour)}"`) +
    path(body, `transform="scale(.72)" fill="#f88a7a"`) +
    path(body, `transform="scale(.26 .46)" fill="#ffe9dc"`) +
    path(
      'M-18 -12L-20 -6M18 -12L20 -6M-17 8L-14 12M17 8L14 12',
      'stroke="#fbe0a0" stroke-width="3" stroke-linecap="round"',
    )
  )
}

export const floret: DrawPiece = ({ colour, second }, sketch) => {
  const { random } = sketch
  const buds = [
    [-17, -3],
    [17, -2],
    [-9, -16],
    [10, -16],
    [0, -5],
  ] as const
  return (
    ellipse({ x: 3, y: 8 }, 30, 26, dark) +
    path('M-9 0L-7 24Q0 30 8 24L10 0Z', `fill="${second ?? shade(colour, 1.3)}"`) +
    buds
      .map(([x, y], index) => {
        const outline = blob(random, { x, y }, 14, { corners: 8, jitter: 0.1 })
        const tone = [0.85, 0.9, 1, 1.1, 1.16][index] ?? 1
        return (
          path(outline, `fill="${shade(colour, tone * 0.78)}" transform="translate(0 3)"`) +
          path(outline, `fill="${shade(colour, tone)}"`)
        )
      })
      .join('') +
    path(
      `M-6 -9h.1M2 -14h.1M6 -5h.1M-14 -7h.1M15 -6h.1M-1 0h.1`,
      `stroke="${shade(colour, 1.35)}" stroke-width="4" stroke-linecap="round"`,
    )
  )
}

/** A little heap of things strewn: for sizes from 4 to 11. */
export const flake: DrawPiece = ({ colour }, { random }) => {
  const outline = `M-28 ${short(between(random, -6, 4))}Q-6 -22 27 -10Q30 6 8 13Q-18 18 -28 2Z`
  return (
    path(outline, `transform="translate(3 7)" ${dark}`) +
    path(outline, `fill="${colour}" stroke="${shade(colour, 0.8)}" stroke-width="2"`) +
    path('M-18 -1Q0 -12 20 -6', 'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"')
  )
}
