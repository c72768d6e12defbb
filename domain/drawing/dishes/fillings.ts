import { between } from '../random.ts'
import { n, type Point } from '../svg.ts'
import type { Well } from '../vessels/shapes.ts'
import { shade } from './colour.ts'
import { blob, short, spots } from './outlines.ts'
import { ellipse, path, type Sketch } from './sketch.ts'

export function body({ cx, cy, rx, ry, shape }: Well, paint: string): string {
  return shape === 'round'
    ? ellipse({ x: cx, y: cy }, rx, ry, paint)
    : `<rect x="${n(cx - rx)}" y="${n(cy - ry)}" width="${n(rx * 2)}" height="${n(ry * 2)}" rx="22" ${paint}/>`
}

export function within(well: Well, share: number, { dx = 0, dy = 0 } = {}): Well {
  return { ...well, cx: well.cx + dx, cy: well.cy + dy, rx: well.rx * share, ry: well.ry * share }
}

/** Soup or sauce that fills a well: a deep edge, drops of fat, and a shine. */
export function liquid(sketch: Sketch, well: Well, colour: string): string {
  const drops = spots(sketch.random, well, 12, 0.86)
    .map((at, index) =>
      ellipse(
        at,
        between(sketch.random, 2, 6),
        between(sketch.random, 2, 4),
        `fill="${shade(colour, index % 2 === 0 ? 1.5 : 0.8)}" fill-opacity=".5"`,
      ),
    )
    .join('')
  const { cx, cy, rx, ry } = well
  const shine =
    well.shape === 'square'
      ? ''
      : path(
          `M${short(cx - rx * 0.8)} ${short(cy - ry * 0.28)}A${short(rx * 0.86)} ${short(ry * 0.86)} 0 0 1 ${short(cx - rx * 0.2)} ${short(cy - ry * 0.83)}`,
          'stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none" stroke-opacity=".4"',
        )
  return body(well, `fill="${sketch.sunken(colour)}"`) + drops + shine
}

/** A pool of sauce that keeps its own edge. */
export function pool(sketch: Sketch, at: Point, r: number, colour: string): string {
  const outline = blob(sketch.random, at, r, { corners: 11, jitter: 0.13, squash: 0.92 })
  return (
    path(outline, `transform="translate(2 5)" fill="${shade(colour, 0.6)}" fill-opacity=".7"`) +
    path(outline, `fill="${sketch.lit(colour, [1.2, 0.88])}"`) +
    path(
      `M${short(at.x - r * 0.6)} ${short(at.y - r * 0.3)}Q${short(at.x - r * 0.4)} ${short(at.y - r * 0.7)} ${short(at.x)} ${short(at.y - r * 0.7)}`,
      'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5" stroke-linecap="round"',
    )
  )
}

/** Cream drawn through a soup in a spiral of half circles. */
export function swirl({ x, y }: Point, r: number, colour = '#fffaf0'): string {
  const turns = 5
  const halves = Array.from({ length: turns }, (_, index) => {
    const reach = (r * 2 * (index + 1)) / (turns + 1)
    return `a${short(reach / 2)} ${short(reach * 0.46)} 0 0 1 ${short(index % 2 === 0 ? reach : -reach)} 0`
  })
  const line = `M${short(x)} ${short(y)}${halves.join('')}`
  const width = short(Math.max(5, r * 0.1))
  return path(line, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`)
}

const tile = 72

/** Grains of rice or the like, close together. */
export function grains(sketch: Sketch, well: Well, colour: string, size = 9): string {
  const { random } = sketch
  const grain = ({ x, y }: Point) => {
    const angle = between(random, 0, Math.PI)
    return `M${short(x)} ${short(y)}l${short(Math.cos(angle) * size)} ${short(Math.sin(angle) * size)}`
  }
  const layer = (places: readonly Point[], tone: number) => {
    const d = places.map(grain).join('')
    return (
      path(d, `stroke="${shade(colour, 0.74)}" stroke-width="${short(size * 0.72)}"`) +
      path(d, `stroke="${shade(colour, tone)}" stroke-width="${short(size * 0.5)}"`)
    )
  }
  const inTile = (count: number) =>
    Array.from({ length: count }, () => ({
      x: between(random, 4, tile - 8),
      y: between(random, 5, tile - 6),
    }))
  const pattern = `g${colour.slice(1)}`
  const tiled = `<pattern id="${pattern}" width="${tile - 6}" height="${tile - 6}" patternUnits="userSpaceOnUse" patternTransform="rotate(${n(between(random, 5, 40))})"><rect width="${tile}" height="${tile}" fill="${shade(colour, 0.84)}"/>${layer(inTile(16), 0.95)}${layer(inTile(16), 1.05)}${layer(inTile(14), 1.3)}</pattern>`
  const edge = Array.from({ length: 46 }, (_, index) =>
    onRim(well, (index / 46) * 2 * Math.PI, between(random, 0.88, 0.99)),
  )
  return (
    `<defs>${tiled}</defs>` +
    `<g fill="none" stroke-linecap="round">` +
    body(within(well, 0.97), `fill="url(#${pattern})"`) +
    layer(edge, 0.98) +
    layer(spots(random, well, 46, 0.9), 1.35) +
    `</g>`
  )
}

function onRim({ cx, cy, rx, ry, shape }: Well, angle: number, reach: number): Point {
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const out = shape === 'round' ? reach : reach / Math.max(Math.abs(x), Math.abs(y))
  return { x: cx + x * rx * out, y: cy + y * ry * out }
}

/** Long noodles that turn round each other, the upper ones lighter. */
export function strands(
  sketch: Sketch,
  { cx, cy, rx, ry }: Well,
  colour: string,
  { count = 60, width = 7 } = {},
): string {
  const { random } = sketch
  const layers = 6
  const strand = (layer: number) => {
    const reach = between(random, 0.3, 1) * (1 - layer * 0.05)
    const [a, b] = [rx * reach, ry * reach * between(random, 0.8, 1)]
    const from = between(random, 0, 2 * Math.PI)
    const to = from + between(random, 1.2, 3.4)
    const [x, y] = [cx + between(random, -0.16, 0.16) * rx, cy + between(random, -0.16, 0.16) * ry]
    const at = (angle: number) =>
      `${short(x + Math.cos(angle) * a)} ${short(y + Math.sin(angle) * b)}`
    return `M${at(from)}A${short(a)} ${short(b)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`
  }
  const drawn = Array.from({ length: layers }, (_, layer) => {
    const d = Array.from({ length: Math.round(count / layers) }, () => strand(layer)).join('')
    const id = `strand${layer}`
    const use = (tone: number, wide: number) =>
      `<use href="#${id}" stroke="${shade(colour, tone)}" stroke-width="${wide}"/>`
    return `<defs><path id="${id}" d="${d}"/></defs>${use(0.58 + layer * 0.02, width + 2.5)}${use(0.84 + layer * 0.07, width)}`
  })
  const bed = ellipse({ x: cx, y: cy }, rx * 0.62, ry * 0.6, `fill="${shade(colour, 0.6)}"`)
  return `${bed}<g fill="none" stroke-linecap="round">${drawn.join('')}</g>`
}
