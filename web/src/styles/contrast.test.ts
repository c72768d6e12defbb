import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
)

/** WCAG 2.2: relative luminance of a colour written as #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'card', 'sunken']
const textPairs: [text: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['soft', ground],
    ['tomato-text', ground],
    ['basil', ground],
    ['butter-text', ground],
    ['danger', ground],
  ]),
  ['tomato-ink', 'tomato'],
  ['tomato-ink', 'tomato-deep'],
  ['tomato-text', 'tomato-soft'],
  ['basil-ink', 'basil'],
  ['basil', 'basil-soft'],
  ['ink', 'basil-soft'],
  ['soft', 'basil-soft'],
  ['ink', 'butter'],
  ['butter-text', 'butter'],
  ['char-ink', 'char'],
  ['danger', 'danger-soft'],
]
/** What is no text but must be found: outlines of fields, focus rings, the switch's knob. */
const shapePairs: [shape: string, ground: string][] = grounds.flatMap(
  (ground): [string, string][] => [
    ['edge', ground],
    ['focus', ground],
    ['basil', ground],
  ],
)

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const color = (name: string) => {
    const token = tokens.get(name)
    if (token === undefined) throw new Error(`tokens.css has no colour --${name}`)
    return token[theme]
  }

  it.each(textPairs)('%s can be read on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s can be seen on %s', (shape, ground) => {
    expect(contrast(color(shape), color(ground))).toBeGreaterThanOrEqual(3)
  })
})
