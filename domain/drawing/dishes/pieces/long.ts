import { between } from '../../random.ts'
import { shade } from '../colour.ts'
import { short } from '../outlines.ts'
import { dark, ellipse, path } from '../sketch.ts'
import type { DrawPiece } from './solid.ts'

/** A line drawn as a body: shadow, edge, lit body and shine. */
function rod(d: string, colour: string, width: number): string {
  const line = (paint: string) => path(d, `fill="none" stroke-linecap="round" ${paint}`)
  return (
    line(
      `transform="translate(2 6)" stroke="#3a1d0a" stroke-opacity=".26" stroke-width="${width}"`,
    ) +
    line(`stroke="${shade(colour, 0.68)}" stroke-width="${width}"`) +
    line(`transform="translate(0 -1.500)" stroke="${colour}" stroke-width="${width - 4}"`) +
    line(
      `transform="translate(-1 -3.500)" stroke="#fff" stroke-opacity=".4" stroke-width="${short(width * 0.2)}"`,
    )
  )
}

export const strip: DrawPiece = ({ colour, second }, { random }) => {
  const d = `M-25 ${short(between(random, 2, 9))}Q0 ${short(between(random, -18, -9))} 25 ${short(between(random, 0, 8))}`
  const fat =
    second === null
      ? ''
      : path(
          d,
          `transform="translate(0 3)" fill="none" stroke="${second}" stroke-width="4" stroke-opacity=".9"`,
        )
  return rod(d, colour, 15) + fat
}

export const pod: DrawPiece = ({ colour, second }, { random }) => {
  const bend = between(random, -9, 9)
  const tip =
    second === null
      ? ''
      : path(
          `M20 ${short(bend * 0.2)}L30 0`,
          `stroke="${second}" stroke-width="9" stroke-linecap="round"`,
        )
  return rod(`M-29 0Q0 ${short(bend)} 29 0`, colour, 10) + tip
}

export const sausage: DrawPiece = ({ colour }) => {
  const scores = [-14, -2, 10].map((x) => `M${x} -6l5 9`).join('')
  return (
    rod('M-24 3Q0 -7 24 3', colour, 19) +
    path(
      scores,
      `stroke="${shade(colour, 0.45)}" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"`,
    )
  )
}

export const leaf: DrawPiece = ({ colour, second }, { random }) => {
  const [one, other] = [between(random, 17, 23), between(random, 15, 22)]
  const body = `M-30 0C-20 ${short(-one)} 12 ${short(-one)} 30 -1C14 ${short(other)} -18 ${short(other)} -30 0Z`
  const upper = `M-30 0C-20 ${short(-one)} 12 ${short(-one)} 30 -1Z`
  return (
    path(body, `transform="translate(2 6)" ${dark}`) +
    path(body, `fill="${colour}" stroke="${shade(colour, 0.72)}" stroke-width="1.500"`) +
    path(upper, `fill="${shade(colour, 1.2)}"`) +
    path(
      'M-27 0H24M-12 0l8 -8M0 0l9 -8M-14 0l8 8M0 0l8 7',
      `fill="none" stroke="${second ?? shade(colour, 1.5)}" stroke-opacity=".8" stroke-width="2"`,
    )
  )
}

export const mushroom: DrawPiece = ({ colour, second }, sketch) => {
  const body =
    'M-29 2C-29 -30 29 -30 29 2C29 9 16 8 9 5C8 12 9 20 6 25H-6C-9 20 -8 12 -9 5C-16 8 -29 9 -29 2Z'
  return (
    path(body, `transform="translate(3 7)" ${dark}`) +
    path(
      body,
      `fill="${sketch.lit(colour)}" stroke="${second ?? shade(colour, 0.7)}" stroke-width="3.500"`,
    ) +
    path(
      'M-18 0Q-8 -7 -6 2M18 0Q8 -7 6 2',
      `fill="none" stroke="${shade(second ?? colour, 0.85)}" stroke-width="3"`,
    )
  )
}

export const shrimp: DrawPiece = ({ colour, second }) => {
  const d = 'M22 14C28 -10 6 -24 -10 -16C-24 -8 -22 12 -8 17'
  const bands = 'M23 -3l-9 -2M15 -17l-6 7M0 -20l-1 9M-14 -15l6 7M-21 -3l9 1'
  return (
    rod(d, colour, 16) +
    path(
      bands,
      `stroke="${second ?? shade(colour, 1.4)}" stroke-width="3" stroke-linecap="round"`,
    ) +
    path('M-8 17l14 -4l-3 7l5 6z', `fill="${shade(colour, 0.8)}"`)
  )
}

/** A segment of something round: its flesh, and its skin outside. */
export const wedge: DrawPiece = ({ colour, second }, sketch) => {
  const skin = second ?? shade(colour, 0.8)
  const [outer, flesh] = colour === '#e2452e' ? [colour, skin] : [skin, colour]
  return (
    path('M-30 -4C-22 26 22 26 30 -4Z', `transform="translate(3 8)" ${dark}`) +
    path('M-30 -5C-24 27 24 27 30 -5Z', `fill="${outer}"`) +
    path('M-30 -6C-22 18 22 18 30 -6C16 -12 -16 -12 -30 -6Z', `fill="${sketch.lit(flesh)}"`) +
    path(
      'M-12 1l2 5M0 2v6M12 1l-2 5',
      `stroke="${shade(outer, 1.2)}" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"`,
    )
  )
}

export const tube: DrawPiece = ({ colour }) =>
  rod('M-24 0H24', colour, 20) +
  path('M-14 -4h26M-16 3h28', `stroke="${shade(colour, 0.82)}" stroke-width="1.600"`) +
  ellipse(
    { x: 26, y: 0 },
    5,
    9,
    `fill="${shade(colour, 0.5)}" stroke="${shade(colour, 1.15)}" stroke-width="2.500"`,
  )
