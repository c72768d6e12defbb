import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { colorPairs, contrast } from './testing/contrast.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

const tokens = colorPairs(css)

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
