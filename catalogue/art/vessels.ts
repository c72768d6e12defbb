import type { Vessel } from './cover-format.ts'
import type { Well } from './fills.ts'
import { between, pick, type Random } from './random.ts'
import { diagonal, n, radial, type Point } from './svg.ts'

export interface Served {
  /** Everything under the food. */
  svg: string
  well: Well
  /** How far a point lies outside the vessel; negative within it. */
  distance: (point: Point) => number
}

type Draw = (random: Random, middle: Point, filled: boolean) => Served

const vessels: Record<Vessel, Draw> = { plate, bowl, pan, pot, board, tray, cup, cloth }

/**
 * What the dish is served in, seen from above, at the given middle. `filled` says that food will
 * cover its bottom.
 */
export function drawVessel(vessel: Vessel, random: Random, middle: Point, filled: boolean): Served {
  return vessels[vessel](random, middle, filled)
}

function circle({ x, y }: Point, r: number, paint: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`
}

function shadowUnder({ x, y }: Point, r: number): string {
  return `<ellipse cx="${n(x + 4)}" cy="${n(y + 14)}" rx="${n(r * 1.13)}" ry="${n(r * 1.12)}" fill="url(#shadow)"/>`
}

function toCircle(middle: Point, r: number): Served['distance'] {
  return ({ x, y }) => Math.hypot(x - middle.x, y - middle.y) - r
}

function toBox(middle: Point, rx: number, ry: number): Served['distance'] {
  return ({ x, y }) => {
    const dx = Math.abs(x - middle.x) - rx
    const dy = Math.abs(y - middle.y) - ry
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0)
  }
}

function toSegment(a: Point, b: Point, r: number): Served['distance'] {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  return ({ x, y }) => {
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length ** 2
    const t = Math.min(1, Math.max(0, along))
    return Math.hypot(x - a.x - t * (b.x - a.x), y - a.y - t * (b.y - a.y)) - r
  }
}

function round({ x: cx, y: cy }: Point, r: number): Well {
  return { cx, cy, rx: r, ry: r, shape: 'round' }
}

interface Glaze {
  light: string
  deep: string
  rim: string
}

const glazes = {
  white: { light: '#ffffff', deep: '#f1ebe2', rim: '#e6ddd0' },
  cream: { light: '#fffaf0', deep: '#f2e5cd', rim: '#d9bf94' },
  sky: { light: '#fdfeff', deep: '#e9f0f5', rim: '#5f8fb5' },
  clay: { light: '#dd8a62', deep: '#b9623d', rim: '#a2522f' },
  sage: { light: '#eef3e6', deep: '#cfdcc0', rim: '#86a573' },
  ink: { light: '#4d5b78', deep: '#2f3a55', rim: '#27304a' },
} satisfies Record<string, Glaze>

function plate(random: Random, middle: Point, filled: boolean): Served {
  const { light, deep, rim } = pick(random, glazes.white, glazes.cream, glazes.sky, glazes.sage)
  const r = 172
  const defs = `<defs>${diagonal('glaze', [
    [0, light],
    [1, deep],
  ])}${radial('hollow', [
    [0, light],
    [0.86, light],
    [1, deep],
  ])}</defs>`
  const svg =
    defs +
    shadowUnder(middle, r) +
    circle(middle, r, 'fill="url(#glaze)"') +
    circle(middle, r - 7, `fill="none" stroke="${rim}" stroke-width="3" opacity=".8"`) +
    circle(middle, r * 0.74, 'fill="url(#hollow)"') +
    circle(middle, r * 0.74, `fill="none" stroke="${rim}" stroke-width="2" opacity=".45"`)
  return { svg, well: round(middle, r * (filled ? 0.7 : 0.8)), distance: toCircle(middle, r) }
}

function bowl(random: Random, middle: Point): Served {
  const glaze = pick(random, glazes.white, glazes.clay, glazes.sky, glazes.ink, glazes.sage)
  const r = 166
  const svg =
    `<defs>${diagonal('glaze', [
      [0, glaze.light],
      [1, glaze.deep],
    ])}${diagonal('inside', [
      [0, glaze.deep],
      [0.5, glaze.rim],
      [1, glaze.light],
    ])}</defs>` +
    shadowUnder(middle, r + 4) +
    circle(middle, r, 'fill="url(#glaze)"') +
    circle(middle, r - 2, `fill="none" stroke="${glaze.rim}" stroke-width="3" opacity=".7"`) +
    circle(middle, r * 0.89, 'fill="url(#inside)"')
  return { svg, well: round(middle, r * 0.82), distance: toCircle(middle, r) }
}

function iron(name: string): string {
  return diagonal(name, [
    [0, '#5b5653'],
    [1, '#2a2725'],
  ])
}

function pan(random: Random, middle: Point): Served {
  const r = 158
  const side = pick(random, 1, -1)
  const angle = between(random, 0.34, 0.52)
  const out = (length: number): Point => ({
    x: middle.x + side * Math.cos(angle) * length,
    y: middle.y + Math.sin(angle) * length,
  })
  const [from, to] = [out(r - 8), out(r + 118)]
  const svg =
    `<defs>${iron('iron')}${radial('inside', [
      [0, '#4a4542'],
      [0.9, '#3a3633'],
      [1, '#1f1c1b'],
    ])}</defs>` +
    shadowUnder(middle, r) +
    `<path d="M${n(from.x)} ${n(from.y + 12)}L${n(to.x)} ${n(to.y + 12)}" stroke="#4a2c12" stroke-opacity=".25" stroke-width="34" stroke-linecap="round"/>` +
    `<path d="M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}" stroke="#393532" stroke-width="34" stroke-linecap="round"/>` +
    circle(out(r + 112), 7, 'fill="#1d1a19"') +
    circle(middle, r, 'fill="url(#iron)"') +
    circle(middle, r - 3, 'fill="none" stroke="#847d77" stroke-width="2.500" opacity=".7"') +
    circle(middle, r * 0.9, 'fill="url(#inside)"')
  const body = toCircle(middle, r)
  const handle = toSegment(from, to, 19)
  return {
    svg,
    well: round(middle, r * 0.84),
    distance: (point) => Math.min(body(point), handle(point)),
  }
}

function pot(random: Random, middle: Point): Served {
  const [light, deep] = pick(
    random,
    ['#e4604a', '#b0321f'] as const,
    ['#3f8f8a', '#246160'] as const,
    ['#e8ab3f', '#bb7a1a'] as const,
    ['#56719f', '#33496f'] as const,
  )
  const r = 158
  const ear = (side: number) =>
    `<rect x="${n(middle.x + side * (r + 8) - 25)}" y="${n(middle.y - 42)}" width="50" height="84" rx="25" fill="none" stroke="${deep}" stroke-width="15"/>`
  const svg =
    `<defs>${diagonal('enamel', [
      [0, light],
      [1, deep],
    ])}</defs>` +
    shadowUnder(middle, r + 6) +
    ear(-1) +
    ear(1) +
    circle(middle, r, 'fill="url(#enamel)"') +
    circle(middle, r - 3, 'fill="none" stroke="#fff" stroke-width="3" opacity=".35"') +
    circle(middle, r * 0.9, 'fill="#f6ecdc"') +
    circle(middle, r * 0.9, `fill="none" stroke="${deep}" stroke-width="3" opacity=".5"`)
  return { svg, well: round(middle, r * 0.83), distance: toBox(middle, r + 36, r - 10) }
}

function board(random: Random, middle: Point): Served {
  const [light, deep, grain] = pick(
    random,
    ['#e8b980', '#c98d4f', '#a86b33'] as const,
    ['#b98052', '#8a552d', '#6a3d1c'] as const,
    ['#f0d3a2', '#d9ae70', '#b98546'] as const,
  )
  const [rx, ry] = [206, 150]
  const { x, y } = middle
  const box = (dx: number, dy: number, paint: string) =>
    `<rect x="${n(x - rx + dx)}" y="${n(y - ry + dy)}" width="${2 * rx}" height="${2 * ry}" rx="34" ${paint}/>`
  const lines = [-104, -62, -18, 30, 74, 112]
    .map(
      (dy) =>
        `<path d="M${n(x - rx + 16)} ${n(y + dy)}q${n(rx * 0.5)} ${n(between(random, -14, 14))} ${n(rx)} 0t${n(rx - 32)} 0"/>`,
    )
    .join('')
  const svg =
    `<defs>${diagonal('wood', [
      [0, light],
      [1, deep],
    ])}</defs>` +
    box(5, 14, 'fill="#4a2c12" opacity=".2"') +
    box(2, 7, `fill="${grain}"`) +
    box(0, 0, 'fill="url(#wood)"') +
    `<g fill="none" stroke="${grain}" stroke-width="2" opacity=".35">${lines}</g>` +
    circle({ x: x + rx - 32, y: y - ry + 32 }, 11, `fill="${grain}"`)
  return {
    svg,
    well: { cx: x, cy: y, rx: rx - 52, ry: ry - 14, shape: 'square' },
    distance: toBox(middle, rx, ry),
  }
}

function tray(random: Random, middle: Point): Served {
  const [light, deep, rim] = pick(
    random,
    ['#f7f3ec', '#d9d0c3', '#4f6f9a'] as const,
    ['#e7775a', '#b5452c', '#8e3018'] as const,
    ['#6f9c92', '#44746b', '#2e564e'] as const,
  )
  const [rx, ry] = [190, 142]
  const { x, y } = middle
  const box = (inset: number, corner: number, paint: string) =>
    `<rect x="${n(x - rx + inset)}" y="${n(y - ry + inset)}" width="${2 * (rx - inset)}" height="${2 * (ry - inset)}" rx="${corner}" ${paint}/>`
  const ear = (side: number) =>
    `<rect x="${n(x + side * (rx + 4) - 22)}" y="${n(y - 48)}" width="44" height="96" rx="20" fill="${deep}"/>`
  const svg =
    `<defs>${diagonal('enamel', [
      [0, light],
      [1, deep],
    ])}</defs>` +
    `<rect x="${n(x - rx + 3)}" y="${n(y - ry + 14)}" width="${2 * rx}" height="${2 * ry}" rx="36" fill="#4a2c12" opacity=".22"/>` +
    ear(-1) +
    ear(1) +
    box(0, 34, 'fill="url(#enamel)"') +
    box(3, 31, `fill="none" stroke="${rim}" stroke-width="3" opacity=".7"`) +
    box(18, 20, `fill="${rim}"`)
  return {
    svg,
    well: { cx: x, cy: y, rx: rx - 21, ry: ry - 21, shape: 'square' },
    distance: toBox(middle, rx + 26, ry),
  }
}

/** A small cup on its saucer. */
function cup(random: Random, middle: Point): Served {
  const saucer = plate(random, middle, false)
  const r = 118
  const svg =
    saucer.svg +
    shadowUnder(middle, r + 2) +
    circle(middle, r, 'fill="url(#glaze)"') +
    circle(middle, r - 2, 'fill="none" stroke="#b9a78f" stroke-width="2.500" opacity=".5"')
  return { svg, well: round(middle, r * 0.86), distance: saucer.distance }
}

/** No vessel: the dish brings its own and stands on a mat of woven straw. */
function cloth(_random: Random, middle: Point): Served {
  const r = 164
  const rings = [0.93, 0.8, 0.67, 0.54, 0.41, 0.28, 0.15]
    .map((share) => circle(middle, r * share, ''))
    .join('')
  const svg =
    `<defs>${diagonal('straw', [
      [0, '#f0dcb0'],
      [1, '#cfa968'],
    ])}</defs>` +
    shadowUnder(middle, r - 6) +
    circle(middle, r, 'fill="url(#straw)"') +
    `<g fill="none" stroke="#a67c3d" stroke-width="8" stroke-dasharray="12 3" opacity=".28">${rings}</g>`
  return { svg, well: round(middle, r * 0.86), distance: toCircle(middle, r) }
}
