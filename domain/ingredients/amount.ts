/** How much: `max` is null unless a range was stated ("2–3"). Both are positive. */
export interface Amount {
  min: number
  max: number | null
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
}

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
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
  eleven: 11,
  twelve: 12,
  dozen: 12,
  couple: 2,
  half: 0.5,
  quarter: 0.25,
}

/** `½` spelled `1/2` and `1½` spelled `1 1/2`, so that one grammar reads all of them. */
export function spellFractions(text: string): string {
  return text
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/gu, (sign) => ` ${vulgarFractions[sign] ?? sign}`)
    .replace(/⁄/gu, '/')
    .trimStart()
}

const number = String.raw`(?:\d+\s+\d+\/[1-9]\d*|\d+\/[1-9]\d*|\d+(?:[.,]\d+)?)`
const range = new RegExp(
  String.raw`^(?:about |approx\.? |ca\.? |~)?(${number})(?:\s*(?:-|–|—|to|or)\s*(${number}))?(?:\s*x(?=\s|\d))?`,
  'iu',
)

function valueOf(written: string): number {
  const mixed = written.trim().split(/\s+/u)
  return mixed.reduce((sum, part) => {
    const [top, bottom] = part.replace(',', '.').split('/')
    return sum + Number(top) / Number(bottom ?? 1)
  }, 0)
}

/**
 * Reads the amount that a line begins with and returns what follows it. Null where none is stated:
 * an amount that nobody stated stays unstated.
 */
export function readAmount(text: string): { amount: Amount; rest: string } | null {
  const digits = range.exec(text)
  if (digits?.[1] !== undefined) {
    const min = valueOf(digits[1])
    const max = digits[2] === undefined ? null : valueOf(digits[2])
    if (!(min > 0)) return null
    const amount = { min, max: max !== null && max > min ? max : null }
    return { amount, rest: text.slice(digits[0].length).trimStart() }
  }
  return readNumberWords(text)
}

/** "half an onion", "a dozen eggs", "a couple of carrots", "two and a half cups". */
function readNumberWords(text: string): { amount: Amount; rest: string } | null {
  const words = text.split(/\s+/u)
  let total: number | null = null
  let used = 0
  for (const [index, word] of words.entries()) {
    const value = numberWords[word.toLowerCase()]
    if (value === undefined) {
      const joins = word.toLowerCase() === 'and' && words[index + 1]?.toLowerCase() === 'a'
      if (joins && /^(?:half|quarter)$/iu.test(words[index + 2] ?? '')) continue
      break
    }
    const isArticle = /^an?$/iu.test(word)
    if (total === null) total = value
    else if (!isArticle) total = value < 1 && total >= 1 && used > 1 ? total + value : total * value
    used = index + 1
  }
  if (total === null || used === words.length) return null
  const rest = words.slice(used).join(' ')
  return { amount: { min: total, max: null }, rest: rest.replace(/^of\s+/iu, '') }
}
