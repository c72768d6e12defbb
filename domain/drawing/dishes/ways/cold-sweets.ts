import { mix, shade } from '../colour.ts'
import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path } from '../sketch.ts'
import { juiceOf, sweetPieces } from './sweet-bowls.ts'
import type { Way } from './way.ts'

const scoop =
  'M-52 20C-62 -60 62 -60 52 20C44 34 30 22 20 32C8 40 -6 26 -18 34C-30 38 -44 32 -52 20Z'

/** Scoops in a glass on a foot. */
export const iceCream: Way = (scene) => {
  const { sketch, well, colour } = scene
  const fruit = sweetPieces(scene).filter(({ look }) => look.shape !== 'dollop')
  const tone = mix([
    [colour, 1],
    ...fruit.slice(0, 2).map(({ look }) => [juiceOf(look), 1.2] as const),
  ])
  const ball = (x: number, y: number, colourOf: string) =>
    `<g transform="translate(${x} ${y})">${path(scoop, `fill="${sketch.lit(colourOf, [1.4, 0.82])}" stroke="${shade(colourOf, 0.8)}" stroke-width="2"`)}${path('M-26 -18Q-14 -34 8 -32', 'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"')}</g>`
  return (
    `<g transform="translate(${short(well.cx)} ${short(well.cy + 6)})scale(1.24)">` +
    ellipse({ x: 8, y: 116 }, 70, 14, dark) +
    ball(0, -74, tone) +
    ball(-48, -30, shade(tone, 1.25)) +
    ball(48, -30, shade(tone, 0.92)) +
    path(
      'M-112 -22H112C104 40 50 58 14 62V104H46V116H-46V104H-14V62C-50 58 -104 40 -112 -22Z',
      'fill="#dfeef4" fill-opacity=".82" stroke="#fff" stroke-opacity=".9" stroke-width="5" stroke-linejoin="round"',
    ) +
    path(
      'M-86 -4Q-70 34 -34 44',
      'fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"',
    ) +
    fruit
      .slice(0, 3)
      .map(({ look }, index) =>
        layPiece(sketch, {
          x: index * 34 - 34,
          y: -92 + Math.abs(index - 1) * 26,
          look: { ...look, size: Math.min(17, look.size) },
          turn: index * 40,
        }),
      )
      .join('') +
    '</g>' +
    strew(
      sketch,
      scene.garnishes,
      { cx: well.cx, cy: well.cy - 70, rx: 70, ry: 44, shape: 'round' },
      { share: 0.4 },
    )
  )
}

/** Ices on sticks. */
export const popsicles: Way = (scene) => {
  const { sketch, well, colour } = scene
  const fruit = sweetPieces(scene)
  const tone = mix([
    [colour, 1],
    ...fruit.slice(0, 1).map(({ look }) => [juiceOf(look), 2] as const),
  ])
  return [-108, 0, 108]
    .map((dx, index) => {
      const box = (paint: string) =>
        `<path d="M-44 88V-50Q-44 -98 0 -98Q44 -98 44 -50V88Q44 96 36 96H-36Q-44 96 -44 88Z" ${paint}/>`
      return (
        `<g transform="translate(${short(well.cx + dx)} ${short(well.cy - 20 + (index % 2) * 10)})rotate(${index * 7 - 7})">` +
        `<rect x="-11" y="90" width="22" height="62" rx="9" fill="#e3bd80"/>` +
        `<g transform="translate(5 10)">${box(dark)}</g>` +
        box(`fill="${sketch.lit(tone, [1.4, 0.85])}"`) +
        scatter(
          sketch,
          fruit,
          { cx: 0, cy: 4, rx: 30, ry: 74, shape: 'square' },
          { cover: 0.35, most: 6 },
        ) +
        path(
          'M-18 -62V66M16 -62V66',
          `stroke="${shade(tone, 0.8)}" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"`,
        ) +
        path(
          'M-32 -50Q-30 -80 -8 -86',
          'fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7" stroke-linecap="round"',
        ) +
        '</g>'
      )
    })
    .join('')
}

