import type { Random } from '../random.ts'
import { n, type Point } from '../svg.ts'

/** The half width and half height of where food may lie, around the middle of the vessel. */
export interface Well {
  cx: number
  cy: number
  rx: number
  ry: number
  shape: 'round' | 'square'
}

export interface Served {
  /** Everything under the food. */
  svg: string
  well: Well
  /** How far a point lies outside the vessel; negative within it. */
  distance: (point: Point) => number
}

/** Draws a vessel at the given middle; `filled` says that food will cover its bottom. */
export type DrawVessel = (random: Random, middle: Point, filled: boolean) => Served

export function circle({ x, y }: Point, r: number, paint: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`
}

export function shadowUnder({ x, y }: Point, r: number): string {
  return `<ellipse cx="${n(x + 4)}" cy="${n(y + 14)}" rx="${n(r * 1.13)}" ry="${n(r * 1.12)}" fill="url(#shadow)"/>`
}

export function toCircle(middle: Point, r: number): Served['distance'] {
  return ({ x, y }) => Math.hypot(x - middle.x, y - middle.y) - r
}

export function toBox(middle: Point, rx: number, ry: number): Served['distance'] {
  return ({ x, y }) => {
    const dx = Math.abs(x - middle.x) - rx
    const dy = Math.abs(y - middle.y) - ry
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0)
  }
}

export function toSegment(a: Point, b: Point, r: number): Served['distance'] {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return ({ x, y }) => {
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length ** 2
    const t = Math.min(1, Math.max(0, along))
    return Math.hypot(x - a.x - t * (b.x - a.x), y - a.y - t * (b.y - a.y)) - r
  }
}

export function round({ x: cx, y: cy }: Point, r: number): Well {
  return { cx, cy, rx: r, ry: r, shape: 'round' }
}
