import { mix } from '../colour.ts'
import { hasFood } from '../drawn-dish.ts'
import { pool, strands, within } from '../fillings.ts'
import { isEgg } from '../looks/look-of.ts'
import { type Look, lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import { added, type Piece } from '../servings.ts'
import { withScallions } from './garnished.ts'
import type { Scene, Way } from './way.ts'

const shortPasta = [
  'penne',
  'rigatoni',
  'fusilli',
  'macaroni',
  'farfalle',
  'pasta-shell',
  'orecchiette',
  'cavatappi',
  'ziti',
  'ditalini',
  'gnocchi',
  'tortellini',
  'ravioli',
  'trofie',
  'spaetzle',
  'orzo',
  'elbow-macaroni',
  'paccheri',
  'conchiglie',
]

const wheat = '#f2ca70'

/** What lies on the pasta: eggs are in the sauce. */
const withoutPasta = (pieces: readonly Piece[]) =>
  pieces.filter(({ look }) => look.shape !== 'tube' && !isEgg(look))

/** Pasta without its sauce: strands, or what is cut short. */
export function pastaBase({ sketch, well, dish }: Scene, colour: string): string {
  if (!hasFood(dish, ...shortPasta))
    return strands(sketch, within(well, 1.06), colour, { count: 72 })
  const isSmall = hasFood(dish, 'gnocchi', 'orzo', 'spaetzle', 'ditalini')
  const look = isSmall
    ? { ...lookLike('chunk', colour), size: 15 }
    : { ...lookLike('tube', colour), size: 25 }
  const piece = added(look)
  return scatter(sketch, [piece], well, { cover: isSmall ? 1.9 : 2.1, reach: 0.94, mostEach: 58 })
}

/** Pasta under a sauce that lies on it. */
export const pastaUnderSauce: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  const middle = within(well, 0.55)
  return (
    pastaBase(scene, wheat) +
    pool(sketch, { x: well.cx, y: well.cy - 4 }, well.rx * 0.58, colour) +
    scatter(sketch, withoutPasta(scene.pieces), middle, { cover: 0.8, reach: 0.82, scale: 0.8 }) +
    strew(sketch, garnishes, within(well, 0.62))
  )
}

/** Pasta tossed with what is on it, in a thin sauce. */
export const pastaTossed: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  const coated = mix([
    [wheat, 1.6],
    [colour, 1],
  ])
  return (
    pastaBase(scene, coated) +
    scatter(sketch, withoutPasta(scene.pieces), well, { cover: 0.36, reach: 0.72, scale: 0.9 }) +
    strew(sketch, garnishes, well, { reach: 0.7 })
  )
}

export const pastaWithCheese: Way = (scene) =>
  pastaTossed(scene) +
  strew(
    scene.sketch,
    [lookLike('fleck', '#3a2c24'), lookLike('grated', '#fbf0c8')].map(small),
    scene.well,
    { reach: 0.6 },
  )

const small = (look: Look): Look => ({ ...look, size: look.size * 0.6 })

/** Noodles fried with vegetables, in a dark sauce. */
export const friedNoodles: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  strands(
    sketch,
    well,
    mix([
      ['#ecbf6c', 1.7],
      [colour, 1],
    ]),
    { count: 72 },
  ) +
  scatter(sketch, withoutPasta(pieces), well, { cover: 0.32, reach: 0.74, scale: 0.95 }) +
  strew(sketch, withScallions(garnishes), well, { reach: 0.75, share: 0.6 })
