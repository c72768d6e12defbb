import type { Well } from '#domain/drawing/vessels/shapes.ts'
import { between, type Random } from '#domain/drawing/random.ts'
import { canvas, type Point } from '#domain/drawing/svg.ts'

/** A thing on the canvas: its middle, the side of its square, and how far it is turned, in degrees. */
export interface Placed {
  icon: string
  x: number
  y: number
  size: number
  turn: number
}

interface Pattern {
  /** Side of an icon, as a share of the well's smaller half. */
  size: number
  /** Places in the unit circle of the well. */
  at: readonly (readonly [number, number])[]
}

/** A dish that brings its own vessel and fills ours, or one thing lying on what is served. */
const alone: Pattern = { size: 1.5, at: [[0, 0]] }
const patterns: Record<number, Pattern> = {
  2: {
    size: 1.16,
    at: [
      [-0.4, -0.08],
      [0.4, 0.1],
    ],
  },
  3: {
    size: 1.02,
    at: [
      [0, -0.46],
      [-0.46, 0.32],
      [0.46, 0.32],
    ],
  },
  4: {
    size: 0.88,
    at: [
      [-0.46, -0.36],
      [0.42, -0.44],
      [-0.4, 0.44],
      [0.46, 0.36],
    ],
  },
  5: {
    size: 0.76,
    at: [
      [-0.52, -0.4],
      [0.5, -0.46],
      [0.02, 0],
      [-0.48, 0.48],
      [0.52, 0.44],
    ],
  },
}

/** The icons that are the dish, on the vessel: one in the middle, or several leaning together. */
export function arrangeDish(icons: readonly string[], well: Well, random: Random): Placed[] {
  const { size, at } = patterns[icons.length] ?? alone
  // A board or a tray is wider than high, and what lies on it may be so much larger.
  const half = Math.min(well.rx, well.ry) * (well.shape === 'square' ? 1.16 : 1)
  const several = icons.length > 1
  const spin = several && well.shape === 'round' ? between(random, -0.7, 0.7) : 0
  return icons.map((icon, index) => {
    const [x, y] = at[index] ?? [0, 0]
    return {
      icon,
      x: well.cx + (x * Math.cos(spin) - y * Math.sin(spin)) * well.rx * 0.94,
      y: well.cy + (x * Math.sin(spin) + y * Math.cos(spin)) * well.ry * 0.94,
      size: size * half * (several ? between(random, 0.94, 1.06) : 1),
      turn: several ? between(random, -26, 26) : between(random, -5, 5),
    }
  })
}

const margin = 10
const gap = 7
const smallest = 27
const wanted = [60, 56, 53, 50, 47, 44, 40, 36]
const tries = 260

/** Where a card lays its save button; only what could be missed may go there. */
const button = { x: 566, y: 66, r: 64 }

interface Circle extends Point {
  r: number
}

/**
 * Lays the icons around the vessel: whole on the canvas, clear of the vessel and of each other,
 * the first ones largest. One that finds no room is left out rather than cut.
 */
export function arrangeAround(
  icons: readonly string[],
  distance: (point: Point) => number,
  random: Random,
): Placed[] {
  const taken: Circle[] = []
  const placed: Placed[] = []
  for (const [index, icon] of icons.entries()) {
    const best = roomiest(distance, taken, wanted[index] ?? smallest, random)
    const turn = between(random, -32, 32)
    if (best.r < smallest) continue
    taken.push(best)
    placed.push({ icon, x: best.x, y: best.y, size: best.r * 1.86, turn })
  }
  return placed
}

function roomiest(
  distance: (point: Point) => number,
  taken: readonly Circle[],
  most: number,
  random: Random,
): Circle {
  let best: Circle = { x: 0, y: 0, r: 0 }
  let bestScore = -Infinity
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const x = between(random, 36, canvas.width - 36)
    const y = between(random, 36, canvas.height - 36)
    const toOthers = taken.map((other) => Math.hypot(x - other.x, y - other.y) - other.r - gap)
    const room = Math.min(
      distance({ x, y }) - gap,
      Math.min(x, canvas.width - x, y, canvas.height - y) - margin,
      Math.hypot(x - button.x, y - button.y) - button.r,
      ...toOthers,
    )
    const r = Math.min(room, most)
    // Among places large enough, the one farthest from the others keeps the ring even.
    const score = r + Math.min(60, ...toOthers) * 0.35
    if (score > bestScore) [best, bestScore] = [{ x, y, r }, score]
  }
  return best
}
