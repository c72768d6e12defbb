import { between } from '../../random.ts'
import type { Well } from '../../vessels/shapes.ts'
import { shade } from '../colour.ts'
import { crust } from '../crusts.ts'
import { within } from '../fillings.ts'
import { lookLike } from '../looks/look.ts'
import { blob, short, spots } from '../outlines.ts'
import { scatter, strew } from '../scatter.ts'
import { dark, ellipse, path, type Sketch } from '../sketch.ts'
import type { Way } from './way.ts'

const small = (look: { size: number }, most: number) => Math.min(most, look.size)

/** A round of dough under sauce and cheese, cut in eight. */
export const pizza: Way = ({ sketch, well, colour, pieces, garnishes }) => {
  const r = Math.min(well.rx, well.ry) * 1.14
  const { cx, cy } = well
  const disc: Well = { cx, cy, rx: r * 0.84, ry: r * 0.84, shape: 'round' }
  const melted = spots(sketch.random, disc, 15, 0.84)
    .map((at) =>
      path(
        blob(sketch.random, at, between(sketch.random, 18, 30), { corners: 8, jitter: 0.2 }),
        'fill="#fdeebc"',
      ),
    )
    .join('')
  const cuts = [0, 45, 90, 135]
    .map((turn) => {
      const angle = ((turn + 12) * Math.PI) / 180
      const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r]
      return `M${short(cx - x)} ${short(cy - y)}L${short(cx + x)} ${short(cy + y)}`
    })
    .join('')
  return (
    ellipse({ x: cx + 4, y: cy + 14 }, r, r, dark) +
    path(
      blob(sketch.random, { x: cx, y: cy }, r, { corners: 22, jitter: 0.02 }),
      `fill="${sketch.lit('#dfa352')}"`,
    ) +
    spots(sketch.random, { ...disc, rx: r, ry: r }, 60, 0.97)
      .filter(({ x, y }) => Math.hypot(x - cx, y - cy) > r * 0.86)
      .map((at) => ellipse(at, 8, 5, 'fill="#8a4f1c" fill-opacity=".5"'))
      .join('') +
    ellipse({ x: cx, y: cy }, disc.rx, disc.ry, `fill="${sketch.sunken(colour)}"`) +
    melted +
    scatter(
      sketch,
      pieces.map((piece) => ({ ...piece, look: { ...piece.look, size: small(piece.look, 19) } })),
      disc,
      { cover: 0.34, reach: 0.84, most: 34 },
    ) +
    strew(
      sketch,
      [...garnishes.filter(({ shape }) => shape !== 'grated'), lookLike('sprig', '#3f9440')],
      disc,
      { reach: 0.8, share: 0.8 },
    ) +
    path(cuts, 'stroke="#7a4a1c" stroke-opacity=".55" stroke-width="3"')
  )
}

/** A flat bread as it comes from the pan: blisters, and char where it lay on. */
function flatRound(sketch: Sketch, colour: string, variant: string): string {
  const { random } = sketch
  return sketch.define(`flat${variant}`, () => {
    const outline = blob(random, { x: 0, y: 0 }, 112, { corners: 12, jitter: 0.05, squash: 0.6 })
    const on = { cx: 0, cy: 0, rx: 92, ry: 50, shape: 'round' } as const
    const blisters = spots(random, on, 12, 1)
      .map((at) =>
        ellipse(
          at,
          between(random, 10, 20),
          between(random, 6, 12),
          `fill="${shade(colour, 1.5)}" fill-opacity=".8"`,
        ),
      )
      .join('')
    const charred = spots(random, on, 9, 0.96)
      .map((at) =>
        path(
          blob(random, at, between(random, 8, 18), { corners: 6, jitter: 0.35, squash: 0.55 }),
          'fill="#7a3f14" fill-opacity=".6"',
        ),
      )
      .join('')
    return (
      path(outline, `transform="translate(5 15)" ${dark}`) +
      path(outline, `transform="translate(0 8)" fill="${shade(colour, 0.6)}"`) +
      path(
        outline,
        `fill="${sketch.lit(colour)}" stroke="${shade(colour, 0.72)}" stroke-width="2.500"`,
      ) +
      blisters +
      charred
    )
  })
}

