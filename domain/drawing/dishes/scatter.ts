import { between } from '../random.ts'
import type { Point } from '../svg.ts'
import type { Well } from '../vessels/shapes.ts'
import { shade } from './colour.ts'
import type { Look } from './looks/look.ts'
import { short, shuffled, spots } from './outlines.ts'
import { layPiece } from './pieces/pieces.ts'
import type { Piece } from './servings.ts'
import { ellipse, path, type Sketch } from './sketch.ts'

interface Scattering {
  /** Share of the well that the pieces would cover side by side. */
  cover: number
  reach?: number
  scale?: number
  most?: number
  /** Of one kind. */
  mostEach?: number
}

/** Of cream there are few spoonfuls, and of eggs few halves. */
const few: Partial<Record<Look['shape'], number>> = { dollop: 3, half: 5 }

function countsOf(
  pieces: readonly Piece[],
  well: Well,
  { cover, scale = 1, most = 70, mostEach = 30 }: Scattering,
) {
  const area = well.rx * well.ry * (well.shape === 'round' ? Math.PI : 4) * cover
  const whole = pieces.reduce((sum, { share }) => sum + share, 0)
  const counts = pieces.map(({ look, share }) => {
    const fitting = Math.round((area * (share / whole)) / (2.6 * (look.size * scale) ** 2))
    return Math.min(few[look.shape] ?? mostEach, Math.max(2, fitting))
  })
  const all = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => Math.max(1, Math.round(count * Math.min(1, most / all))))
}

/** Lays pieces all over a well, by their shares; what is nearer lies over what is farther. */
export function scatter(
  sketch: Sketch,
  pieces: readonly Piece[],
  well: Well,
  how: Scattering,
): string {
  const counts = countsOf(pieces, well, how)
  const looks = pieces.flatMap(({ look }, index) =>
    Array.from({ length: counts[index] ?? 0 }, () => look),
  )
  const places = spots(sketch.random, well, looks.length, how.reach)
  const largest = Math.max(0, ...looks.map(({ size }) => size))
  return looks
    .map((look, index) => ({ look, at: places[index] ?? { x: well.cx, y: well.cy } }))
    .toSorted((one, other) => rank(one, largest) - rank(other, largest))
    .map(({ look, at }) => layPiece(sketch, { ...at, look, scale: how.scale ?? 1 }))
    .join('')
}

/** Small things lie upon large ones. */
function rank({ look, at }: { look: Look; at: Point }, largest: number): number {
  return at.y + (look.size < largest * 0.6 ? 260 : 0)
}

/** Strews herbs, seeds, spice and grated cheese over a well. */
export function strew(
  sketch: Sketch,
  garnishes: readonly Look[],
  well: Well,
  { reach = 0.8, share = 1 } = {},
): string {
  return garnishes
    .map((look) => {
      const count = Math.round((countOf(look) * share) / Math.max(1, garnishes.length * 0.6))
      const places = spots(sketch.random, well, count, reach)
      return draw(sketch, look, places)
    })
    .join('')
}

function countOf({ shape }: Look): number {
  if (shape === 'sprig') return 5
  if (shape === 'slice') return 22
  return shape === 'grated' ? 44 : 40
}

function draw(sketch: Sketch, look: Look, places: readonly Point[]): string {
  if (look.shape === 'sprig') return sprigs(sketch, look, places)
  if (look.shape === 'slice') return slices(look, places)
  return dashes(sketch, look, places)
}

/** Short strokes in two tones. */
function dashes(
  { random }: Sketch,
  { shape, colour, size }: Look,
  places: readonly Point[],
): string {
  const length = shape === 'grated' ? size * 2 : shape === 'seed' ? size * 0.7 : size * 1.1
  const stroke = ({ x, y }: Point) => {
    const angle = between(random, 0, 2 * Math.PI)
    return `M${short(x)} ${short(y)}l${short(Math.cos(angle) * length)} ${short(Math.sin(angle) * length)}`
  }
  const width = shape === 'grated' ? 4 : size * 0.8
  const paint = (tone: string, parity: number) =>
    path(
      places
        .filter((_, index) => index % 2 === parity)
        .map(stroke)
        .join(''),
      `stroke="${tone}" stroke-width="${short(width)}"`,
    )
  const light = shape === 'grated' ? shade(colour, 1.3) : shade(colour, 1.2)
  return `<g fill="none" stroke-linecap="round">${paint(shade(colour, 0.84), 0)}${paint(light, 1)}</g>`
}

function slices({ colour, second, size }: Look, places: readonly Point[]): string {
  const rings = (r: number, paint: string) =>
    places.map((at) => ellipse(at, r, r * 0.9, paint)).join('')
  return rings(size, `fill="${second ?? '#e6f2c4'}" stroke="${colour}" stroke-width="3"`)
}

/** Leaves in twos and threes. */
function sprigs(sketch: Sketch, look: Look, places: readonly Point[]): string {
  const leaf = { ...look, shape: 'leaf' as const }
  return places
    .map((at) => {
      const from = between(sketch.random, 0, 360)
      return shuffled(sketch.random, [0, 115, 215])
        .map((by) => {
          const turn = from + by
          const angle = (turn * Math.PI) / 180
          const out = look.size * 0.85
          return layPiece(sketch, {
            x: at.x + Math.cos(angle) * out,
            y: at.y + Math.sin(angle) * out,
            look: leaf,
            turn,
          })
        })
        .join('')
    })
    .join('')
}
