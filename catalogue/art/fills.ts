import type { Fill } from './cover-format.ts'
import { between, type Random } from '#domain/drawing/random.ts'
import type { Well } from '#domain/drawing/vessels/shapes.ts'
import { n, radial } from '#domain/drawing/svg.ts'

type Texture = 'liquid' | 'grains' | 'strands' | 'rubble' | 'leaves'
interface Look {
  light: string
  deep: string
  /** Colours of the drops, grains or pieces. */
  bits: readonly [string, ...string[]]
  texture: Texture
}

const looks: Record<Fill, Look> = {
  tomato: { light: '#f0744f', deep: '#c93a26', bits: ['#ff9a6b', '#a82a1c'], texture: 'liquid' },
  cream: { light: '#fff6e2', deep: '#eed9b0', bits: ['#fffdf6', '#dfb86a'], texture: 'liquid' },
  broth: { light: '#f3d9a0', deep: '#d9a95c', bits: ['#fff0c4', '#c28a3a'], texture: 'liquid' },
  curry: { light: '#f7c04d', deep: '#d98a22', bits: ['#ffe08a', '#b5651a'], texture: 'liquid' },
  'red-curry': {
    light: '#dd5a33',
    deep: '#a32518',
    bits: ['#ff8a4d', '#7c160f'],
    texture: 'liquid',
  },
  green: { light: '#cfe08a', deep: '#8fb24c', bits: ['#edf5c0', '#5f8a32'], texture: 'liquid' },
  lentil: { light: '#fbcf5e', deep: '#e69c2b', bits: ['#ffe79a', '#c2701c'], texture: 'liquid' },
  chocolate: { light: '#7a4a30', deep: '#42220f', bits: ['#96654a', '#2e1608'], texture: 'liquid' },
  custard: { light: '#ffdc74', deep: '#f7b12f', bits: ['#fff0b8', '#e8941c'], texture: 'liquid' },
  berry: { light: '#b85a8a', deep: '#7c2a58', bits: ['#d98ab2', '#571638'], texture: 'liquid' },
  gravy: { light: '#b5713a', deep: '#7a431c', bits: ['#d99a5c', '#5a2e10'], texture: 'liquid' },
  beans: { light: '#6e4a4a', deep: '#3c2427', bits: ['#8d6262', '#241316'], texture: 'liquid' },
  egg: {
    light: '#ffe083',
    deep: '#f2b338',
    bits: ['#fff1b3', '#fffaf0', '#e0952a'],
    texture: 'rubble',
  },
  rice: {
    light: '#fdf6e6',
    deep: '#ecdcba',
    bits: ['#ffffff', '#fff8e8', '#fbeed3'],
    texture: 'grains',
  },
  oats: { light: '#ecd2a0', deep: '#cfa567', bits: ['#f8e6c2', '#dbb67c'], texture: 'grains' },
  pasta: {
    light: '#f2cd7c',
    deep: '#d9a54a',
    bits: ['#fff3c9', '#fbe3a0', '#f6d582'],
    texture: 'strands',
  },
  crumb: {
    light: '#e9b765',
    deep: '#b97a2f',
    bits: ['#f6d79a', '#d29440', '#a8691f'],
    texture: 'rubble',
  },
  leaves: {
    light: '#8fc06a',
    deep: '#4b8a3d',
    bits: ['#a9d47e', '#6aa650', '#3f7a36'],
    texture: 'leaves',
  },
}

/** What the vessel holds, under the icons that lie on it. */
export function drawFill(fill: Fill, well: Well, random: Random): string {
  const { light, deep, bits, texture } = looks[fill]
  const { cx, cy, rx, ry } = well
  const body =
    well.shape === 'round'
      ? `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="url(#fill)"/>`
      : `<rect x="${n(cx - rx)}" y="${n(cy - ry)}" width="${n(2 * rx)}" height="${n(2 * ry)}" rx="18" fill="url(#fill)"/>`
  const gradient = radial('fill', [
    [0, light],
    [0.6, light],
    [1, deep],
  ])
  const draw = { liquid, grains, strands, rubble, leaves }[texture]
  return `<defs>${gradient}</defs>${body}${draw(well, bits, random)}`
}

