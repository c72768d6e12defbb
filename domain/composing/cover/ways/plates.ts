import { between } from '../../../drawing/random.ts'
import type { Point } from '../../../drawing/svg.ts'
import { mix, shade } from '../colour.ts'
import { hasKind } from '../cover-dish.ts'
import { body, liquid, pool, within } from '../fillings.ts'
import { type Look, lookLike } from '../looks/look.ts'
import { blob, short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { scatter, strew } from '../scatter.ts'
import type { Piece } from '../servings.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import type { Scene, Way } from './way.ts'

const large: ReadonlySet<string> = new Set(['cutlet', 'drumstick', 'fillet', 'sausage'])
const isLarge = ({ look }: Piece) => large.has(look.shape)

const nothing = { id: '', kinds: [], slot: '', grams: null }
/** A piece that the form brings itself, whatever fills it. */
export function added(look: Look, share = 1): Piece {
  return { look: look as Piece['look'], food: nothing, share }
}

/** Vegetables in a tray or pan, and meat or fish upon them. */
export const roast: Way = (scene) => {
  const { sketch, well, garnishes } = scene
  const big = scene.pieces.filter(isLarge)
  const rest = scene.pieces.filter((piece) => !isLarge(piece)).map(roasted)
  return (
    scatter(sketch, rest, well, {
      cover: big.length > 0 ? 1 : 1.15,
      reach: 0.9,
      scale: 1.2,
      most: 60,
    }) +
    portions(scene, big) +
    strew(sketch, garnishes.length > 0 ? garnishes : [lookLike('fleck', '#5a7a4c')], well, {
      reach: 0.85,
    })
  )
}

/** Leaves and peas keep their size; all the rest is cut large. */
function roasted(piece: Piece): Piece {
  return { ...piece, look: { ...piece.look, size: Math.min(26, piece.look.size * 1.15) } }
}

/** Up to four portions, spread over the well. */
export function portions({ sketch, well }: Scene, big: readonly Piece[], most = 4): string {
  const [first] = big
  if (first === undefined) return ''
  const all = [...big, ...big, first, first].slice(0, most)
  const wide = well.shape === 'square' ? 0.46 : 0.42
  const places: Point[] = [
    { x: -wide, y: -0.34 },
    { x: wide * 0.95, y: -0.4 },
    { x: -wide * 0.8, y: 0.42 },
    { x: wide * 1.05, y: 0.36 },
  ]
  return all
    .map(({ look }, index) => {
      const at = places[index] ?? { x: 0, y: 0 }
      return layPiece(sketch, {
        x: well.cx + at.x * well.rx,
        y: well.cy + at.y * well.ry,
        look,
        turn:
          between(sketch.random, -24, 24) + (look.shape === 'drumstick' ? (index % 2) * 150 : 0),
      })
    })
    .join('')
}

/** Something large on a plate, vegetables beside it, a sauce beneath. */
export const plated: Way = (scene) => {
  const { sketch, well, colour, garnishes } = scene
  const big = scene.pieces.filter(isLarge)
  const rest = scene.pieces.filter((piece) => !isLarge(piece))
  const side = within(well, 0.62, { dx: well.rx * 0.34, dy: -well.ry * 0.3 })
  const front = within(well, 0.82, { dx: -well.rx * 0.14, dy: well.ry * 0.2 })
  return (
    pool(sketch, { x: front.cx + 8, y: front.cy + 8 }, well.rx * 0.62, colour) +
    scatter(sketch, rest, side, { cover: 1, reach: 0.85 }) +
    portions({ ...scene, well: front }, big.map(bigger), 2) +
    strew(sketch, garnishes.length > 0 ? garnishes : [lookLike('fleck', '#4f963c')], well, {
      reach: 0.7,
      share: 0.8,
    })
  )
}

const bigger = (piece: Piece): Piece => ({
  ...piece,
  look: { ...piece.look, size: piece.look.size * 1.22 },
})

/** Glossy pieces in a wok. */
export const stirFry: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  body(within(well, 0.96), `fill="${shade(colour, 0.75)}" fill-opacity=".85"`) +
  scatter(sketch, pieces, well, { cover: 1.25, reach: 0.86, scale: 1.12 }) +
  strew(sketch, [...garnishes, lookLike('seed', '#fbf0d0')], well, { reach: 0.78, share: 0.7 })

/** Leaves, and everything else upon them. */
export const leafSalad: Way = ({ sketch, well, pieces, garnishes }) => {
  const leaves = pieces.filter(({ look }) => look.shape === 'leaf')
  const rest = pieces.filter(({ look }) => look.shape !== 'leaf')
  const bed = leaves.length > 0 ? leaves : [added(lookLike('leaf', '#7ab848'))]
  const tones = bed.flatMap((piece) => [
    piece,
    { ...piece, look: { ...piece.look, colour: shade(piece.look.colour, 0.86) } },
  ])
  return (
    scatter(sketch, tones, within(well, 1.06), { cover: 2.1, reach: 0.9, scale: 1.5, most: 34 }) +
    scatter(sketch, rest, well, { cover: 0.55, reach: 0.74 }) +
    strew(sketch, garnishes, well, { reach: 0.75, share: 0.7 })
  )
}

/** Pieces tossed with each other, without leaves or grain. */
export const tossed: Way = ({ sketch, well, colour, pieces, garnishes }) =>
  body(within(well, 0.9), `fill="${colour}" fill-opacity=".55"`) +
  scatter(sketch, pieces, well, { cover: 1.5, reach: 0.88, scale: 1.1 }) +
  strew(sketch, garnishes, well, { reach: 0.8 })

/** Slices that overlap in rings: tomato and mozzarella. */
export const overlapping: Way = ({ sketch, well, garnishes }) => {
  const slices = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI
    const look: Look =
      index % 2 === 0
        ? { shape: 'coin', colour: '#ee5a44', second: '#c8301f', size: 34 }
        : { shape: 'coin', colour: '#fffdf5', second: '#f3ead2', size: 33 }
    return layPiece(sketch, {
      x: well.cx + Math.cos(angle) * well.rx * 0.66,
      y: well.cy + Math.sin(angle) * well.ry * 0.66,
      look: added(look).look,
      turn: 0,
    })
  }).join('')
  return (
    slices +
    strew(sketch, [...garnishes, lookLike('sprig', '#3f9440')], well, { reach: 0.6, share: 0.8 })
  )
}

