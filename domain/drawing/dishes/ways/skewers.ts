import { lookLike } from '../looks/look.ts'
import { short } from '../outlines.ts'
import { layPiece } from '../pieces/pieces.ts'
import { strew } from '../scatter.ts'
import { added, type Piece } from '../servings.ts'
import { path } from '../sketch.ts'
import { withGreen } from './garnished.ts'
import type { Way } from './way.ts'

/** What is threaded between the meat. */
const between: ReadonlySet<string> = new Set([
  'bell-pepper',
  'onion',
  'red-onion',
  'scallion',
  'zucchini',
  'mushroom',
  'cherry-tomato',
  'pineapple',
])

const fits = ({ look }: Piece) => !['half', 'dollop', 'leaf', 'fillet'].includes(look.shape)

function cut(piece: Piece): Piece {
  const { look } = piece
  if (look.shape === 'cutlet' || look.shape === 'drumstick' || look.shape === 'strip')
    return { ...piece, look: { ...look, shape: 'chunk', size: 27 } }
  return { ...piece, look: { ...look, size: Math.max(21, Math.min(28, look.size * 1.3)) } }
}

/** Pieces threaded on sticks that lie side by side. */
export const skewers: Way = ({ sketch, well, pieces, garnishes, colour }) => {
  const threaded = pieces.filter(fits).map(cut)
  const meat = threaded[0] ?? added({ ...lookLike('chunk', colour), size: 27 })
  const other = threaded.find(({ food }) => food.kinds.some((kind) => between.has(kind))) ?? meat
  const stick = (y: number, turn: number) => {
    const things = [-3, -2, -1, 0, 1, 2, 3]
      .map((place) =>
        layPiece(sketch, {
          x: place * 36 + 14,
          y: 0,
          look: (place % 2 === 0 ? meat : other).look,
          turn: place * 8,
        }),
      )
      .join('')
    return `<g transform="translate(${short(well.cx)} ${short(well.cy + y)})rotate(${turn})">${path('M-186 7H160', 'stroke="#3a1d0a" stroke-opacity=".3" stroke-width="7" stroke-linecap="round"')}${path('M-186 0H160', 'stroke="#d9b06a" stroke-width="7" stroke-linecap="round"')}${things}</g>`
  }
  return (
    stick(-78, -5) +
    stick(-24, 3) +
    stick(32, -3) +
    stick(86, 4) +
    strew(sketch, withGreen(garnishes), well, { share: 0.7 })
  )
}

/** Mince pressed round sticks, or shaped without them. */
export const kofta: Way = ({ sketch, well, pieces, garnishes, colour }) => {
  const mince = pieces.find(({ look }) => look.shape === 'crumb')?.look.colour ?? colour
  const places = [
    [-74, -66, -8],
    [70, -58, 6],
    [-80, 0, 5],
    [74, 8, -6],
    [-66, 68, -4],
    [76, 74, 8],
  ]
  return (
    places
      .map(([x = 0, y = 0, turn = 0]) =>
        layPiece(sketch, {
          x: well.cx + x,
          y: well.cy + y,
          look: added({ ...lookLike('sausage', mince), size: 74 }).look,
          turn,
        }),
      )
      .join('') + strew(sketch, withGreen(garnishes), well, { share: 0.8 })
  )
}

/** Little balls of dough on sticks, glazed. */
export const glazedBalls: Way = ({ sketch, well, colour }) =>
  [-62, 0, 62]
    .map((y, row) => {
      const balls = [-2, -1, 0, 1]
        .map((place) =>
          layPiece(sketch, {
            x: place * 56 + 34,
            y: 0,
            look: { ...lookLike('ball', colour), size: 29 },
            turn: 0,
          }),
        )
        .join('')
      return `<g transform="translate(${short(well.cx + 20)} ${short(well.cy + y)})rotate(${row * 4 - 5})">${path('M-160 0H70', 'stroke="#e3c890" stroke-width="7" stroke-linecap="round"')}${balls}</g>`
    })
    .join('')
