import { readAmount, spellFractions, type Amount } from './amount.ts'
import { normalise } from './normalise.ts'
import { unitFromWords } from './unit-words.ts'
import type { Unit } from './units.ts'

/** One ingredient line or pantry entry, taken apart. Nothing that was typed is lost: `original` keeps it. */
export interface ParsedLine {
  original: string
  /** Null where nobody stated one. */
  amount: Amount | null
  unit: Unit | null
  /** The size of one pack in "2 (14 oz) cans". */
  packSize: { amount: Amount; unit: Unit } | null
  /** The name as it was typed, without amount, unit and preparation. */
  name: string
  /** Other names offered by "or", in the order of the line. */
  alternatives: readonly string[]
  preparation: string | null
  optional: boolean
}

/** Splits off a unit that the text begins with; a trailing dot is part of an abbreviation. */
function readUnit(text: string): { unit: Unit; rest: string } | null {
  const words = text.split(/\s+/u)
  for (const length of [2, 1]) {
    if (words.length < length) continue
    const unit = unitFromWords(normalise(words.slice(0, length).join(' ')))
    if (unit !== null) {
      return {
        unit,
        rest: words
          .slice(length)
          .join(' ')
          .replace(/^of\s+/iu, ''),
      }
    }
  }
  return null
}

function readQuantity(text: string): { amount: Amount; unit: Unit; rest: string } | null {
  const read = readAmount(text)
  if (read === null) return null
  const unit = readUnit(read.rest)
  return unit === null ? null : { amount: read.amount, unit: unit.unit, rest: unit.rest }
}

interface Measured {
  amount: Amount | null
  unit: Unit | null
  packSize: ParsedLine['packSize']
  rest: string
}

/** "2 (14 oz) cans tomatoes", "2 x 400 g tins tomatoes", "2 x 400 g beef", "400g tomatoes", "salt". */
function readMeasure(text: string): Measured {
  const read = readAmount(text)
  if (read === null) return { amount: null, unit: null, packSize: null, rest: text }
  const bracketed = /^\(([^)]*)\)\s*/u.exec(read.rest)
  const inBrackets = bracketed === null ? null : readQuantity(bracketed[1] ?? '')
  if (bracketed !== null && inBrackets !== null) {
    return withUnit(read.amount, inBrackets, read.rest.slice(bracketed[0].length))
  }
  const pack = readQuantity(read.rest)
  if (pack !== null && pack.rest !== '') return withUnit(read.amount, pack, pack.rest)
  return withUnit(read.amount, null, read.rest)
}

function withUnit(amount: Amount, pack: ParsedLine['packSize'], text: string): Measured {
  const packSize = pack === null ? null : { amount: pack.amount, unit: pack.unit }
  const unit = readUnit(text)
  const single = unit === null ? null : readSinglePack(amount, unit)
  if (single !== null) return single
  // "2 cloves" is a spice and "3 fillets" a name: a unit needs something to measure.
  if (unit === null || unit.rest === '') return { amount, unit: null, packSize, rest: text }
  return { amount, unit: unit.unit, packSize, rest: unit.rest }
}

const containers: ReadonlySet<Unit> = new Set(['can', 'jar', 'pack', 'bottle'])

/** "400g tin of chickpeas" is one tin of that size, not 400 g of tin. */
function readSinglePack(size: Amount, measured: { unit: Unit; rest: string }): Measured | null {
  const container = readUnit(measured.rest)
  if (container === null || container.rest === '' || !containers.has(container.unit)) return null
  return {
    amount: { min: 1, max: null },
    unit: container.unit,
    packSize: { amount: size, unit: measured.unit },
    rest: container.rest,
  }
}

/** "eggs 6", "milk 1l", "tomatoes x 3": the amount behind the name. */
function readTrailingMeasure(text: string): Measured | null {
  const trailing = /^(?<name>\D*?[^\d\s(])\s+(?:x\s*)?\(?(?<amount>\d[^)]*?)\)?$/iu.exec(text)
  if (trailing?.groups === undefined) return null
  const { name = '', amount = '' } = trailing.groups
  const read = readAmount(amount)
  if (read === null) return null
  const unit = read.rest === '' ? null : readUnit(read.rest)
  if (read.rest !== '' && (unit === null || unit.rest !== '')) return null
  return { amount: read.amount, unit: unit?.unit ?? null, packSize: null, rest: name }
}

/** Takes one line of a recipe or a pantry apart. Any text is accepted; at worst all of it is the name. */
export function parseLine(text: string): ParsedLine {
  const original = text.trim()
  const bare = original.replace(/^(?:[-*]\s+|[•·▢□]\s*)/u, '')
  const optional = /\boptional\b/iu.test(bare)
  const spelled = spellFractions(bare)
  const leading = readMeasure(spelled)
  const measured = leading.amount === null ? (readTrailingMeasure(spelled) ?? leading) : leading
  const asides: string[] = []
  const withoutAsides = measured.rest.replace(/\(([^)]*)\)/gu, (_, aside: string) => {
    asides.push(aside.trim())
    return ' '
  })
  const [head = '', ...tail] = withoutAsides.split(/[,;]|\s[-–—]\s/u)
  const preparation = [...tail, ...asides].map((part) => part.trim()).filter((part) => part !== '')
  const [name = '', ...alternatives] = head
    .trim()
    .split(/\s+or\s+/iu)
    .map((part) => part.replace(/\s+/gu, ' '))
  return {
    original,
    amount: measured.amount,
    unit: measured.unit,
    packSize: measured.packSize,
    name,
    alternatives,
    preparation: preparation.length === 0 ? null : preparation.join(', '),
    optional,
  }
}
