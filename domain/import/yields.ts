import { lowerOfRanges, upperOfRanges, valueOf, written } from './numbers.ts'
import { plainText } from './plain-text.ts'

const mostServings = 1000

const serving =
  'servings?|serves|serve|people|persons?|persona?s?|personnes?|personen|pers|portion(?:s|en|er)?|porzioni|porcion(?:es)?|porciones|porções|porcji|porce|raciones|racion|comensales|convives|couverts|adag|порци[яий]|eaters|guests|gäste'
const measure =
  'kg|kilos?|kilograms?|g|gr|grams?|gramm|lbs?|pounds?|oz|ounces?|ml|millilit(?:er|re)s?|dl|cl|l|lit(?:er|re)s?|cups?|quarts?|pints?|gallons?|cm|mm|inch(?:es)?|in|"|”|″|-inch'
const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  eine: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
}

const ofServings = new RegExp(`(${written})\\s*(?:[\\p{L}-]+\\s+)?(?:${serving})(?!\\p{L})`, 'iu')
const servesSo = new RegExp(
  `(?:serves|servings?|people|portionen|porzioni|personen|personnes|raciones|porciones|für|pour|per|para|yield)\\s*:?\\s*(?:\\p{L}+\\s)?(${written})`,
  'iu',
)
const counted = new RegExp(
  `(?<![\\d.,/])(${written})(?![\\d/]|[.,]\\d)(?!\\s*-?(?:${measure})(?!\\p{L}))`,
  'iu',
)
const aDozen = new RegExp(`(${written})\\s*(?:dozen|dz)(?!\\p{L})`, 'iu')

function whole(value: number): number | null {
  const servings = Math.round(value)
  return servings >= 1 && servings <= mostServings ? servings : null
}

type End = 'lower' | 'upper'

function ofText(text: string, end: End): number | null {
  const line = end === 'upper' ? upperOfRanges(text) : lowerOfRanges(text)
  for (const pattern of [ofServings, servesSo]) {
    const found = pattern.exec(line)?.[1]
    if (found !== undefined) return whole(valueOf(found))
  }
  const dozen = aDozen.exec(line)?.[1]
  if (dozen !== undefined) return whole(valueOf(dozen) * 12)
  const number = counted.exec(line)?.[1]
  if (number !== undefined) return whole(valueOf(number))
  for (const word of line.toLowerCase().split(/\P{L}+/u)) {
    const value = numberWords[word]
    if (value !== undefined) return value
  }
  return null
}

/**
 * For how many a recipe is made, or how many things it makes: "4 servings", "Serves 4 to 6" (6), "Makes
 * 24 cookies" (24). A mere weight or volume says nothing of that: null.
 */
export function readServings(value: unknown): number | null {
  return servingsOf(value, 'upper')
}

export interface Yield {
  servings: number | null
  /** The lower end of "4 to 6"; null where one number is stated. */
  fewestServings: number | null
}

/** As `readServings`, with the lower end of a range beside it. */
export function readYield(value: unknown): Yield {
  const servings = readServings(value)
  const fewest = servingsOf(value, 'lower')
  const isRange = servings !== null && fewest !== null && fewest < servings
  return { servings, fewestServings: isRange ? fewest : null }
}

const partsOfThing = {
  upper: ['maxValue', 'value', '@value', 'minValue', 'name', 'text'],
  lower: ['minValue', 'value', '@value', 'maxValue', 'name', 'text'],
} as const

function servingsOf(value: unknown, end: End): number | null {
  if (typeof value === 'number') return whole(value)
  if (typeof value === 'string') return ofText(plainText(value.slice(0, 300)), end)
  if (Array.isArray(value)) {
    const texts = value.map((each) => (typeof each === 'number' ? String(each) : each))
    // Plugins write the number that their amounts are for, and then what they call it.
    const bare = texts.find((each) => typeof each === 'string' && /^\s*\d+\s*$/u.test(each))
    const telling = bare ?? texts.find((each) => typeof each === 'string' && ofServings.test(each))
    for (const each of telling === undefined ? texts : [telling]) {
      const servings = servingsOf(each, end)
      if (servings !== null) return servings
    }
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const parts = new Map<string, unknown>(Object.entries(value))
  for (const name of partsOfThing[end]) {
    const servings = servingsOf(parts.get(name), end)
    if (servings !== null) return servings
  }
  return null
}
