import { between, type Random } from '#domain/drawing/random.ts'
import { n } from '#domain/drawing/svg.ts'

/**
 * The pattern of a table in one colour. Paint is made sheer with fill-opacity and stroke-opacity:
 * `opacity` would give each shape, or the whole group, a layer of its own, which costs more time
 * than all the rest of the drawing.
 */
export type Texture = (colour: string, random: Random) => string

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}

export const checks: Texture = (colour) => {
  const band = (index: number) => index * 96 + 12
  return `<g fill="${colour}" stroke="none" fill-opacity=".16">${lines(7, (i) => `<rect x="${band(i)}" width="48" height="480"/>`)}${lines(5, (i) => `<rect y="${band(i)}" width="640" height="48"/>`)}</g>`
}

export const serape: Texture = (colour, random) => {
  const y = between(random, 36, 60)
  const stripe = (at: number, height: number, paint: string) =>
    `<rect y="${n(at)}" width="640" height="${height}" fill="${paint}" fill-opacity=".3"/>`
  const band = (at: number) =>
    stripe(at, 10, colour) +
    stripe(at + 16, 5, '#2f8f83') +
    stripe(at + 27, 14, '#e0682f') +
    stripe(at + 47, 5, '#fff')
  return `<g stroke="none">${band(y)}${band(480 - y - 52)}</g>`
}

export const bamboo: Texture = (colour) =>
  `<g stroke="${colour}" stroke-opacity=".13">${lines(20, (i) => `<path d="M0 ${i * 24 + 12}H640"/>`)}<path d="M110 0V480M530 0V480" stroke-width="4"/></g>`

export const blockPrint: Texture = (colour) => {
  const flower = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="5"/>${lines(6, (i) => {
      const angle = (i * Math.PI) / 3
      return `<circle cx="${n(x + Math.cos(angle) * 12)}" cy="${n(y + Math.sin(angle) * 12)}" r="3.4"/>`
    })}`
  return `<g fill="${colour}" stroke="none" fill-opacity=".13">${lines(6, (row) =>
    lines(8, (column) => flower(column * 88 + (row % 2) * 44 + 12, row * 88 + 20)),
  )}</g>`
}

export const tiles: Texture = (colour) =>
  `<g stroke="${colour}" stroke-opacity=".4" stroke-width="3">${lines(6, (i) => `<path d="M0 ${i * 96}H640"/>`)}${lines(7, (i) => `<path d="M${i * 106 + 2} 0V480"/>`)}</g>`

export const planks: Texture = (colour) =>
  `<g stroke="${colour}" stroke-opacity=".2">${lines(4, (i) => `<path d="M0 ${(i + 1) * 104 - 18}H640" stroke-width="3"/>`)}${lines(9, (i) => `<path d="M${(i * 173) % 560} ${i * 52 + 24}q60 -8 ${90 + ((i * 37) % 60)} 0"/>`)}</g>`

export const linen: Texture = (colour) =>
  `<g stroke="${colour}" stroke-opacity=".26">${lines(6, (i) => `<path d="M${i * 120 + 14} 0V480" stroke-width="10"/><path d="M${i * 120 + 30} 0V480"/>`)}</g>`

export const leaves: Texture = (colour, random) => {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${n(turn)})"><path d="M-190 0C-110 -78 90 -78 190 0C90 78 -110 78 -190 0Z" fill="${colour}" fill-opacity=".28" stroke="none"/><path d="M-190 0H190M-120 0l40-40M-120 0l40 40M-50 0l44-52M-50 0l44 52M20 0l44-50M20 0l44 50M90 0l36-36M90 0l36 36" stroke="#fff" stroke-opacity=".28"/></g>`
  const turn = between(random, -40, -15)
  return leaf(110, 400, turn) + leaf(540, 90, turn + between(random, -8, 8))
}

export const lattice: Texture = (colour) =>
  `<g stroke="${colour}" stroke-opacity=".09" stroke-width="3">${lines(6, (row) => lines(8, (column) => `<rect x="${column * 84 - 20}" y="${row * 84 - 14}" width="64" height="64" rx="4"/><rect x="${column * 84}" y="${row * 84 + 6}" width="24" height="24" rx="3"/>`))}</g>`

export const waves: Texture = (colour) =>
  `<g stroke="${colour}" stroke-opacity=".1">${lines(11, (row) =>
    lines(9, (column) => {
      const x = column * 80 + (row % 2) * 40
      const y = row * 48
      return `<path d="M${x - 40} ${y}a40 40 0 0 1 80 0M${x - 24} ${y}a24 24 0 0 1 48 0"/>`
    }),
  )}</g>`
