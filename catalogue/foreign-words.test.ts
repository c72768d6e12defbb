import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readPantryText } from '#domain/ingredients/pantry-text.ts'
import { wholeVocabulary } from './testing/whole-catalogue.ts'

const vocabulary = await wholeVocabulary()
const file = new URL('golden/foreign-words.yaml', import.meta.url)
const languages = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(parse(readFileSync(file, 'utf8')))

/** The foods of a pantry's entry, "?" for what is not known. */
function reading(entry: string): string[] {
  return readPantryText(entry, vocabulary).map(({ resolution }) =>
    resolution.kind === 'resolved' ? resolution.ingredient : '?',
  )
}

describe.each(Object.entries(languages))('%s', (_, foods) => {
  const words = Object.entries(foods).flatMap(([id, typed]) => typed.map((each) => [each, id]))
  it.each(words)('“%s” is %s', (typed = '', id = '') => {
    expect(reading(typed)).toEqual([id])
  })
})

it('reads more than eight hundred words', () => {
  const words = Object.values(languages).flatMap((foods) => Object.values(foods).flat())
  expect(words.length).toBeGreaterThan(800)
})

describe('what only looks like a plural of another language', () => {
  it.each(
    'paste, done, then, shade, tongue, halve, seven, base, tiles, code, gate, soften, thicken, stripes, lime beans, plume, gum, rome'.split(
      ', ',
    ),
  )('“%s” is nothing that we know', (typed) => {
    expect(reading(typed)).toEqual(['?'])
  })
})

describe('what stands behind a name', () => {
  it.each([
    ['tomatoes tinned', 'canned-tomato'],
    ['pinto beans dried', 'dried-pinto-bean'],
    ['Paprika rot', 'red-bell-pepper'],
    ['sardines en boîte', 'sardine'],
    ['Lachsfilet TK', 'salmon'],
    ['poivrons rouges en rondelles', 'red-bell-pepper'],
    ["baguette d'hier", 'baguette'],
    ['Dose Thunfisch', 'canned-tuna'],
    ['lata de atún', 'canned-tuna'],
    ['pâté', 'pate'],
  ])('“%s” is %s', (typed, id) => {
    expect(reading(typed)).toEqual([id])
  })
})