/** Flat breads piled up, with blisters and char. */
export const flatbreads: Way = ({ sketch, well, colour, garnishes }) => {
  const [one, other] = [flatRound(sketch, colour, 'a'), flatRound(sketch, colour, 'b')]
  const turn = between(sketch.random, -10, 10)
  return (
    sketch.stamp(one, { x: well.cx - 16, y: well.cy - 56, turn: turn - 7 }) +
    sketch.stamp(other, { x: well.cx + 20, y: well.cy + 2, turn: turn + 9 }) +
    sketch.stamp(one, { x: well.cx - 8, y: well.cy + 58, turn: turn - 4 }) +
    strew(sketch, garnishes, within(well, 0.8), { share: 0.7 })
  )
}

/** A flat dough with hollows that fingers pressed, oil in them. */
export const focaccia: Way = ({ sketch, well, pieces, garnishes }) => {
  const holes = spots(sketch.random, well, 28, 0.84)
  return (
    crust(sketch, well, '#e8b45a', { spotted: 14, browned: 0.72 }) +
    holes
      .map(
        (at) =>
          ellipse(at, 11, 9, 'fill="#b5742a" fill-opacity=".7"') +
          ellipse({ x: at.x + 1, y: at.y + 2 }, 8, 6, 'fill="#f0cf74"'),
      )
      .join('') +
    scatter(
      sketch,
      pieces.map((piece) => ({ ...piece, look: { ...piece.look, size: small(piece.look, 14) } })),
      well,
      { cover: 0.14, reach: 0.84 },
    ) +
    strew(
      sketch,
      [...garnishes, lookLike('fleck', '#5a7a4c'), { ...lookLike('seed', '#fff'), size: 4 }],
      well,
      { reach: 0.88, share: 1.2 },
    )
  )
}

/** A round loaf, cut with a cross before it was baked. */
export const roundLoaf: Way = ({ sketch, well, colour }) => {
  const r = Math.min(well.rx, well.ry) * 1.08
  const { cx, cy } = well
  const outline = blob(sketch.random, { x: cx, y: cy }, r, { corners: 16, jitter: 0.035 })
  const cross = `M${short(cx - r * 0.68)} ${short(cy - r * 0.1)}Q${short(cx)} ${short(cy + r * 0.06)} ${short(cx + r * 0.68)} ${short(cy - r * 0.06)}M${short(cx + r * 0.06)} ${short(cy - r * 0.68)}Q${short(cx - r * 0.05)} ${short(cy)} ${short(cx + r * 0.02)} ${short(cy + r * 0.68)}`
  const flour = spots(sketch.random, { ...well, rx: r, ry: r, shape: 'round' }, 44, 0.8)
    .map((at) =>
      ellipse(
        at,
        between(sketch.random, 4, 12),
        between(sketch.random, 3, 7),
        'fill="#fff8e8" fill-opacity=".32"',
      ),
    )
    .join('')
  return (
    path(outline, `transform="translate(6 22)" ${dark}`) +
    path(outline, `transform="translate(0 12)" fill="${shade(colour, 0.5)}"`) +
    path(outline, `fill="${sketch.sunken(shade(colour, 0.86), 0.62)}"`) +
    flour +
    path(
      cross,
      `fill="none" stroke="${shade(colour, 0.5)}" stroke-width="30" stroke-linecap="round"`,
    ) +
    path(
      cross,
      `fill="none" stroke="${shade(colour, 1.4)}" stroke-width="21" stroke-linecap="round"`,
    ) +
    path(
      cross,
      `fill="none" stroke="${shade(colour, 1.05)}" stroke-width="7" stroke-dasharray="14 12" stroke-linecap="round"`,
    )
  )
}

/** Small round rolls, close together. */
export const rolls: Way = ({ sketch, well, colour, garnishes }) => {
  const name = sketch.define('roll', () => {
    const outline = blob(sketch.random, { x: 0, y: 0 }, 44, { corners: 10, jitter: 0.05 })
    return (
      path(outline, `transform="translate(4 14)" ${dark}`) +
      path(outline, `transform="translate(0 7)" fill="${shade(colour, 0.6)}"`) +
      path(outline, `fill="${sketch.sunken(colour, 0.7)}"`) +
      path(
        'M-24 -16Q-8 -32 14 -26',
        'fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"',
      )
    )
  })
  const places = [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column) => ({
      x: well.cx + column * 88 + (row % 2) * 10,
      y: well.cy + row * 76,
    })),
  )
  return (
    places
      .map((at) => sketch.stamp(name, { ...at, turn: between(sketch.random, -30, 30) }))
      .join('') +
    strew(
      sketch,
      garnishes.filter(({ shape }) => shape === 'seed'),
      well,
      { reach: 0.9 },
    )
  )
}
