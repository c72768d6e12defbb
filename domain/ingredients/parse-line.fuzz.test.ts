import { expect, it } from 'vitest'
import { times } from '../testing/times.ts'
import { readPantryText } from './pantry-text.ts'
import { parseLine } from './parse-line.ts'
import { testVocabulary } from './testing/vocabulary.ts'

const bits =
  `1|½|0|1/0|${'9'.repeat(30)}|(|)|[|{|,|/|-|–|.|%|"|’|or|and|plus|to|a|half|of|de|x|cup|g|tbsp.
|eggs|juice of|finely|chopped|&frac12;|&#0;|<b>|\n|\u0000|é|中|🥚|\ud800|in oil`.split('|')

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function isStatedRight(amount: { min: number; max: number | null } | null): boolean {
  if (amount === null) return true
  const { min, max } = amount
  return min > 0 && Number.isFinite(min) && (max === null || (max > min && Number.isFinite(max)))
}

it('reads any text without an error, loses none of it, and states no impossible amount', () => {
  const random = randomNumbers(7)
  const runs = times({ quick: 2_500, thorough: 10_000 })
  for (let run = 0; run < runs; run++) {
    let text = ''
    for (let bit = Math.floor(random() * 40); bit > 0; bit--) {
      text += `${bits[Math.floor(random() * bits.length)]}${random() < 0.5 ? ' ' : ''}`
    }
    const line = parseLine(text)
    expect(line.original).toBe(text.trim())
    expect({ text, right: isStatedRight(line.amount) }).toEqual({ text, right: true })
    if (run % 10 === 0) readPantryText(text, testVocabulary)
  }
})

it.each(['(', '1 ', 'and ', '1/2', 'finely ', 'a or ', ', ', '<', 'in oil ', '-', 'egg ', '1 x '])(
  'reads 4,000 times %j before anyone gives up',
  (bit) => {
    // Some milliseconds; what grows with the square of the length would take minutes.
    expect(readPantryText(bit.repeat(4000), testVocabulary)).toBeDefined()
  },
  20_000,
)
