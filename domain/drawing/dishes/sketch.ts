import type { Random } from '../random.ts'
import { diagonal, n, type Point, radial } from '../svg.ts'
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
  readonly #ids = new Map<string, string>()
  readonly #definitions: string[] = []
  readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /** Defines a group, unless it is there, and tells by what id it is stamped. */
  define(name: string, draw: () => string): string {
    return this.#defineAs(name, (id) => `<g id="${id}">${draw()}</g>`)
  }

  stamp(id: string, { x, y, turn = 0, scale = 1 }: Stamp): string {
    const rotate = turn === 0 ? '' : `rotate(${Math.round(turn)})`
    const size =
      scale === 1 ? '' : `scale(${String(Math.round(scale * 100) / 100).replace(/^0/, '')})`
    return `<use href="#${id}" transform="translate(${short(x)} ${short(y)})${rotate}${size}"/>`
  }

  /** A colour lit from the top left. */
  lit(colour: string, [light, deep]: readonly [number, number] = [1.28, 0.86]): string {
    const id = this.#defineAs(`lit ${light} ${deep} ${colour}`, (own) =>
      diagonal(own, [
        [0, shade(colour, light)],
        [1, shade(colour, deep)],
      ]),
    )
    return `url(#${id})`
  }

  /** A colour that is darker towards its edge. */
  sunken(colour: string, deep = 0.8): string {
    const id = this.#defineAs(`sunken ${deep} ${colour}`, (own) =>
      radial(own, [
        [0, shade(colour, 1.12)],
        [0.7, colour],
        [1, shade(colour, deep)],
      ]),
    )
    return `url(#${id})`
  }

  /** Ids are short: most of a drawing is stamps. */
  #defineAs(name: string, draw: (id: string) => string): string {
    const known = this.#ids.get(name)
    if (known !== undefined) return known
    const id = `p${this.#ids.size.toString(36)}`
    this.#ids.set(name, id)
    this.#definitions.push(draw(id))
    return id
  }

  get definitions(): string {
    return this.#definitions.join('')
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
