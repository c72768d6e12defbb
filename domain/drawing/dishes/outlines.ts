import { between, type Random } from '../random.ts'
import { n, type Point } from '../svg.ts'
import type { Well } from '../vessels/shapes.ts'

interface Outline {
  corners?: number
  /** Share of the radius by which corners stand out or in. */
  jitter?: number
  /** Height by width. */
  squash?: number
}

/** A closed soft shape around a middle, as path data. */
export function blob(
  random: Random,
  { x, y }: Point,
  r: number,
  { corners = 7, jitter = 0.16, squash = 1 }: Outline = {},
): string {
  const from = random() * 2 * Math.PI
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = from + (index / corners) * 2 * Math.PI
    const reach = r * (1 + between(random, -jitter, jitter))
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * squash }
  })
  return smooth(points)
}

/** A closed curve that touches the middle of each side of a polygon. */
export function smooth(points: readonly Point[]): string {
  const after = (index: number): Point => points[index % points.length] ?? { x: 0, y: 0 }
  const middle = (index: number) => {
    const [one, other] = [after(index), after(index + 1)]
    return `${short((one.x + other.x) / 2)} ${short((one.y + other.y) / 2)}`
  }
  const turns = points.map((_, index) => {
    const corner = after(index + 1)
    return `Q${short(corner.x)} ${short(corner.y)} ${middle(index + 1)}`
  })
  return `M${middle(0)}${turns.join('')}Z`
}

/** A tenth is seen of small things only. */
export function short(value: number): string {
  return Math.abs(value) < 20 ? n(value) : String(Math.round(value))
}

/** Places spread evenly over a well, in an order that says nothing of where they lie. */
export function spots(
  random: Random,
  { cx, cy, rx, ry, shape }: Well,
  count: number,
  reach = 0.9,
): Point[] {
  const places = shape === 'round' ? sunflower(random, count) : cells(random, count, rx / ry)
  const list = places.map(({ x, y }) => ({ x: cx + x * rx * reach, y: cy + y * ry * reach }))
  return shuffled(random, list)
}

function sunflower(random: Random, count: number): Point[] {
  const golden = Math.PI * (3 - Math.sqrt(5))
  const from = random() * 2 * Math.PI
  const stray = 0.5 / Math.sqrt(count)
  return Array.from({ length: count }, (_, index) => {
    const distance = Math.sqrt((index + 0.5) / count)
    const angle = from + index * golden
    return {
      x: Math.cos(angle) * distance + between(random, -stray, stray),
      y: Math.sin(angle) * distance + between(random, -stray, stray),
    }
  })
}

function cells(random: Random, count: number, aspect: number): Point[] {
  const columns = Math.max(1, Math.round(Math.sqrt(count * aspect)))
  const rows = Math.max(1, Math.ceil(count / columns))
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    const along = ((index % columns) + 0.5) / inRow
    return {
      x: along * 2 - 1 + between(random, -0.6, 0.6) / columns,
      y: ((row + 0.5) / rows) * 2 - 1 + between(random, -0.5, 0.5) / rows,
    }
  })
}

export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
