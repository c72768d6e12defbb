import type { Ground } from './cover-format.ts'
import { between, pick, type Random } from '#domain/drawing/random.ts'
import { canvas, diagonal, n } from '#domain/drawing/svg.ts'
import { tableColours } from '#domain/drawing/table-colours.ts'
import {
  bamboo,
  blockPrint,
  checks,
  lattice,
  leaves,
  linen,
  planks,
  serape,
  type Texture,
  tiles,
  waves,
} from './textures.ts'

/** One table: where the light falls on it, away from the light, and what is printed on it. */
interface Table {
  light: string
  deep: string
  /** Stripes of the cloth. */
  accent: string
  print: string
}

/** Each cuisine keeps its pattern in four shades. */
const patterns: Record<Ground, Texture> = {
  italian: checks,
  mexican: serape,
  asian: bamboo,
  indian: blockPrint,
  mediterranean: tiles,
  american: planks,
  french: linen,
  thai: leaves,
  chinese: lattice,
  japanese: waves,
}

function tableOf(ground: Ground, shade: number): Table {
  const shades = tableColours[ground]
  const [light, deep, accent, print] = shades[shade] ?? shades[0]
  return { light, deep, accent, print }
}

/** The table: the cuisine's colours lit from one side, and its pattern. `shade` is 0 to 3. */
export function drawGround(ground: Ground, shade: number, random: Random): string {
  const { light, deep, print } = tableOf(ground, shade)
  const fromLeft = random() < 0.6
  const all = `width="${canvas.width}" height="${canvas.height}"`
  return [
    `<defs>${diagonal('light', [
      [0, light],
      [0.8, deep],
    ])}${diagonal('cloth', [
      [0, '#fffdf8'],
      [1, '#efe6d8'],
    ])}</defs>`,
    // Once, opaque and straight: light that falls off in a circle costs a third of the whole drawing.
    `<rect ${all} fill="url(#light)"${fromLeft ? '' : ' transform="matrix(-1 0 0 1 640 0)"'}/>`,
    `<g stroke-width="2" fill="none">${patterns[ground](print, random)}</g>`,
  ].join('')
}

/** A folded cloth under the vessel: white linen striped in the ground's colour, or the reverse. */
export function drawCloth(
  ground: Ground,
  shade: number,
  random: Random,
  [width, height]: readonly [number, number],
): string {
  const { accent } = tableOf(ground, shade)
  const turn = between(random, 8, 20) * pick(random, 1, -1)
  const x = (canvas.width - width) / 2
  const y = (canvas.height - height) / 2
  const dyed = random() < 0.35
  const [stripe, sheer] = dyed ? ['#fff', 0.6] : [accent, 0.45]
  const rect = (dx: number, dy: number, paint: string) =>
    `<rect x="${n(x + dx)}" y="${n(y + dy)}" width="${n(width)}" height="${n(height)}" ${paint}/>`
  const stripes = [0.08, 0.12, 0.84, 0.92]
    .map(
      (at, index) =>
        `<rect x="${n(x)}" y="${n(y + at * height)}" width="${n(width)}" height="${index % 2 === 0 ? 4 : 9}" fill="${stripe}" fill-opacity="${sheer}"/>`,
    )
    .join('')
  const shadow = rect(3, 8, 'rx="10" fill="#4a2c12" fill-opacity=".16"')
  const dye = dyed ? rect(0, 0, `rx="8" fill="${accent}" fill-opacity=".62"`) : ''
  return `<g transform="rotate(${n(turn)} 320 240)">${shadow}${rect(0, 0, 'rx="8" fill="url(#cloth)"')}${dye}${stripes}</g>`
}