/** A place in the well, spread evenly over it, keeping clear of its rim. */
function place(well: Well, random: Random, reach: number): { x: number; y: number; turn: number } {
  const turn = between(random, 0, 360)
  if (well.shape === 'square') {
    return {
      x: well.cx + between(random, -1, 1) * well.rx * reach,
      y: well.cy + between(random, -1, 1) * well.ry * reach,
      turn,
    }
  }
  const angle = between(random, 0, 2 * Math.PI)
  const distance = Math.sqrt(random()) * reach
  return {
    x: well.cx + Math.cos(angle) * well.rx * distance,
    y: well.cy + Math.sin(angle) * well.ry * distance,
    turn,
  }
}

function many(
  count: number,
  bits: readonly [string, ...string[]],
  draw: (colour: string) => string,
): string {
  return Array.from({ length: count }, (_, index) =>
    draw(bits[index % bits.length] ?? bits[0]),
  ).join('')
}

function liquid(well: Well, bits: readonly [string, ...string[]], random: Random): string {
  const drops = many(16, bits, (colour) => {
    const { x, y } = place(well, random, 0.88)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(between(random, 1.6, 5))}" fill="${colour}" fill-opacity=".6"/>`
  })
  const { cx, cy, rx, ry } = well
  const shine = `<path d="M${n(cx - rx * 0.78)} ${n(cy - ry * 0.3)}A${n(rx * 0.85)} ${n(ry * 0.85)} 0 0 1 ${n(cx - rx * 0.2)} ${n(cy - ry * 0.82)}" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" stroke-opacity=".35"/>`
  return drops + (well.shape === 'round' ? shine : '')
}

function grains(well: Well, bits: readonly [string, ...string[]], random: Random): string {
  return many(230, bits, (colour) => {
    const { x, y, turn } = place(well, random, 0.97)
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="7" ry="3.3" transform="rotate(${n(turn)} ${n(x)} ${n(y)})" fill="${colour}" stroke="#cdb27f" stroke-width="1" stroke-opacity=".7"/>`
  })
}

/** Noodles: loops that turn around the middle, each a little off it. */
function strands(well: Well, bits: readonly [string, ...string[]], random: Random): string {
  return many(34, bits, (colour) => {
    const share = between(random, 0.2, 0.86)
    const x = well.cx + between(random, -0.13, 0.13) * well.rx
    const y = well.cy + between(random, -0.13, 0.13) * well.ry
    const around = 2 * Math.PI * well.rx * share
    const dashes = `${n(around * between(random, 0.3, 0.6))} ${n(around)}`
    const loop = (width: number, paint: string) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(well.rx * share)}" ry="${n(well.ry * share * 0.93)}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dashes}"/>`
    const turn = n(between(random, 0, 360))
    return `<g transform="rotate(${turn} ${n(x)} ${n(y)})">${loop(11, '#d9aa58')}${loop(9, colour)}</g>`
  })
}

function rubble(well: Well, bits: readonly [string, ...string[]], random: Random): string {
  return many(60, bits, (colour) => {
    const { x, y, turn } = place(well, random, 0.9)
    const size = between(random, 5, 14)
    return `<rect x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${n(size)}" height="${n(size * 0.72)}" rx="${n(size * 0.32)}" transform="rotate(${n(turn)} ${n(x)} ${n(y)})" fill="${colour}" fill-opacity=".8"/>`
  })
}

function leaves(well: Well, bits: readonly [string, ...string[]], random: Random): string {
  return many(44, bits, (colour) => {
    const { x, y, turn } = place(well, random, 0.9)
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M-24 0C-14 -17 12 -17 24 0C12 17 -14 17 -24 0Z" fill="${colour}" stroke="#3a6f33" stroke-opacity=".35" stroke-width="1"/><path d="M-18 0H18" stroke="#e7f3c9" stroke-opacity=".55" stroke-width="1.4"/></g>`
  })
}
