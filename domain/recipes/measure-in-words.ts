import { formatQuantity } from '../ingredients/format-quantity.ts'
import type { Measure } from '../ingredients/scale-amount.ts'
import type { Unit } from '../ingredients/units.ts'

/** How the sentences of a language write a measure. */
export interface UnitWords {
  /** What a unit is called, of one and of several; by its sign where it is not among them. */
  names: Partial<Record<Unit, readonly [one: string, more: string]>>
  decimal: string
}

const cups: UnitWords['names'] = {
  cup: ['cup', 'cups'],
  pint: ['pint', 'pints'],
  quart: ['quart', 'quarts'],
  gallon: ['gallon', 'gallons'],
}
/** For English steps on a page of another language. */
export const shortEnglishUnits: UnitWords = { names: cups, decimal: '.' }
export const englishUnits: UnitWords = {
  names: {
    ...cups,
    tbsp: ['tablespoon', 'tablespoons'],
    tsp: ['teaspoon', 'teaspoons'],
    l: ['litre', 'litres'],
  },
  decimal: '.',
}

/** Scales and measuring jugs show decimals. */
export const isDecimal = (unit: Unit) => /^(?:m?g|kg|[mcd]?l)$/u.test(unit)

/** A measure in a sentence of a language, which need not be that of the page. */
export function measureInWords(
  { quantity, most, unit }: Measure,
  { names, decimal }: UnitWords,
): string {
  const numbers = [quantity, ...(most === null ? [] : [most])].map((each) =>
    isDecimal(unit) ? String(Math.round(each * 100) / 100) : formatQuantity(each),
  )
  const [one, more] = names[unit] ?? [unit, unit]
  return `${numbers.join('–').replaceAll(/[.,]/gu, decimal)} ${(most ?? quantity) > 1 ? more : one}`
}
