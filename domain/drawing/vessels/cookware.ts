import { between, pick, type Random } from '../random.ts'
import { diagonal, n, radial, type Point } from '../svg.ts'
import { circle, round, type Served, shadowUnder } from './shapes.ts'

type Metal = readonly [
  light: string,
  deep: string,
  rim: string,
  inLight: string,
  inDeep: string,
  grip: string,
]

/** Iron, copper and blue enamel. */
const metals: readonly [Metal, ...Metal[]] = [
  ['#5b5653', '#2a2725', '#847d77', '#4a4542', '#1f1c1b', '#393532'],
  ['#e0a077', '#a85c33', '#f6d3b8', '#d5d2cc', '#8d8a86', '#4a3a30'],
  ['#5f83ad', '#35557f', '#a9c1dc', '#f3eee4', '#c9c0b0', '#2f4a70'],
]

export function pan(random: Random, middle: Point): Served {
  const r = 158
  const [light, deep, rim, inLight, inDeep, grip] = pick(random, metals[0], ...metals)
  const side = pick(random, 1, -1)
  const angle = between(random, 0.34, 0.52)
  const out = (length: number): Point => ({
    x: middle.x + side * Math.cos(angle) * length,
    y: middle.y + Math.sin(angle) * length,
  })
  const [from, to] = [out(r - 8), out(r + 118)]
  const svg =
    `<defs>${diagonal('metal', [
      [0, light],
      [1, deep],
    ])}${radial('inside', [
      [0, inLight],
      [0.85, inLight],
      [1, inDeep],
    ])}</defs>` +
    shadowUnder(middle, r) +
    `<path d="M${n(from.x)} ${n(from.y + 12)}L${n(to.x)} ${n(to.y + 12)}" stroke="#4a2c12" stroke-opacity=".25" stroke-width="34" stroke-linecap="round"/>` +
    `<path d="M${n(from.x)} ${n(from.y)}L${n(to.x)} ${n(to.y)}" stroke="${grip}" stroke-width="34" stroke-linecap="round"/>` +
    circle(out(r + 112), 7, 'fill="#1d1a19"') +
    circle(middle, r, 'fill="url(#metal)"') +
    circle(middle, r - 3, `fill="none" stroke="${rim}" stroke-width="2.500" stroke-opacity=".7"`) +
    circle(middle, r * 0.9, 'fill="url(#inside)"')
  return {
    svg,
    well: round(middle, r * 0.84),
  }
}

export function pot(random: Random, middle: Point): Served {
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
    circle(middle, r - 3, 'fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".35"') +
    circle(middle, r * 0.9, 'fill="#f6ecdc"') +
    circle(middle, r * 0.9, `fill="none" stroke="${deep}" stroke-width="3" stroke-opacity=".5"`)
  return { svg, well: round(middle, r * 0.83) }
}
