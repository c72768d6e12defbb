import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { crust } from '../crusts.ts'
import { friedEgg } from '../eggs.ts'
import { body, liquid, within } from '../fillings.ts'
import { isEgg } from '../looks/look-of.ts'
import { lookLike } from '../looks/look.ts'
import { scatter, strew } from '../scatter.ts'
import { added, type Piece } from '../servings.ts'
import { withGreen } from './garnished.ts'
import type { Scene, Way } from './way.ts'

export const withoutEggs = (pieces: readonly Piece[]) => pieces.filter(({ look }) => !isEgg(look))

/** Eggs poached in hollows of a sauce. */
export const eggsInSauce: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const eggs = [0.5, 1.75, 3, 4.3]
    .map((angle) =>
      friedEgg(
        sketch,
        {
          x: well.cx + Math.cos(angle) * well.rx * 0.5,
          y: well.cy + Math.sin(angle) * well.ry * 0.5,
        },
        well.rx * 0.3,
      ),
    )
    .join('')
  return (
    liquid(sketch, well, colour) +
    scatter(sketch, withoutEggs(pieces), well, { cover: 0.5, reach: 0.88, scale: 0.9 }) +
    eggs +
    strew(sketch, withGreen(garnishes), well, { reach: 0.8 })
  )
}

/** Boiled halves in a sauce. */
export const halvesInSauce: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const eggs = pieces
    .filter(({ look }) => look.shape === 'half')
    .map((piece) => ({ ...piece, look: { ...piece.look, size: 38 } }))
  return (
    liquid(sketch, well, colour) +
    scatter(sketch, withoutEggs(pieces), well, { cover: 0.35, reach: 0.85 }) +
    scatter(sketch, eggs, well, { cover: 0.6, reach: 0.68, most: 6 }) +
    strew(sketch, withGreen(garnishes), well, { reach: 0.8 })
  )
}

/** Two or three eggs fried in a pan, with what is fried beside them. */
export const friedEggs: Way = ({ sketch, well, pieces, garnishes }) => {
  const places = [
    { x: -0.42, y: -0.28 },
    { x: 0.42, y: -0.14 },
    { x: -0.08, y: 0.46 },
  ]
  return (
    body(within(well, 0.94), 'fill="#e9b04a" fill-opacity=".16"') +
    scatter(sketch, withoutEggs(pieces), well, { cover: 0.5, reach: 0.92 }) +
    places
      .map(({ x, y }) =>
        friedEgg(sketch, { x: well.cx + x * well.rx, y: well.cy + y * well.ry }, well.rx * 0.42),
      )
      .join('') +
    strew(sketch, withGreen(garnishes), well, { reach: 0.8, share: 0.7 })
  )
}

/** Potatoes fried in a pan, with an egg where there is one. */
export const hash: Way = ({ sketch, well, pieces, garnishes }) => {
  const rest = withoutEggs(pieces)
  const hasEgg = rest.length < pieces.length
  return (
    scatter(
      sketch,
      rest.map((piece) => ({
        ...piece,
        look: { ...piece.look, colour: shade(piece.look.colour, 0.93) },
      })),
      well,
      { cover: 1.5, reach: 0.9, scale: 0.95, most: 80, mostEach: 56 },
    ) +
    (hasEgg ? friedEgg(sketch, { x: well.cx, y: well.cy }, well.rx * 0.46) : '') +
    strew(sketch, withGreen(garnishes), well, { reach: 0.85 })
  )
}

/** A flat cake that fills the pan: its crust, and what is seen of its foods. */
const flatCake =
  (texture: (scene: Scene, disc: Well) => string): Way =>
  (scene) => {
    const { sketch, well, colour, garnishes } = scene
    const disc = within(well, 0.94)
    const bits = withoutEggs(scene.pieces).filter(
      ({ look }) => look.shape !== 'chunk' && look.size < 27,
    )
    return (
      body(within(disc, 1.02, { dy: 6 }), `fill="${shade(colour, 0.5)}"`) +
      crust(sketch, disc, colour, { spotted: 26 }) +
      texture(scene, disc) +
      scatter(sketch, bits, disc, { cover: 0.2, reach: 0.85, scale: 0.9 }) +
      strew(sketch, withGreen(garnishes), disc, { reach: 0.85 })
    )
  }

/** Of batter, with long pieces of scallion in it. */
export const batterCake: Way = flatCake(({ sketch }, disc) =>
  scatter(sketch, [added({ ...lookLike('pod', '#7cb84e'), size: 32 })], disc, {
    cover: 0.5,
    reach: 0.82,
    most: 18,
  }),
)

/** Of shreds of potato. */
export const shredCake: Way = flatCake(({ sketch, colour }, disc) =>
  strew(
    sketch,
    [
      { shape: 'grated', colour: shade(colour, 0.8), second: null, size: 12 },
      { shape: 'grated', colour: shade(colour, 1.2), second: null, size: 11 },
    ],
    disc,
    { reach: 0.93, share: 2.6 },
  ),
)

/** The same with eggs fried on top, where there are some. */
export const shredCakeWithEggs: Way = (scene) => {
  const { sketch, well } = scene
  const places = [
    { x: well.cx - 44, y: well.cy - 24 },
    { x: well.cx + 42, y: well.cy + 30 },
  ]
  const hasEggs = scene.pieces.some(({ look }) => look.shape === 'half')
  const eggs = hasEggs ? places.map((at) => friedEgg(sketch, at, well.rx * 0.4)).join('') : ''
  return shredCake(scene) + eggs
}
