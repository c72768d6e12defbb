import type { Ground } from './cover-format.ts'
import { between, pick, type Random } from './random.ts'
import { canvas, diagonal, n, radial } from './svg.ts'

interface Palette {
  /** Where the light falls. */
  light: string
  /** Away from it. */
  deep: string
  /** Stripes of the cloth and borders. */
  accent: string
  texture: (random: Random) => string
}

const palettes: Record<Ground, Palette> = {
  italian: { light: '#f7dfcd', deep: '#e6ae8d', accent: '#c8402b', texture: checks },
  mexican: { light: '#fceab0', deep: '#f0bd4a', accent: '#d4488e', texture: serape },
  asian: { light: '#e0efe6', deep: '#98cab3', accent: '#2f6b5a', texture: bamboo },
  indian: { light: '#fad5a8', deep: '#e58f4c', accent: '#8f2f5b', texture: blockPrint },
  mediterranean: { light: '#d8ebec', deep: '#8fc2c9', accent: '#2c6c95', texture: tiles },
  american: { light: '#dfe7f1', deep: '#a3b9d6', accent: '#b33a3a', texture: planks },
  french: { light: '#eae4f4', deep: '#bdafdb', accent: '#5c4b92', texture: linen },
  thai: { light: '#e4eecb', deep: '#a5c884', accent: '#3c7a3f', texture: leaves },
  chinese: { light: '#f8d2c3', deep: '#dd8068', accent: '#8e1f22', texture: lattice },
  japanese: { light: '#f8e9ea', deep: '#e0b8c1', accent: '#33507f', texture: waves },
}

/** The table: the cuisine's colours lit from one side, its texture, and on some a cloth. */
export function drawGround(ground: Ground, random: Random): string {
  const { light, deep, texture } = palettes[ground]
  const fromLeft = random() < 0.6
  const all = `width="${canvas.width}" height="${canvas.height}"`
  return [
    `<defs>${radial('light', [
      [0, light],
      [1, light, 0],
    ])}${diagonal('cloth', [
      [0, '#fffdf8'],
      [1, '#efe6d8'],
    ])}</defs>`,
    `<rect ${all} fill="${deep}"/>`,
    `<ellipse cx="${fromLeft ? 90 : 550}" cy="20" rx="640" ry="520" fill="url(#light)"/>`,
    `<g stroke-width="2" fill="none">${texture(random)}</g>`,
  ].join('')
}

/** A folded cloth under the vessel: linen with the ground's stripes. */
export function drawCloth(ground: Ground, random: Random, width: number, height: number): string {
  const { accent } = palettes[ground]
  const turn = between(random, 8, 20) * pick(random, 1, -1)
  const x = (canvas.width - width) / 2
  const y = (canvas.height - height) / 2
  const stripes = [0.08, 0.12, 0.84, 0.92]
    .map(
      (at, index) =>
        `<rect x="${n(x)}" y="${n(y + at * height)}" width="${n(width)}" height="${index % 2 === 0 ? 4 : 9}" fill="${accent}" opacity=".45"/>`,
    )
    .join('')
  return `<g transform="rotate(${n(turn)} 320 240)"><rect x="${n(x + 3)}" y="${n(y + 8)}" width="${n(width)}" height="${n(height)}" rx="10" fill="#4a2c12" opacity=".16"/><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="8" fill="url(#cloth)"/>${stripes}</g>`
}

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}

function checks(): string {
  const band = (index: number) => index * 96 + 12
  return `<g fill="#fff" stroke="none" opacity=".16">${lines(7, (i) => `<rect x="${band(i)}" width="48" height="480"/>`)}${lines(5, (i) => `<rect y="${band(i)}" width="640" height="48"/>`)}</g>`
}

function serape(random: Random): string {
  const y = between(random, 36, 60)
  const stripe = (at: number, height: number, colour: string) =>
    `<rect y="${n(at)}" width="640" height="${height}" fill="${colour}" opacity=".3"/>`
  const band = (at: number) =>
    stripe(at, 10, '#d4488e') +
    stripe(at + 16, 5, '#2f8f83') +
    stripe(at + 27, 14, '#e0682f') +
    stripe(at + 47, 5, '#fff')
  return `<g stroke="none">${band(y)}${band(480 - y - 52)}</g>`
}

function bamboo(): string {
  return `<g stroke="#2f6b5a" opacity=".13">${lines(20, (i) => `<path d="M0 ${i * 24 + 12}H640"/>`)}<path d="M110 0V480M530 0V480" stroke-width="4"/></g>`
}

function blockPrint(): string {
  const flower = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="5"/>${lines(6, (i) => {
      const angle = (i * Math.PI) / 3
      return `<circle cx="${n(x + Math.cos(angle) * 12)}" cy="${n(y + Math.sin(angle) * 12)}" r="3.4"/>`
    })}`
  return `<g fill="#8f2f5b" stroke="none" opacity=".13">${lines(6, (row) =>
    lines(8, (column) => flower(column * 88 + (row % 2) * 44 + 12, row * 88 + 20)),
  )}</g>`
}

function tiles(): string {
  return `<g stroke="#fff" opacity=".4" stroke-width="3">${lines(6, (i) => `<path d="M0 ${i * 96}H640"/>`)}${lines(7, (i) => `<path d="M${i * 106 + 2} 0V480"/>`)}</g>`
}

function planks(): string {
  return `<g stroke="#5a6f93" opacity=".2">${lines(4, (i) => `<path d="M0 ${(i + 1) * 104 - 18}H640" stroke-width="3"/>`)}${lines(9, (i) => `<path d="M${(i * 173) % 560} ${i * 52 + 24}q60 -8 ${90 + ((i * 37) % 60)} 0"/>`)}</g>`
}

function linen(): string {
  return `<g stroke="#fff" opacity=".26">${lines(6, (i) => `<path d="M${i * 120 + 14} 0V480" stroke-width="10"/><path d="M${i * 120 + 30} 0V480"/>`)}</g>`
}

function leaves(random: Random): string {
  const leaf = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${n(turn)})" opacity=".3"><path d="M-190 0C-110 -78 90 -78 190 0C90 78 -110 78 -190 0Z" fill="#7fb069" stroke="none"/><path d="M-190 0H190M-120 0l40-40M-120 0l40 40M-50 0l44-52M-50 0l44 52M20 0l44-50M20 0l44 50M90 0l36-36M90 0l36 36" stroke="#e4eecb"/></g>`
  const turn = between(random, -40, -15)
  return leaf(110, 400, turn) + leaf(540, 90, turn + between(random, -8, 8))
}

function lattice(): string {
  return `<g stroke="#8e1f22" opacity=".09" stroke-width="3">${lines(6, (row) => lines(8, (column) => `<rect x="${column * 84 - 20}" y="${row * 84 - 14}" width="64" height="64" rx="4"/><rect x="${column * 84}" y="${row * 84 + 6}" width="24" height="24" rx="3"/>`))}</g>`
}

function waves(): string {
  return `<g stroke="#33507f" opacity=".1">${lines(11, (row) =>
    lines(9, (column) => {
      const x = column * 80 + (row % 2) * 40
      const y = row * 48
      return `<path d="M${x - 40} ${y}a40 40 0 0 1 80 0M${x - 24} ${y}a24 24 0 0 1 48 0"/>`
    }),
  )}</g>`
}
