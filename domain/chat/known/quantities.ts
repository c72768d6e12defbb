import type { Unit } from '../../ingredients/units.ts'

/** Units of which amounts are turned into others, by how people write them. */
const unitWords: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:g|gr|gram|grams|gramme|grammes)$/u, 'g'],
  [/^(?:kg|kilo|kilos|kilogram|kilograms)$/u, 'kg'],
  [/^(?:ml|millilitres?|milliliters?|mls)$/u, 'ml'],
  [/^(?:l|litres?|liters?)$/u, 'l'],
  [/^dl$/u, 'dl'],
  [/^cl$/u, 'cl'],
  [/^(?:tsp|tsps|teaspoons?)$/u, 'tsp'],
  [/^(?:tbsp|tbsps|tbs|tablespoons?)$/u, 'tbsp'],
  [/^cups?$/u, 'cup'],
  [/^(?:oz|ounces?)$/u, 'oz'],
  [/^(?:lb|lbs|pounds?)$/u, 'lb'],
  [/^pints?$/u, 'pint'],
  [/^quarts?$/u, 'quart'],
  [/^sticks?$/u, 'stick'],
  [/^cloves?$/u, 'clove'],
]

export const unitOf = (word: string): Unit | null =>
  unitWords.find(([words]) => words.test(word))?.[1] ?? null

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
}
const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  half: 1 / 2,
  quarter: 1 / 4,
  third: 1 / 3,
}

/** "3/4", "1½", "2.5", "half" as a number; null for what is none. */
export function amountOf(word: string): number | null {
  const whole = /^\d+(?:\.\d+)?$/u.exec(word)
  if (whole !== null) return Number(word)
  const [, above, below] = /^(\d+)\/(\d+)$/u.exec(word) ?? []
  if (above !== undefined && Number(below) > 0) return Number(above) / Number(below)
  const [, before, sign] = /^(\d*)([½¼¾⅓⅔⅛])$/u.exec(word) ?? []
  if (sign !== undefined) return Number(before === '' ? 0 : before) + (signs[sign] ?? 0)
  return words[word] ?? null
}

export interface QuantityFound {
  amount: number
  /** Whether a number stood there. */
  isStated: boolean
  unit: Unit
  /** Place of its unit among the words. */
  at: number
}

/** The words of a question, with numbers and the units that are glued to them apart: "250g" → "250", "g". */
export const wordsOf = (plain: string): string[] =>
  plain
    .replaceAll(/(\d)(?=(?:g|kg|ml|l|oz|lb|tbsp|tsp|cups?)\b)/gu, '$1 ')
    .replaceAll(/[?!,;:()=]|\.(?!\d)/gu, ' ')
    .replaceAll(/\bfl(?:uid)? oz\b|\bfluid ounces?\b|\boz fluid\b/gu, 'floz')
    .split(/\s+/u)
    .filter((word) => word !== '')

/** Every amount with a unit that a question names, in its order. */
export function quantitiesIn(tokens: readonly string[]): QuantityFound[] {
  return tokens.flatMap((token, at): QuantityFound[] => {
    const unit = token === 'floz' ? 'fl oz' : unitOf(token)
    if (unit === null) return []
    // "half a cup", "1 1/2 cups", "¾ of a cup".
    const before = tokens
      .slice(Math.max(0, at - 3), at)
      .filter((word) => word !== 'of' && word !== 'medium')
    const numbers: number[] = []
    for (const word of before.toReversed()) {
      const amount = amountOf(word)
      if (amount === null) break
      numbers.unshift(amount)
    }
    const isShare = numbers.length === 2 && (numbers[0] ?? 1) < 1
    const isSum = numbers.length === 2 && Number.isInteger(numbers[0]) && (numbers[1] ?? 1) < 1
    const [first = 1] = numbers
    const last = numbers.at(-1) ?? 1
    const amount = isSum ? first + last : isShare ? first * last : last
    return [{ amount, isStated: numbers.length > 0, unit, at }]
  })
}
