import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collectionColors } from '#domain/collections/collection.ts'
import { colorPairs, contrast } from '#web/styles/testing/contrast.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const colours = read('collections.css')
const tokens = read('../../../styles/tokens.css')

const pairOf = (css: string, name: string) => {
  const pair = colorPairs(css).get(name)
  if (pair === undefined) throw new Error(`There is no colour --${name}`)
  return pair
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
