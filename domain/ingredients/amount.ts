import { isArticle, numberFromWord } from './amount-words.ts'
import { foldText } from './normalise.ts'

/** How much: `max` is null unless a range was stated ("2–3"). Both are positive. */
export interface Amount {
  min: number
  max: number | null
}

export interface ReadAmount {
  amount: Amount
  /** What follows it. */
  rest: string
}

const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅐': '1/7',
  '⅑': '1/9',
  '⅒': '1/10',
}
const signs = Object.keys(vulgarFractions).join('')
/** What a number begins with, for patterns. */
export const digit = `[\\d${signs}]`

const fraction = `(?:\\d{1,3}\\s?[/⁄]\\s?[1-9]\\d{0,2}(?!\\d)|[${signs}])`
const mixed = `\\d{1,4}(?:\\s*(?=[${signs}])|\\s+and\\s+|\\s*[&+-]\\s*|\\s+)${fraction}`
const thousands = String.raw`[1-9]\d{0,2},\d{3}(?![\d,])`
const decimal = String.raw`\d{0,12}[.,]\d{1,6}|\d{1,15}`
const number = `(?:${mixed}|${fraction}(?:\\s*\\+\\s*${fraction})?|${thousands}|${decimal})`
const between = String.raw`\s*-\s*|\s+(?:to|or|bis|oder|a|à|o|ou)\s+`
const digits = new RegExp(
  `^(${number})(?:(?:${between})(${number}))?(?![\\d/]|\\s?%)(?:\\s*x(?=[\\s\\d(]))?`,
  'iu',
)

function valueOfPart(part: string): number {
  const [top, bottom] = part.replace(',', '.').split(/[/⁄]/u)
  return Number(top) / Number(bottom ?? 1)
}

/** `½`, `1½`, `1 1/2`, `1-1/2`, `1,5`, `1.5`, `1,000`. */
function valueOf(written: string): number {
  if (/^[1-9]\d{0,2},\d{3}$/u.test(written)) return Number(written.replace(',', ''))
  return written
    .replace(/[^\d\s.,/⁄a-z&+-]/giu, (sign) => ` ${vulgarFractions[sign] ?? ''}`)
    .replace(/\s*([/⁄])\s*/gu, '$1')
    .split(/\s+and\s+|[\s&+-]+/u)
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + valueOfPart(part), 0)
}

function amountOf(min: number, max: number | null): Amount {
  return { min, max: max !== null && max > min ? max : null }
}

function readDigits(text: string): ReadAmount | null {
  const found = digits.exec(text)
  if (found?.[1] === undefined) return null
  const min = valueOf(found[1])
  if (!(min > 0)) return null
  const amount = amountOf(min, found[2] === undefined ? null : valueOf(found[2]))
  const behind = text.slice(found[0].length).trimStart()
  // "½ a red onion"
  const rest = min < 1 ? behind.replace(/^(?:of )?(?:an?|the) (?=\S)/iu, '') : behind
  return timesWord({ amount, rest })
}

/** "2 dozen eggs", "2 and a half cups". */
function timesWord(read: ReadAmount): ReadAmount {
  const half = /^(?:and|&) (?:a|one) half (?:of )?/iu.exec(read.rest)
  if (half !== null) {
    return {
      amount: amountOf(read.amount.min + 0.5, null),
      rest: read.rest.slice(half[0].length),
    }
  }
  const dozen = /^dozen(?: of)? (?=\S)/iu.exec(read.rest)
  if (dozen === null) return read
  const { min, max } = read.amount
  return {
    amount: amountOf(min * 12, max === null ? null : max * 12),
    rest: read.rest.slice(dozen[0].length),
  }
}

interface WordNumber {
  value: number
  /** How many words say it. */
  used: number
}

/** "half an", "a dozen", "a couple", "two and a half", "eine halbe", "a quarter of a". */
function readWordNumber(words: readonly string[], from: number): WordNumber | null {
  let total: number | null = null
  let used = 0
  let adds = false
  for (let index = from; index < words.length; index++) {
    const word = foldText(words[index] ?? '')
    const value = numberFromWord(word)
    if (value === null) {
      const next = numberFromWord(foldText(words[index + 1] ?? ''))
      const afterNext = numberFromWord(foldText(words[index + 2] ?? ''))
      const joins = /^(?:and|und|y|e|et)$/u.test(word) && total !== null && total >= 1
      if (joins && ((next !== null && next < 1) || (next === 1 && (afterNext ?? 1) < 1))) {
        adds = true
        continue
      }
      const isPart = word === 'of' && total !== null && total < 1 && next === 1
      if (isPart) continue
      break
    }
    if (total === null) total = value
    else if (!isArticle(word)) {
      total = adds ? total + value : total * value
      adds = false
    } else if (total >= 1 && !adds) break
    used = index + 1 - from
  }
  return total === null ? null : { value: total, used }
}

function readWords(text: string): ReadAmount | null {
  const words = text.split(' ')
  const first = readWordNumber(words, 0)
  if (first === null) return null
  let { used } = first
  let max: number | null = null
  if (/^(?:to|or|bis|oder|o|ou|à)$/iu.test(words[used] ?? '')) {
    const second = readWordNumber(words, used + 1)
    if (second !== null && second.value > first.value) {
      max = second.value
      used += 1 + second.used
    }
  }
  if (used >= words.length) return null
  const rest = words
    .slice(used)
    .join(' ')
    .replace(/^of\s+/iu, '')
  return { amount: amountOf(first.value, max), rest }
}

const approximately =
  /^(?:(?:about|approx(?:imately)?\.?|around|roughly|nearly|almost|circa|ca\.?|c\.(?=\s?\d)|at least|up to|another|just under|just over|(?:a |slightly )?(?:scant|generous|heap(?:ing|ed)|rounded|level|good)|etwa|ungef[aä]hr|environ|unos|unas|aprox\.?|[~≈±])\s*)+(?=[\d.~½⅓⅔¼¾⅛]|an?\b|half\b|one\b|two\b|three\b|four\b|ein|un|dos\b)/iu

/**
 * Reads the amount that a line begins with, in digits or in words, and returns what follows it. Null
 * where none is stated: an amount that nobody stated stays unstated. "About" is read over.
 */
export function readAmount(text: string): ReadAmount | null {
  const bare = text.replace(approximately, '')
  return readDigits(bare) ?? readWords(bare)
}
