import { between } from '../../random.ts'
import type { Point } from '../../svg.ts'
import type { Look, PieceShape } from '../looks/look.ts'
import type { Sketch } from '../sketch.ts'
import { leaf, mushroom, pod, sausage, shrimp, strip, tube, wedge } from './long.ts'
import { ball, bean, berry, coin, flake, floret, half, ring, strawberry } from './round.ts'
import { chunk, crumb, cube, cutlet, dollop, type DrawPiece, drumstick, fillet } from './solid.ts'

const draw: Record<PieceShape, DrawPiece> = {
  chunk,
  cube,
  coin,
  ball,
  bean,
  floret,
  leaf,
  ring,
  strip,
  pod,
  mushroom,
  shrimp,
  wedge,
  half,
  crumb,
  flake,
  fillet,
  cutlet,
  drumstick,
  sausage,
  berry,
  strawberry,
  dollop,
  tube,
}

/** Shapes that no two pieces have alike. */
const irregular: ReadonlySet<PieceShape> = new Set(['chunk', 'leaf', 'crumb', 'strip'])
/** Shapes that lie as they fall; others keep the light on their top left. */
const lying: ReadonlySet<PieceShape> = new Set([
  'leaf',
  'strip',
  'pod',
  'shrimp',
  'wedge',
  'flake',
  'bean',
  'tube',
  'sausage',
  'mushroom',
  'crumb',
])

export function isPiece(look: Look): look is Look & { shape: PieceShape } {
  return look.shape in draw
}

/** Half the size in which pieces are defined. */
const defined = 30

export interface Laid extends Point {
  look: Look & { shape: PieceShape }
  /** Of its usual size. */
  scale?: number
  turn?: number
}

/** One piece of food, laid at a place. */
export function layPiece(sketch: Sketch, { x, y, look, scale = 1, turn }: Laid): string {
  const { random } = sketch
  const { shape, colour, second } = look
  const variant = irregular.has(shape) && random() < 0.5 ? 'b' : 'a'
  const name = sketch.define(`${shape}${variant}${colour.slice(1)}${second?.slice(1) ?? ''}`, () =>
    draw[shape](look, sketch),
  )
  return sketch.stamp(name, {
    x,
    y,
    turn: turn ?? (lying.has(shape) ? between(random, 0, 360) : between(random, -22, 22)),
    scale: ((look.size * scale) / defined) * between(random, 0.9, 1.12),
  })
}
