import { pick, type Random } from '../random.ts'
import { diagonal, radial, type Point } from '../svg.ts'
import { circle, round, type Served, shadowUnder } from './shapes.ts'

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
  blush: { light: '#fbe9e4', deep: '#ecc9bf', rim: '#c98273' },
  mustard: { light: '#f3cf6e', deep: '#d9a63a', rim: '#b8862a' },
  sea: { light: '#8fc3c4', deep: '#5c999c', rim: '#467e82' },
  slate: { light: '#6a6a6c', deep: '#454649', rim: '#37383b' },
} satisfies Record<string, Glaze>

export function plate(random: Random, middle: Point, filled: boolean): Served {
  const { light, deep, rim } = pick(
    random,
    glazes.white,
    glazes.cream,
    glazes.sky,
    glazes.sage,
    glazes.blush,
    glazes.ink,
    glazes.sea,
    glazes.clay,
  )
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
    circle(middle, r - 7, `fill="none" stroke="${rim}" stroke-width="3" stroke-opacity=".8"`) +
    circle(middle, r * 0.74, 'fill="url(#hollow)"') +
    circle(middle, r * 0.74, `fill="none" stroke="${rim}" stroke-width="2" stroke-opacity=".45"`)
  return { svg, well: round(middle, r * (filled ? 0.7 : 0.8)) }
}

export function bowl(random: Random, middle: Point): Served {
  const glaze = pick(
    random,
    glazes.white,
    glazes.clay,
    glazes.sky,
    glazes.ink,
    glazes.sage,
    glazes.mustard,
    glazes.sea,
    glazes.slate,
  )
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
    circle(
      middle,
      r - 2,
      `fill="none" stroke="${glaze.rim}" stroke-width="3" stroke-opacity=".7"`,
    ) +
    circle(middle, r * 0.89, 'fill="url(#inside)"')
  return { svg, well: round(middle, r * 0.82) }
}
