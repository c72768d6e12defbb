import { pick, type Random } from '../random.ts'
import { diagonal, type Point } from '../svg.ts'
import { board, tray } from '../vessels/boards-and-trays.ts'
import { pan, pot } from '../vessels/cookware.ts'
import type { Served } from '../vessels/shapes.ts'
import { bowl, plate } from '../vessels/tableware.ts'
import type { Serving } from './kinds/serving.ts'
import type { Vessel } from './served-in.ts'
import { dark } from './sketch.ts'

type Drawn = Pick<Served, 'svg' | 'well'>
type DrawVessel = (random: Random, middle: Point) => Drawn

/** A dish of stoneware for the oven, with two ears. */
const bakingDish: DrawVessel = (random, { x, y }) => {
  const [light, deep, inside] = pick(
    random,
    ['#fffaf0', '#dccdb4', '#e9dcc4'] as const,
    ['#e0745a', '#a8412a', '#f3e4d0'] as const,
    ['#6f98b8', '#3f658a', '#eef0ea'] as const,
    ['#8fae86', '#587a54', '#f0ead8'] as const,
  )
  const box = (inset: number, corner: number, paint: string) =>
    `<rect x="${x - 190 + inset}" y="${y - 140 + inset}" width="${380 - 2 * inset}" height="${280 - 2 * inset}" rx="${corner}" ${paint}/>`
  const ear = (side: number) =>
    `<rect x="${x + side * 196 - 26}" y="${y - 52}" width="52" height="104" rx="26" fill="${deep}"/>`
  return {
    svg:
      `<defs>${diagonal('stone', [
        [0, light],
        [1, deep],
      ])}</defs>` +
      `<g transform="translate(4 14)">${box(-4, 70, dark)}</g>` +
      ear(-1) +
      ear(1) +
      box(0, 66, 'fill="url(#stone)"') +
      box(16, 52, `fill="${inside}"`),
    well: { cx: x, cy: y, rx: 172, ry: 122, shape: 'square' },
  }
}

/** No vessel: the dish stands on the table. */
const table: DrawVessel = (_, { x, y }) => ({
  svg: '',
  well: { cx: x, cy: y, rx: 170, ry: 150, shape: 'round' },
})

const vessels: Record<Vessel, DrawVessel> = {
  plate: (random, middle) => {
    const { svg, well } = plate(random, middle, true)
    return { svg, well: { ...well, rx: well.rx * 1.02, ry: well.ry * 1.02 } }
  },
  bowl: (random, middle) => {
    const { svg, well } = bowl(random, middle)
    return { svg, well: { ...well, rx: well.rx * 1.04, ry: well.ry * 1.04 } }
  },
  pan,
  pot,
  board,
  tray,
  dish: bakingDish,
  table,
}

export function drawVessel(vessel: Vessel, random: Random, middle: Point): Drawn {
  return vessels[vessel](random, middle)
}

/** A spoon, a fork or chopsticks at the right of a dish. */
export function drawBeside(beside: Serving['beside'], { x, y }: Point): string {
  if (beside === undefined) return ''
  if (beside === 'chopsticks')
    return `<g transform="translate(${x} ${y})rotate(8)"><path d="M-8 -150L-14 150M14 -150L12 150" transform="translate(4 8)" stroke="#3a1d0a" stroke-opacity=".25" stroke-width="9" stroke-linecap="round"/><path d="M-8 -150L-14 150M14 -150L12 150" stroke="#8e2f2a" stroke-width="9" stroke-linecap="round"/><path d="M-8 -150L-9 -110M14 -150V-110" stroke="#e8b45c" stroke-width="9" stroke-linecap="round"/></g>`
  const head =
    beside === 'spoon'
      ? '<path d="M0 -150C24 -150 28 -96 6 -74L7 140Q0 150 -7 140L-6 -74C-28 -96 -24 -150 0 -150Z"'
      : '<path d="M-20 -150V-100Q-20 -80 -6 -74L-7 140Q0 150 7 140L6 -74Q20 -80 20 -100V-150H13V-106H4V-150H-4V-106H-13V-150Z"'
  return `<g transform="translate(${x} ${y})rotate(6)">${head} transform="translate(4 9)" ${dark}/>${head} fill="#d9d6d0" stroke="#a8a49c" stroke-width="2"/><path d="M-1 -60V130" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/></g>`
}
