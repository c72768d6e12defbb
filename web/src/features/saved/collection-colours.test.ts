import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectionColors } from '#domain/collections/collection.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const colours = read('collections.css')
const tokens = read('../../styles/tokens.css')

const pairOf = (css: string, name: string) => {
  const match = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css)
  const [, light = '', dark = ''] = match ?? []
  return { light, dark }
}

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

describe.each(collectionColors)('%s', (name) => {
  const [, rule = ''] = colours.split(`.collection-${name} {`)
  const ground = pairOf(rule, 'collection-ground')
  const tone = pairOf(rule, 'collection-tone')

  it.each(['light', 'dark'] as const)('can be written on and seen in the %s theme', (theme) => {
    for (const text of ['ink', 'soft']) {
      const color = pairOf(tokens, text)[theme]
      expect(contrast(color, ground[theme])).toBeGreaterThanOrEqual(4.5)
    }
    for (const surface of [pairOf(tokens, 'card')[theme], ground[theme]]) {
      expect(contrast(tone[theme], surface)).toBeGreaterThanOrEqual(3)
    }
  })
})
