import { between, pick, type Random } from '../random.ts'
import { diagonal, n, type Point } from '../svg.ts'
import { circle, type Served } from './shapes.ts'

export function board(random: Random, middle: Point): Served {
  const [light, deep, grain] = pick(
    random,
    ['#e8b980', '#c98d4f', '#a86b33'] as const,
    ['#b98052', '#8a552d', '#6a3d1c'] as const,
    ['#f0d3a2', '#d9ae70', '#b98546'] as const,
    ['#747579', '#4b4c50', '#35363a'] as const,
    ['#fbfaf8', '#dedad6', '#b9b3ae'] as const,
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
    box(5, 14, 'fill="#4a2c12" fill-opacity=".2"') +
    box(2, 7, `fill="${grain}"`) +
    box(0, 0, 'fill="url(#wood)"') +
    `<g fill="none" stroke="${grain}" stroke-width="2" stroke-opacity=".35">${lines}</g>` +
    circle({ x: x + rx - 32, y: y - ry + 32 }, 11, `fill="${grain}"`)
  return {
    svg,
    well: { cx: x, cy: y, rx: rx - 52, ry: ry - 14, shape: 'square' },
  }
}

export function tray(random: Random, middle: Point): Served {
  const [light, deep, rim] = pick(
    random,
    ['#f7f3ec', '#d9d0c3', '#4f6f9a'] as const,
    ['#e7775a', '#b5452c', '#8e3018'] as const,
    ['#6f9c92', '#44746b', '#2e564e'] as const,
    ['#c9ccd0', '#93989f', '#787e86'] as const,
    ['#f0c766', '#cf9a34', '#a8781f'] as const,
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
    `<rect x="${n(x - rx + 3)}" y="${n(y - ry + 14)}" width="${2 * rx}" height="${2 * ry}" rx="36" fill="#4a2c12" fill-opacity=".22"/>` +
    ear(-1) +
    ear(1) +
    box(0, 34, 'fill="url(#enamel)"') +
    box(3, 31, `fill="none" stroke="${rim}" stroke-width="3" stroke-opacity=".7"`) +
    box(18, 20, `fill="${rim}"`)
  return {
    svg,
    well: { cx: x, cy: y, rx: rx - 21, ry: ry - 21, shape: 'square' },
  }
}
