import { between } from '../../random.ts'
import type { Point } from '../../svg.ts'
import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { liquid } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { short, spots } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { added } from '../servings.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import { withGreen, withScallions } from './garnished.ts'
import type { Way } from './way.ts'

const half = 'M-42 18C-46 -24 -18 -36 0 -36C18 -36 46 -24 42 18Q0 30 -42 18Z'

/** A half moon of dough, pleated along its edge. */
function dumpling(sketch: Sketch, colour: string, isFried: boolean): string {
  return sketch.define(
    `dumpling${colour.slice(1)}${isFried ? 'f' : ''}`,
    () =>
      path(half, `transform="translate(3 10)" ${dark}`) +
      path(half, `transform="translate(0 4)" fill="${shade(colour, 0.62)}"`) +
      path(
        half,
        `fill="${sketch.lit(colour)}" stroke="${shade(colour, 0.6)}" stroke-width="2.500"`,
      ) +
      (isFried
        ? path(
            'M-40 14Q0 28 40 14Q38 24 0 27Q-38 24 -40 14Z',
            'fill="#a8601c" fill-opacity=".75"',
          ) + ellipse({ x: 0, y: 0 }, 24, 11, 'fill="#c98334" fill-opacity=".5"')
        : '') +
      path(
        'M-32 -12q3 9 9 11M-20 -26q2 11 9 15M-4 -33q0 13 7 17M12 -31q-2 12 5 17M27 -22q-4 10 1 16',
        `fill="none" stroke="${shade(colour, 0.66)}" stroke-width="3" stroke-linecap="round"`,
      ) +
      path(
        'M-18 -6Q0 -14 18 -8',
        'fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"',
      ),
  )
}

const laid = (
  sketch: Sketch,
  name: string,
  places: readonly { x: number; y: number }[],
  scale: number,
) =>
  places
    .toSorted((one, other) => one.y - other.y)
    .map((at) => sketch.stamp(name, { ...at, turn: between(sketch.random, -35, 35), scale }))
    .join('')

/** Places round the middle, and the middle itself. */
const ringOf = ({ cx, cy, rx, ry }: Well, count: number, reach: number): Point[] => [
  ...Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + 0.4
    return { x: cx + Math.cos(angle) * rx * reach, y: cy + Math.sin(angle) * ry * reach }
  }),
  { x: cx, y: cy },
]

/** Half moons on a plate, boiled or fried on one side, a dip beside them. */
const parcels =
  (isFried: boolean): Way =>
  ({ sketch, well, colour, garnishes, pieces }) => {
    const name = dumpling(sketch, colour, isFried)
    const places = ringOf(well, 6, 0.68)
    const dip = { x: well.cx + well.rx * 0.7, y: well.cy + well.ry * 0.62 }
    return (
      laid(sketch, name, places, 1.02) +
      (isFried
        ? ellipse({ x: dip.x + 2, y: dip.y + 6 }, 34, 33, dark) +
          ellipse(dip, 34, 33, 'fill="#f3ece0"') +
          ellipse(dip, 27, 26, 'fill="#4a2412"')
        : scatter(
            sketch,
            pieces.filter(({ look }) => ['ring', 'strip'].includes(look.shape)),
            well,
            { cover: 0.2, reach: 0.7 },
          )) +
      strew(sketch, isFried ? withScallions(garnishes) : withGreen(garnishes), well, {
        reach: 0.75,
        share: 0.6,
      })
    )
  }

export const boiledParcels: Way = parcels(false)

export const friedParcels: Way = parcels(true)

/** Filled dough in a clear broth. */
export const parcelsInBroth: Way = ({ sketch, well, colour, garnishes, pieces }) =>
  liquid(sketch, well, colour) +
  scatter(
    sketch,
    pieces.filter(({ look }) => look.shape === 'leaf'),
    well,
    { cover: 0.3, reach: 0.8 },
  ) +
  laid(sketch, dumpling(sketch, '#f6e3b4', false), ringOf(well, 5, 0.58), 0.98) +
  strew(sketch, withScallions(garnishes), well, { reach: 0.72, share: 0.7 })

