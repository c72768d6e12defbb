import { isEnglish, locale } from '../texts/t.ts'
import { unitInWords } from './unit-in-words.ts'
import type { Unit } from './units.ts'

const fractions: readonly [value: number, sign: string][] = [
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [5 / 6, '⅚'],
  [7 / 8, '⅞'],
]
const closeEnough = 0.011

function formatDecimal(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return isEnglish() ? String(rounded) : withDecimals(rounded)
}

/** With the mark of the language, and nothing between thousands. */
const withDecimals = (value: number): string =>
  value.toLocaleString(locale(), { maximumFractionDigits: 2, useGrouping: false })

/** A positive number as a cook writes it: `0.5` → `½`, `1.25` → `1¼`, `400` → `400`, `2.35` → `2.35`. */
export function formatQuantity(value: number): string {
  const whole = Math.floor(value + closeEnough / 2)
  const part = value - whole
  if (Math.abs(part) < closeEnough / 2) return String(whole)
  const fraction = fractions.find(([each]) => Math.abs(part - each) < closeEnough)
  if (fraction !== undefined && value < 100) return `${whole === 0 ? '' : whole}${fraction[1]}`
  return formatDecimal(value)
}

/** Scales and measuring jugs show decimals: `1.5 kg`, never `1½ kg`. */
const decimalUnits: ReadonlySet<string> = new Set<Unit>(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l'])

/** Units that are words and take a plural; `g` and `tbsp` stay as they are. */
const pluralOf: Partial<Record<Unit, string>> = {
  cup: 'cups',
  pint: 'pints',
  quart: 'quarts',
  gallon: 'gallons',
  glass: 'glasses',
  dessertspoon: 'dessertspoons',
  piece: 'pieces',
  clove: 'cloves',
  slice: 'slices',
  can: 'cans',
  jar: 'jars',
  pack: 'packs',
  bunch: 'bunches',
  sprig: 'sprigs',
  stalk: 'stalks',
  head: 'heads',
  ear: 'ears',
  leaf: 'leaves',
  handful: 'handfuls',
  pinch: 'pinches',
  dash: 'dashes',
  drop: 'drops',
  knob: 'knobs',
  sheet: 'sheets',
  stick: 'sticks',
  strip: 'strips',
  wedge: 'wedges',
  ball: 'balls',
  block: 'blocks',
  loaf: 'loaves',
  bottle: 'bottles',
  fillet: 'fillets',
  cube: 'cubes',
  scoop: 'scoops',
  batch: 'batches',
  inch: 'inches',
}

const pluralOfWord: ReadonlyMap<string, string> = new Map(Object.entries(pluralOf))

/** A unit as it is said of one or of several: "leaf", "leaves"; "tbsp" of both. */
export function unitWord(unit: string, isSeveral: boolean): string {
  if (!isEnglish()) return unitInWords(unit, isSeveral ? 2 : 1)
  if (locale() === 'en-GB' && unit === 'can') return isSeveral ? 'tins' : 'tin'
  return isSeveral ? (pluralOfWord.get(unit) ?? unit) : unit
}

/**
 * An amount with its unit: `400 g`, `2 cloves`, `½`. A bare count shows no "piece", and where nothing
 * was stated nothing is shown.
 */
export function formatAmount(
  quantity: number | null,
  unit: string | null,
  most: number | null = null,
): string {
  if (quantity === null) return ''
  const format = unit !== null && decimalUnits.has(unit) ? formatDecimal : formatQuantity
  const number = `${format(quantity)}${most === null ? '' : `–${format(most)}`}`
  if (unit === null || unit === '' || unit === 'piece') return number
  return `${number} ${unitWord(unit, (most ?? quantity) > 1)}`
}
