import { digit, readAmount, type Amount } from './amount.ts'
import { afterOf, readUnit } from './read-unit.ts'
import { roundAmount } from './round-amount.ts'
import { isScale, ratioOf } from './unit-ratios.ts'
import type { Unit } from './units.ts'

export interface Quantity {
  amount: Amount
  unit: Unit
}

export interface Measure {
  amount: Amount | null
  unit: Unit | null
  /** The unit as it was typed, with its qualities: "heaped tbsp", "large bunch". */
  unitText: string | null
  /** The size of one pack in "2 (14 oz) cans". */
  packSize: Quantity | null
  /** What follows: the name and all that describes it. */
  rest: string
}

/** What a unit measures must be named behind it: "2 cloves" is a spice and "3 fillets" a name. */
function namesSomething(rest: string): boolean {
  return /^\s*(?:\([^)]*\)\s*)?["'’]?[\p{L}\p{N}]/u.test(rest)
}

/** "2/3 cup (60 g) (rolled oats)": no food is called cup, so that the name may stand in brackets. */
function namesInBrackets(unit: Unit, rest: string): boolean {
  return isScale(unit) && /^\s*\([^()]*\)\s*\(\p{L}/u.test(rest)
}

/** "400 g", "14-ounce", "1 lb 9 oz": an amount with its unit. */
export function readQuantity(text: string): (Quantity & { text: string; rest: string }) | null {
  const read = readAmount(text)
  if (read === null) return null
  const unit = readUnit(read.rest.replace(/^-\s?/u, ''))
  if (unit === null) return null
  return { amount: read.amount, unit: unit.unit, text: unit.text, rest: unit.rest }
}

const further = new RegExp(`^\\s*(plus|and|\\+|&|-|to|or|/|)\\s*(?=${digit})`, 'iu')

/** "1/2 cup 1 stick butter", "2 cups 240 g flour": the same once more. */
function saysAgain(unit: Unit, other: Unit): boolean {
  return isScale(unit) && (other === 'stick' || isScale(other))
}

/** Tablespoons of butter in a stick. */
const tablespoonsInStick = 8

/** How many sticks the tablespoons of "1 stick plus 2 tablespoons" are. */
function sticksOf(unit: Unit, { amount, unit: other }: Quantity): number | null {
  const ratio = unit === 'stick' ? ratioOf('tbsp', other) : null
  return ratio === null ? null : (amount.min * ratio) / tablespoonsInStick
}

/** Adds "plus 1 tsp" and "9 oz" of "1 lb 9 oz"; "to ¼ cup" makes a range; another unit says it again. */
function withFurther(measure: Measure, isAgain = false): Measure {
  const { amount, unit } = measure
  if (amount === null || unit === null) return measure
  const joint = further.exec(measure.rest)
  if (joint === null) return measure
  const how = joint[1]?.toLowerCase() ?? ''
  const second = readQuantity(measure.rest.slice(joint[0].length))
  if (second === null) return measure
  const rest = afterOf(second.rest)
  if (!mayFollow(second.unit, rest)) return measure
  const ratio = ratioOf(unit, second.unit)
  // An own thing follows: "1 cup flour" is no part of "2 eggs and 1 cup flour".
  if (ratio === null) {
    const sticks = how === 'plus' || how === 'and' ? sticksOf(unit, second) : null
    if (sticks !== null && amount.max === null) {
      const sum = { min: roundAmount(amount.min + sticks), max: null }
      return withFurther({ ...measure, amount: sum, rest })
    }
    const isSum = (how === 'plus' || how === '+') && isScale(unit) && isScale(second.unit)
    // Of "¼ pound plus 4 tablespoons butter" nobody knows the sum.
    if (isSum) return { ...measure, amount: null, unit: null, unitText: null, rest }
    const isSame = how === '/' || how === 'or' || (how === '' && saysAgain(unit, second.unit))
    return isSame ? withFurther({ ...measure, rest }) : measure
  }
  const other = second.amount.min * ratio
  if (isAgain) return withFurther({ ...measure, rest }, true)
  if (/^(?:plus|and|\+|&)$/u.test(how) || (how === '' && ratio < 1)) {
    const max = amount.max === null ? null : amount.max + other
    const sum = {
      min: roundAmount(amount.min + other),
      max: max === null ? null : roundAmount(max),
    }
    return withFurther({ ...measure, amount: sum, rest })
  }
  const isRange = (how === '-' || how === 'to') && other > amount.min
  const range = isRange ? { min: amount.min, max: roundAmount(other) } : amount
  return withFurther({ ...measure, amount: range, rest }, how === '/' || how === 'or')
}

export const containers: ReadonlySet<Unit> = new Set([
  'can',
  'jar',
  'pack',
  'bottle',
  'loaf',
  'block',
  'ball',
])

/** "400g tin of chickpeas" and "28-ounce can tomatoes" are one tin of that size. */
function asSinglePack(size: Quantity, rest: string): Measure | null {
  const container = readUnit(rest.trimStart())
  if (container === null || !containers.has(container.unit)) return null
  const named = afterOf(container.rest)
  if (!namesSomething(named)) return null
  return {
    amount: { min: 1, max: null },
    unit: container.unit,
    unitText: container.text,
    packSize: size,
    rest: named,
  }
}

/** "2.5 cm piece of ginger" is one piece of that length. */
function asLength(amount: Amount, text: string): Measure | null {
  const length =
    /^-?\s?(?:cm|centimet(?:re|er)s?|inch(?:es)?|in|")(?:[ -](?:long|thick|wide))?\s+(?=piece|knob|stick|thumb|chunk|slice|strip|length)/iu.exec(
      text,
    )
  if (length === null) return null
  const one = withUnit({ min: 1, max: null }, null, text.slice(length[0].length))
  return one.unit === null
    ? null
    : {
        ...one,
        unitText: `${text.slice(0, length[0].length)}${one.unitText}`,
        packSize: { amount, unit: /^\W*c/iu.test(length[0]) ? 'cm' : 'inch' },
      }
}

/** "75 g piece of parmesan": the weight says it all. */
const pieceOf =
  /^(?:(?:thin|thick|small|large|long|fine|bite-sized?) )*(?:(?:piece|chunk(?! light| white)|wedge|lump|slab(?! bacon))s?|cubes|shavings|shreds|slivers|curls|strips|chiffonade of)\s+(?:of\s+)?(?=\p{L})/u

/** "1 can (14 oz) tomatoes". */
function withSizeBehind(measure: Measure): Measure {
  const bracketed = /^\s*\(([^()]*)\)\s*(?=\p{L})/u.exec(measure.rest)
  const size = bracketed === null ? null : readQuantity(bracketed[1] ?? '')
  if (bracketed === null || size === null || size.rest !== '') return measure
  const rest = afterOf(measure.rest.slice(bracketed[0].length))
  return { ...measure, packSize: { amount: size.amount, unit: size.unit }, rest }
}

/** "1 (4-ounce can) green chilies": what is counted stands in the brackets with its size. */
function inContainer(amount: Amount, packSize: Quantity, within: string, rest: string) {
  const container = readUnit(within.trim())
  if (container?.rest !== '' || !containers.has(container.unit) || !namesSomething(rest))
    return null
  const { unit, text: unitText } = container
  return { amount, unit, unitText, packSize, rest: afterOf(rest) }
}

function withUnit(amount: Amount, packSize: Quantity | null, text: string): Measure {
  const length = packSize === null ? asLength(amount, text) : null
  if (length !== null) return length
  const unit = readUnit(text)
  if (unit !== null) {
    const single = packSize === null ? asSinglePack({ amount, unit: unit.unit }, unit.rest) : null
    if (single !== null) return single
  }
  const rest = unit === null ? '' : afterOf(unit.rest)
  if (unit === null || !mayFollow(unit.unit, rest))
    return { amount, unit: null, unitText: null, packSize, rest: text }
  const measure = { amount, unit: unit.unit, unitText: unit.text, packSize, rest }
  if (packSize === null && containers.has(unit.unit)) return withSizeBehind(measure)
  const whole = withFurther({ ...measure, rest: rest.replace(pieceOf, '') })
  // "400g/14oz tin tomatoes"
  const isSaidTwice = whole.amount === amount && isSecondMeasure(rest)
  const single = isSaidTwice ? asSinglePack({ amount, unit: unit.unit }, whole.rest) : null
  return single ?? whole
}

/** What may stand behind a unit that measures something. */
function mayFollow(unit: Unit, rest: string): boolean {
  return namesSomething(rest) || isSecondMeasure(rest) || namesInBrackets(unit, rest)
}

const secondMeasure = new RegExp(`^\\s*(?:[/+&-]\\s*(?=${digit})|(?:plus|to) (?=${digit}))`, 'u')

function isSecondMeasure(rest: string): boolean {
  return secondMeasure.test(rest)
}

const startsWithDigit = new RegExp(`^${digit}`, 'u')

/** Amounts that say nothing countable: "a few sprigs", "some", "a little oil". */
const vague =
  /^(?:(?:just )?an? (?:good |small |large )?(?:few|little|bit|lot|touch)(?: of)?|few|some|several|plenty of|lots of|any|ein(?:e)? (?:wenig|paar|bisschen)|etwas|einige|un peu de|quelques|un poco de|algunos|algunas|un po['’] di|qualche|alcuni|alcune)\s+(?=\S)/iu

/**
 * The amount and unit that a line begins with: "2 (14 oz) cans tomatoes", "2 x 400 g beef", "400g
 * tomatoes", "1 tbsp plus 1 tsp oil", "a handful of parsley", "salt". What is not stated is null, and an
 * amount of nothing ("400 g") is a name.
 */
export function readMeasure(text: string): Measure {
  const measure = readStated(text)
  const { amount, unit, rest } = measure
  if (amount === null || unit !== null) return measure
  const measures = readUnit(rest.trim())
  const isAlone = rest.trim() === '' || (measures?.rest === '' && isScale(measures.unit))
  return isAlone
    ? { amount: null, unit: null, unitText: null, packSize: null, rest: text }
    : measure
}

/** Behind "4 x 150 g" what says it again: "/5½ oz". */
function withoutSecond(rest: string): string {
  const again = /^\s*\/\s*/u.exec(rest)
  const second = again === null ? null : readQuantity(rest.slice(again[0].length))
  if (second === null) return rest
  // "2 lb 2 oz"
  const smaller = /^\s*\d/u.test(second.rest) ? readQuantity(second.rest.trimStart()) : null
  return afterOf(smaller?.rest ?? second.rest)
}

/** "½ medium (about 8 ounces) head cabbage": the weight between the size and the unit. */
const sizeBeforeWeight = /^((?:small|medium|large) )\((?:about |approx\.? )?\d[^()]*\) (?=\p{L})/iu

function readStated(text: string): Measure {
  const unstated = text.replace(vague, '')
  const read = unstated === text ? readAmount(text) : null
  if (read === null) return readUnstated(unstated)
  const { amount } = read
  const hyphenated = /^-\s?(?=\p{L})/u.exec(read.rest)
  if (hyphenated !== null) return withUnit(amount, null, read.rest.slice(hyphenated[0].length))
  const bracketed = /^\(([^)]*)\)\s*/u.exec(read.rest)
  if (bracketed !== null) {
    const inside = readQuantity(bracketed[1] ?? '')
    if (inside !== null) {
      const pack = { amount: inside.amount, unit: inside.unit }
      const behind = read.rest.slice(bracketed[0].length)
      return inContainer(amount, pack, inside.rest, behind) ?? withUnit(amount, pack, behind)
    }
  }
  if (startsWithDigit.test(read.rest)) {
    const pack = readQuantity(read.rest)
    const behind = pack === null ? '' : withoutSecond(afterOf(pack.rest))
    if (pack !== null && namesSomething(behind)) {
      return withUnit(amount, { amount: pack.amount, unit: pack.unit }, behind)
    }
  }
  return withUnit(amount, null, read.rest.replace(sizeBeforeWeight, '$1'))
}

/** "handful of parsley", "pinch salt": a unit of which nobody said how many. */
function readUnstated(text: string): Measure {
  const unit = readUnit(text)
  const none = { amount: null, unit: null, unitText: null, packSize: null, rest: text }
  if (unit === null) return none
  const isMeasure = fingerMeasures.has(unit.unit) || /^\s+of\s/iu.test(unit.rest)
  if (!isMeasure) return none
  const rest = afterOf(unit.rest)
  // "Sprinkles for decorating" are no sprinkle of anything.
  if (!namesSomething(rest) || /^\s*(?:for|to|if|as|or|and)\s/iu.test(rest)) return none
  return { ...none, unit: unit.unit, unitText: unit.text, rest }
}

/** Units that begin a line without a number and are no ingredient: "bottle gourd" and "stick beans" are. */
const fingerMeasures: ReadonlySet<Unit> = new Set([
  'handful',
  'pinch',
  'dash',
  'sprig',
  'bunch',
  'drop',
  'knob',
  'piece',
])

const nonDigit = digit.replace('[', '[^')
const trailingMeasure = new RegExp(
  `^(?<name>(?:(?!\\()${nonDigit})*?[^\\s(:,-])(?:\\s*[:,-])?\\s+(?:x\\s*)?\\(?(?<amount>(?:about |at least |approx\\.? |ca\\.? |~)?${digit}[^)]*?)(?:\\)(?<behind>,.*)?)?$`,
  'iu',
)

/** "eggs 6", "milk 1l", "tomatoes x 3", "flour: 200 g", "cabbage (about 500 g)": the amount behind the name. */
export function readTrailingMeasure(text: string): Measure | null {
  const trailing = trailingMeasure.exec(text)
  if (trailing?.groups === undefined) return null
  const { name = '', amount = '', behind = '' } = trailing.groups
  const read = readAmount(amount)
  if (read === null) return null
  const unit = read.rest === '' ? null : readUnit(read.rest)
  // "Sugar 2 cups (400 grams)"
  const isRead = unit !== null && /^(?:\s*\(\d[^()]*)?$/u.test(unit.rest)
  if (read.rest !== '' && !isRead) return null
  return {
    amount: read.amount,
    unit: unit?.unit ?? null,
    unitText: unit?.text ?? null,
    packSize: null,
    rest: `${name}${behind}`,
  }
}