function patty(sketch: Sketch, at: Point, r: number, colour: string): string {
  const name = sketch.define(`patty${colour.slice(1)}`, () => {
    const outline = blob(sketch.random, { x: 0, y: 0 }, 50, {
      corners: 10,
      jitter: 0.07,
      squash: 0.92,
    })
    const spots = [-22, -4, 16]
      .map((x) =>
        ellipse(
          { x, y: between(sketch.random, -20, 20) },
          11,
          7,
          `fill="${shade(colour, 0.55)}" fill-opacity=".45"`,
        ),
      )
      .join('')
    return (
      path(outline, `transform="translate(4 15)" ${dark}`) +
      path(outline, `transform="translate(0 9)" fill="${shade(colour, 0.55)}"`) +
      path(outline, `fill="${sketch.lit(colour)}"`) +
      path(outline, `transform="scale(.8)" fill="${shade(colour, 0.72)}" fill-opacity=".5"`) +
      spots
    )
  })
  return sketch.stamp(name, { ...at, turn: between(sketch.random, -20, 20), scale: r / 50 })
}

/** Round browned things on a plate, flecked with what is in them, and a dip. */
export const patties: Way = (scene) => {
  const { sketch, well, colour, pieces, garnishes, dish } = scene
  const mince = pieces.find(({ look }) => look.shape === 'crumb')
  const tone =
    mince === undefined
      ? colour
      : mix([
          [mince.look.colour, 2],
          ['#8a4f26', 1],
        ])
  const isGreen = hasKind(dish, 'spinach', 'zucchini', 'kale', 'summer-squash', 'broccoli')
  const places = [0.1, 1.4, 2.7, 3.95, 5.2].map((angle) => ({
    x: well.cx + Math.cos(angle) * well.rx * 0.56,
    y: well.cy + Math.sin(angle) * well.ry * 0.56,
  }))
  const bits = pieces.filter(({ look }) => look.shape !== 'crumb' && look.size < 24).slice(0, 3)
  return (
    places
      .map((at) =>
        patty(
          sketch,
          at,
          well.rx * 0.4,
          isGreen
            ? mix([
                [tone, 2],
                ['#7f9a3c', 1],
              ])
            : tone,
        ),
      )
      .join('') +
    (mince === undefined
      ? scatter(sketch, bits, within(well, 0.9), { cover: 0.14, reach: 0.85, scale: 0.5 })
      : '') +
    patty(
      sketch,
      { x: well.cx, y: well.cy - 4 },
      well.rx * 0.4,
      isGreen
        ? mix([
            [tone, 2],
            ['#7f9a3c', 1],
          ])
        : tone,
    ) +
    layPiece(sketch, {
      x: well.cx + well.rx * 0.62,
      y: well.cy + well.ry * 0.66,
      look: { ...added(lookLike('dollop', '#fffdf6')).look, size: 32 },
      turn: 0,
    }) +
    strew(sketch, garnishes.length > 0 ? garnishes : [lookLike('fleck', '#4f963c')], well, {
      reach: 0.7,
      share: 0.8,
    })
  )
}