/** Round balls of dough in a sweet soup. */
export const ballsInBroth: Way = ({ sketch, well, colour, garnishes }) =>
  liquid(sketch, well, colour) +
  scatter(sketch, [added({ ...lookLike('ball', '#fbf4e6'), size: 30 })], well, {
    cover: 0.9,
    reach: 0.72,
    most: 10,
  }) +
  strew(sketch, garnishes, well, { share: 0.5 })

/** Rolls of thin dough, fried, in a pile. */
export const springRolls: Way = ({ sketch, well, colour, garnishes }) => {
  const name = sketch.define('rolled', () => {
    const line = (paint: string) => path('M-66 0H66', `stroke-linecap="round" ${paint}`)
    return (
      line('transform="translate(3 12)" stroke="#3a1d0a" stroke-opacity=".28" stroke-width="40"') +
      line(`stroke="${shade(colour, 0.6)}" stroke-width="40"`) +
      line(`transform="translate(0 -3)" stroke="${colour}" stroke-width="33"`) +
      path(
        'M-30 -18Q-10 0 -24 16M20 -18Q40 0 26 16',
        `fill="none" stroke="${shade(colour, 0.66)}" stroke-width="4"`,
      ) +
      line('transform="translate(0 -11)" stroke="#fff" stroke-opacity=".45" stroke-width="6"')
    )
  })
  const places = [
    [-40, -62, -12],
    [58, -46, 8],
    [-62, 4, 6],
    [48, 10, -9],
    [-24, 66, -4],
    [70, 72, 14],
  ]
  return (
    places
      .map(([x = 0, y = 0, turn = 0]) =>
        sketch.stamp(name, { x: well.cx + x, y: well.cy + y, turn }),
      )
      .join('') + strew(sketch, withGreen(garnishes), well, { share: 0.5 })
  )
}

/** Rolls cut across: the outside, and what lies inside as a round. */
export const cutRolls: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const [first, second] = pieces
  const heart = first?.look.colour ?? '#f3906a'
  const rim = second?.look.second ?? second?.look.colour ?? colour
  const name = sketch.define(
    'cutroll',
    () =>
      ellipse({ x: 3, y: 12 }, 34, 33, dark) +
      ellipse({ x: 0, y: 7 }, 34, 32, `fill="${shade(rim, 0.66)}"`) +
      ellipse({ x: 0, y: 0 }, 34, 32, `fill="${rim}"`) +
      ellipse({ x: 0, y: 0 }, 27, 25, `fill="${shade(colour, 1.25)}"`) +
      path(
        'M-18 4C-16 -18 16 -18 16 0C16 12 -6 14 -6 2C-6 -6 6 -6 6 0',
        `fill="none" stroke="${heart}" stroke-width="9" stroke-linecap="round"`,
      ),
  )
  return (
    spots(sketch.random, well, 11, 0.8)
      .toSorted((one, other) => one.y - other.y)
      .map((at) => sketch.stamp(name, { ...at, turn: between(sketch.random, 0, 360) }))
      .join('') + strew(sketch, garnishes, well, { share: 0.5 })
  )
}

/** Triangles of rice in a band of seaweed. */
export const riceTriangles: Way = ({ sketch, well, garnishes }) => {
  const d = 'M-10 -66Q0 -80 10 -66L66 36Q74 56 52 58H-52Q-74 56 -66 36Z'
  const grain = spots(sketch.random, { cx: 0, cy: 14, rx: 54, ry: 54, shape: 'round' }, 40, 0.8)
    .map(({ x, y }) => `M${short(x)} ${short(y)}l5 3`)
    .join('')
  const name = sketch.define(
    'onigiri',
    () =>
      path(d, `transform="translate(5 15)" ${dark}`) +
      path(d, 'transform="translate(0 8)" fill="#d9cdb4"') +
      path(d, 'fill="#fdf9ee" stroke="#e3d8c0" stroke-width="2"') +
      path(grain, 'stroke="#d9ccb0" stroke-width="4" stroke-linecap="round"') +
      path('M-26 12H26V60H-26Z', 'fill="#24332c"') +
      path('M-26 12H26', 'stroke="#3f5a4a" stroke-width="4"'),
  )
  return (
    [
      [-104, 6, -8],
      [0, -20, 4],
      [104, 14, 8],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        sketch.stamp(name, { x: well.cx + x, y: well.cy + y, turn, scale: 1.06 }),
      )
      .join('') + strew(sketch, garnishes, well, { share: 0.3 })
  )
}
