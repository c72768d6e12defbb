import type { Random } from '../../drawing/random.ts'
import { diagonal, n, type Point, radial } from '../../drawing/svg.ts'
import { shade } from './colour.ts'
import { short } from './outlines.ts'

export interface Stamp extends Point {
  /** Degrees. */
  turn?: number
  /** Of the size in which it was defined. */
  scale?: number
}

/** A drawing on its way: what is drawn often is defined once, and stamped. */
export class Sketch {
  readonly #definitions = new Map<string, string>()
  readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /** Defines a group under a name, unless it is there. */
  define(name: string, draw: () => string): string {
    if (!this.#definitions.has(name)) this.#definitions.set(name, `<g id="${name}">${draw()}</g>`)
    return name
  }

  stamp(name: string, { x, y, turn = 0, scale = 1 }: Stamp): string {
    const rotate = turn === 0 ? '' : `rotate(${Math.round(turn)})`
    const size = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`
    return `<use href="#${name}" transform="translate(${short(x)} ${short(y)})${rotate}${size}"/>`
  }

  /** A colour lit from the top left. */
  lit(colour: string, [light, deep]: readonly [number, number] = [1.28, 0.86]): string {
    return this.#paint(`l${light * 100}${deep * 100}`, colour, (id) =>
      diagonal(id, [
        [0, shade(colour, light)],
        [1, shade(colour, deep)],
      ]),
    )
  }

  /** A colour that is darker towards its edge. */
  sunken(colour: string, deep = 0.8): string {
    return this.#paint(`s${deep * 100}`, colour, (id) =>
      radial(id, [
        [0, shade(colour, 1.12)],
        [0.7, colour],
        [1, shade(colour, deep)],
      ]),
    )
  }

  #paint(way: string, colour: string, draw: (id: string) => string): string {
    const id = `${way}${colour.slice(1)}`.replaceAll('.', '')
    if (!this.#definitions.has(id)) this.#definitions.set(id, draw(id))
    return `url(#${id})`
  }

  get definitions(): string {
    return [...this.#definitions.values()].join('')
  }
}

export function path(d: string, paint: string): string {
  return `<path d="${d}" ${paint}/>`
}

export function ellipse({ x, y }: Point, rx: number, ry: number, paint: string): string {
  const size = rx === ry ? `r="${n(rx)}"` : `rx="${n(rx)}" ry="${n(ry)}"`
  return `<${rx === ry ? 'circle' : 'ellipse'} cx="${n(x)}" cy="${n(y)}" ${size} ${paint}/>`
}

/** The dark that a thing throws on what it lies on. */
export const dark = 'fill="#3a1d0a" fill-opacity=".28"'