/** Balls in sauce. */
export const ballsInSauce: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const mince = pieces.find(({ look }) => look.shape === 'crumb')?.look.colour ?? '#8f532f'
  const balls = added({ shape: 'ball', colour: mince, second: shade(mince, 0.75), size: 29 })
  return (
    liquid(sketch, well, colour) +
    scatter(sketch, [balls], well, { cover: 0.95, reach: 0.78, most: 14 }) +
    strew(sketch, garnishes.length > 0 ? garnishes : [lookLike('fleck', '#4f963c')], well, {
      reach: 0.75,
    })
  )
}

/** Leaves wilted in a pan. */
export const greens: Way = ({ sketch, well, pieces, garnishes }) =>
  scatter(
    sketch,
    pieces
      .filter(({ look }) => look.shape === 'leaf')
      .concat(
        pieces.some(({ look }) => look.shape === 'leaf')
          ? []
          : [added(lookLike('leaf', '#3f8a36'))],
      ),
    well,
    {
      cover: 2.2,
      reach: 0.84,
      scale: 1.3,
      most: 40,
    },
  ) +
  scatter(
    sketch,
    [
      ...pieces.filter(({ look }) => look.shape !== 'leaf'),
      added({ ...lookLike('flake', '#f6e6bc'), size: 9 }, 4),
    ],
    well,
    { cover: 0.2, reach: 0.75 },
  ) +
  strew(sketch, garnishes, well, { share: 0.6 })

/** Mash drawn into ridges. */
export function mash(sketch: Sketch, at: Point, r: number, colour = '#f8e6ac'): string {
  const outline = blob(sketch.random, at, r, { corners: 11, jitter: 0.08, squash: 0.9 })
  const ridges = [0.72, 0.48, 0.24]
    .map((share) => {
      const [x, y] = [at.x - r * share, at.y + r * share * 0.1]
      const [rx, ry] = [r * share, r * share * 0.86]
      return `M${short(x)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(rx * 1.2)} ${short(ry * 0.9)}`
    })
    .join('')
  return (
    path(outline, `transform="translate(4 9)" ${dark}`) +
    path(outline, `fill="${sketch.lit(colour, [1.35, 0.86])}"`) +
    path(
      ridges,
      `transform="translate(1 3)" fill="none" stroke="${shade(colour, 0.76)}" stroke-width="7" stroke-linecap="round"`,
    ) +
    path(
      ridges,
      `fill="none" stroke="${shade(colour, 1.4)}" stroke-width="5" stroke-linecap="round"`,
    )
  )
}

/** Mash on one side, sausages on the other, gravy and onions. */
export const mashAndSausages: Way = (scene) => {
  const { sketch, well, colour } = scene
  const sausages = scene.pieces.filter(({ look }) => look.shape === 'sausage')
  const top = sausages[0] ?? added(lookLike('sausage', '#b0673a'))
  return (
    mash(sketch, { x: well.cx - well.rx * 0.36, y: well.cy - well.ry * 0.16 }, well.rx * 0.6) +
    pool(
      sketch,
      { x: well.cx + well.rx * 0.38, y: well.cy + well.ry * 0.3 },
      well.rx * 0.5,
      colour,
    ) +
    [-0.1, 0.22, 0.54]
      .map((dy) =>
        layPiece(sketch, {
          x: well.cx + well.rx * 0.38,
          y: well.cy + well.ry * dy,
          look: { ...top.look, size: 62 },
          turn: -14,
        }),
      )
      .join('') +
    strew(
      sketch,
      scene.garnishes.length > 0 ? scene.garnishes : [lookLike('fleck', '#4f963c')],
      well,
      { reach: 0.6, share: 0.7 },
    )
  )
}

/** Mash alone, with butter and what is stirred in. */
export const mashed: Way = ({ sketch, well, pieces, garnishes }) =>
  mash(sketch, { x: well.cx, y: well.cy }, well.rx * 0.95) +
  scatter(
    sketch,
    pieces.filter(({ look }) => look.shape !== 'chunk'),
    well,
    { cover: 0.25, reach: 0.7, scale: 0.7 },
  ) +
  layPiece(sketch, {
    x: well.cx + 4,
    y: well.cy - 6,
    look: { ...added(lookLike('cube', '#fbe07a')).look, size: 24 },
  }) +
  strew(sketch, garnishes, well, { reach: 0.75 })
