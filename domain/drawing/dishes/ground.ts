import { pick, type Random } from '../random.ts'
import { canvas, diagonal } from '../svg.ts'
import { tableColours } from '../table-colours.ts'
import type { Ground } from './served-in.ts'

type Tile = readonly [side: number, drawing: string]

const lines = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke-width="${width}" stroke-opacity=".3"/>`
const flower =
  '<path d="M22 10h.1M22 34h.1M11 16h.1M33 16h.1M11 28h.1M33 28h.1M22 22h.1" stroke-width="8" stroke-linecap="round" stroke-opacity=".16"/>'

/** What is printed on each cuisine's table, as a tile in one colour. */
const tiles: Record<Ground, Tile> = {
  italian: [96, '<path d="M36 0V96M0 36H96" fill="none" stroke-width="48" stroke-opacity=".14"/>'],
  mexican: [
    120,
    '<path d="M0 18H120M0 92H120" stroke-width="12" stroke-opacity=".22"/><path d="M0 38H120M0 70H120" stroke="#2f8f83" stroke-width="5" stroke-opacity=".3"/>',
  ],
  asian: [72, lines('M0 12H72M0 36H72M0 60H72', 1.6)],
  indian: [88, `${flower}<g transform="translate(44 44)">${flower}</g>`],
  mediterranean: [100, lines('M0 4H100M4 0V100', 3.2)],
  american: [160, lines('M0 4H160M0 84H160M20 40q60 -9 120 0M90 122q40 -8 70 2', 2.4)],
  french: [120, lines('M20 0V120', 9) + lines('M36 0V120', 2)],
  thai: [
    130,
    '<path d="M12 96C30 50 70 30 112 20C104 66 70 96 12 96Z" stroke="none" fill-opacity=".13"/><path d="M12 96L112 20M44 72l6 -22M62 58l24 2" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>',
  ],
  chinese: [84, lines('M10 10H62V62H10ZM28 28H48V48H28Z', 3)],
  japanese: [
    80,
    lines(
      'M0 44a40 40 0 0 1 80 0M16 44a24 24 0 0 1 48 0M-40 84a40 40 0 0 1 80 0M-24 84a24 24 0 0 1 48 0M40 84a40 40 0 0 1 80 0M56 84a24 24 0 0 1 48 0',
      2,
    ),
  ],
}

/** The table that a dish stands on: its cuisine's colours lit from one side, and its pattern. `shade` is 1 to 4. */
export function drawGround(ground: Ground, shade: number | undefined, random: Random): string {
  const shades = tableColours[ground]
  const drawn = pick(random, shades[0], shades[1], shades[2], shades[3])
  const [light, deep, , print] = shades[(shade ?? 0) - 1] ?? drawn
  const [side, drawing] = tiles[ground]
  const all = `width="${canvas.width}" height="${canvas.height}"`
  const ways = diagonal('light', [
    [0, light],
    [0.85, deep],
  ])
  return `<defs>${ways}<pattern id="print" width="${side}" height="${side}" patternUnits="userSpaceOnUse" stroke="${print}" fill="${print}">${drawing}</pattern></defs><rect ${all} fill="url(#light)"/><rect ${all} fill="url(#print)"/>`
}
