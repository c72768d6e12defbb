import { between } from '../../../drawing/random.ts'
import { mix, shade } from '../colour.ts'
import { hasKind } from '../cover-dish.ts'
import { friedEgg } from '../eggs.ts'
import { grains, liquid, pool, strands, within } from '../fillings.ts'
import { type Look, lookLike } from '../looks/look.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import type { Piece } from '../servings.ts'
import { inGroups } from './soups.ts'
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

const isTube = ({ look }: Piece) => look.shape === 'tube'
const withoutPasta = (pieces: readonly Piece[]) => pieces.filter((piece) => !isTube(piece))

/** Pasta without its sauce: strands, or what is cut short. */
function pastaBase({ sketch, well, dish }: Scene, colour: string): string {
  if (!hasKind(dish, ...shortPasta))
    return strands(sketch, within(well, 1.06), colour, { count: 72 })
  const isSmall = hasKind(dish, 'gnocchi', 'orzo', 'spaetzle', 'ditalini')
  const look: Look = { ...lookLike(isSmall ? 'chunk' : 'tube', colour), size: isSmall ? 15 : 25 }
  const piece = {
    look: look as Piece['look'],
    food: { id: '', kinds: [], slot: '', grams: null },
    share: 1,
  }
  return scatter(sketch, [piece], well, { cover: isSmall ? 1.7 : 1.5, reach: 0.94 })
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
  scatter(sketch, pieces, well, { cover: 0.5, reach: 0.78 }) +
  strew(sketch, [...garnishes, lookLike('slice', '#7fbf4f')], well, { reach: 0.75, share: 0.6 })

/** Rice or another grain with everything cooked in it. */
export const pilaf: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  grains(sketch, well, colour) +
  scatter(sketch, pieces, well, { cover: 0.4, reach: 0.8 }) +
  strew(sketch, garnishes, well, { reach: 0.82 })

export const friedRice: Way = (scene) => {
  const { sketch, well } = scene
  const rest = scene.pieces.filter(({ look }) => look.shape !== 'half')
  const hasEgg = rest.length < scene.pieces.length
  const egg = hasEgg ? friedEgg(sketch, { x: well.cx - 8, y: well.cy - 6 }, well.rx * 0.44) : ''
  return (
    pilaf({ ...scene, pieces: rest.map(diced), garnishes: [] }) +
    egg +
    strew(sketch, [...scene.garnishes, lookLike('slice', '#7fbf4f')], well, {
      reach: 0.78,
      share: 0.8,
    })
  )
}

/** Cut small, as one does for rice. */
function diced(piece: Piece): Piece {
  return { ...piece, look: { ...piece.look, size: Math.min(piece.look.size, 13) } }
}

/** Rice in cream of its own. */
export const risotto: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  liquid(sketch, within(well, 1), shade(colour, 1.2)) +
  grains(sketch, within(well, 0.92), colour, 8) +
  scatter(sketch, pieces, well, { cover: 0.32, reach: 0.66 }) +
  strew(sketch, [...garnishes, { ...lookLike('grated', '#fbf0c8'), size: 6 }], well, {
    reach: 0.6,
    share: 0.7,
  })

/** Grain below, and each food in a place of its own. */
export const bowlOfGroups: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  return (
    grains(sketch, well, colour) +
    inGroups({ ...scene, well: within(well, 0.92) }, 1) +
    strew(sketch, garnishes, well, { reach: 0.8, share: 0.7 })
  )
}

export const eggOnRice: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const rest = pieces.filter(({ look }) => look.shape !== 'half')
  return (
    grains(sketch, well, colour) +
    scatter(sketch, rest, well, { cover: 0.25, reach: 0.85, scale: 0.8 }) +
    friedEgg(sketch, { x: well.cx - 30, y: well.cy - 18 }, well.rx * 0.44) +
    friedEgg(sketch, { x: well.cx + 44, y: well.cy + 36 }, well.rx * 0.42) +
    strew(sketch, [...garnishes, lookLike('slice', '#7fbf4f')], well, { reach: 0.75, share: 0.7 })
  )
}

/** Gruel of rice, with things on it. */
export const congee: Way = ({ sketch, well, pieces, garnishes }) =>
  liquid(sketch, well, '#f6ead0') +
  grains(sketch, within(well, 0.84), '#f8efdc', 6) +
  scatter(sketch, pieces, within(well, 0.5), { cover: 0.8, reach: 0.85 }) +
  strew(sketch, [...garnishes, lookLike('slice', '#7fbf4f')], within(well, 0.7))

/** A spoonful on the side of a plate. */
export function besides({ sketch, well }: Scene, look: Piece['look'], size: number): string {
  return layPiece(sketch, {
    x: well.cx + well.rx * 0.62,
    y: well.cy - well.ry * 0.46 + between(sketch.random, -6, 6),
    look: { ...look, size },
    turn: 0,
  })
}
