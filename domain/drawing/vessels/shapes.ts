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
}

export function circle({ x, y }: Point, r: number, paint: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`
}

export function shadowUnder({ x, y }: Point, r: number): string {
  return `<ellipse cx="${n(x + 4)}" cy="${n(y + 14)}" rx="${n(r * 1.13)}" ry="${n(r * 1.12)}" fill="url(#shadow)"/>`
}

export function round({ x: cx, y: cy }: Point, r: number): Well {
  return { cx, cy, rx: r, ry: r, shape: 'round' }
}