/** A set cream turned out of its mould, caramel or fruit over it, seen from the side. */
export const turnedOut: Way = (scene) => {
  const { sketch, well, colour } = scene
  const fruit = sweetPieces(scene)
  const first = fruit[0]
  const sauce = first === undefined ? '#a8561c' : juiceOf(first.look)
  const d = 'M-84 -58Q0 -76 84 -58L112 48Q0 78 -112 48Z'
  return (
    ellipse(
      { x: well.cx, y: well.cy + 52 },
      well.rx * 1.1,
      well.ry * 0.4,
      `fill="${sauce}" fill-opacity=".9"`,
    ) +
    `<g transform="translate(${short(well.cx)} ${short(well.cy - 4)})">` +
    path(d, `transform="translate(6 12)" ${dark}`) +
    path(d, `fill="${sketch.lit(colour, [1.25, 0.86])}"`) +
    ellipse({ x: 0, y: -58 }, 84, 20, `fill="${sauce}"`) +
    path(
      'M-84 -58Q-86 -20 -70 -22T-50 -46Q-40 0 -24 -8T-4 -40Q14 10 32 -2T44 -44Q60 -10 72 -20T84 -58Q0 -30 -84 -58Z',
      `fill="${sauce}"`,
    ) +
    path(
      'M-48 -64Q-10 -72 26 -66',
      'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round"',
    ) +
    '</g>' +
    scatter(
      sketch,
      fruit,
      { cx: well.cx, cy: well.cy + 76, rx: well.rx * 0.9, ry: well.ry * 0.14, shape: 'round' },
      { cover: 1, most: 10 },
    )
  )
}

/** Little dishes with something set in them, seen from above. */
export const ramekins: Way = (scene) => {
  const { sketch, well, colour } = scene
  const fruit = sweetPieces(scene).filter(({ look }) => look.size < 28)
  const places = [
    [-104, -38],
    [0, 44],
    [104, -38],
  ]
  return places
    .map(([dx = 0, dy = 0]) => {
      const at = { x: well.cx + dx, y: well.cy + dy }
      const inner = { cx: at.x, cy: at.y, rx: 44, ry: 44, shape: 'round' as const }
      return (
        ellipse({ x: at.x + 5, y: at.y + 14 }, 76, 75, dark) +
        ellipse(at, 76, 75, 'fill="#fbf6ec"') +
        ellipse(at, 76, 75, 'fill="none" stroke="#d9cbb4" stroke-width="3"') +
        ellipse(at, 64, 63, `fill="${sketch.sunken(colour, 0.72)}"`) +
        path(
          `M${short(at.x - 40)} ${short(at.y - 22)}q18 -28 50 -26`,
          'fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"',
        ) +
        scatter(sketch, fruit, inner, { cover: 0.5, most: 6 }) +
        strew(
          sketch,
          scene.garnishes.length > 0 ? scene.garnishes : [lookLike('fleck', shade(colour, 0.6))],
          inner,
          { share: 0.3 },
        )
      )
    })
    .join('')
}

/** A soufflé that stands high over the rim of its dish, seen from the side. */
export const souffle: Way = ({ sketch, well, colour }) => {
  const crown =
    'M-118 -6C-136 -66 -112 -104 -66 -100C-40 -128 30 -130 56 -104C108 -112 138 -66 118 -6Z'
  const ribs = Array.from({ length: 15 }, (_, index) => `M${-112 + index * 16} 4V96`).join('')
  return (
    `<g transform="translate(${short(well.cx)} ${short(well.cy + 14)})scale(1.22)">` +
    ellipse({ x: 10, y: 106 }, 130, 18, dark) +
    path('M-122 -8H122L112 100Q108 108 96 108H-96Q-108 108 -112 100Z', 'fill="#fdf8ee"') +
    path(ribs, 'stroke="#d9cbb4" stroke-width="4"') +
    path('M-126 -10H126V8H-126Z', 'fill="#f3eadb"') +
    path(
      crown,
      `fill="${sketch.lit(colour, [1.35, 0.76])}" stroke="${shade(colour, 0.6)}" stroke-width="3"`,
    ) +
    path(
      'M-80 -78Q-52 -104 -14 -98M10 -104Q44 -114 72 -86M-94 -44Q-40 -70 0 -52T92 -44',
      `fill="none" stroke="${shade(colour, 0.6)}" stroke-opacity=".55" stroke-width="7" stroke-linecap="round"`,
    ) +
    [
      [-48, -70],
      [22, -84],
      [66, -58],
      [-78, -34],
      [4, -34],
    ]
      .map(([x = 0, y = 0]) =>
        ellipse({ x, y }, 18, 9, `fill="${shade(colour, 0.55)}" fill-opacity=".5"`),
      )
      .join('') +
    '</g>'
  )
}
