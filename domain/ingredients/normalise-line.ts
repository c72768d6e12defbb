import { digit } from './amount.ts'
import { withMeasureFirst } from './measure-order.ts'
import { withoutSlips } from './measure-slips.ts'

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  oelig: 'œ',
}

const dashInNumber = new RegExp(`(?<=${digit})\\s*[‐‑‒–—―−]\\s*(?=${digit})`, 'gu')
const largestCodePoint = 0x10ffff

function decodeEntity(whole: string, body: string): string {
  if (!body.startsWith('#')) return namedEntities[body.toLowerCase()] ?? whole
  const isHex = body[1] === 'x' || body[1] === 'X'
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code > 0 && code <= largestCodePoint ? String.fromCodePoint(code) : whole
}

/** Bullets, checkboxes and list numbers; a minus needs a space behind it, so that "-3 eggs" stays what it is. */
const bullet =
  /^(?:[-–—*+>]\s+|[•·▢□☐☑☒✓✔✗◦‣▪■●○◻◯]\s*|\[[ xX]?\]\s*|\d{1,2}\)\s+|\d{1,2}\.\s+(?=\d|½|¼|¾))+/u

/** "Info 6 oz. Linguine": the name of a button that stands before each line. */
const buttonBefore = new RegExp(`^Info (?=${digit})`, 'u')
/** "$14.99 Add to Cart", "($0.42)". */
const price = / ?\(?\$\d+(?:\.\d\d)?\)?(?: add to (?:cart|basket))?$/iu
/** "ranch seasoning *in the packet": a clause of its own. */
const footnote = / \* ?(?=\p{L})/gu
/** "1b" and "1-Ib": pounds, as a scanner reads them. */
const scannedPound = new RegExp(`(?<=${digit}[ -]?)(?:(?<=[ -])1b|Ib)s?(?=[.\\s/)])`, 'gu')
/** "2 egg(s)". */
const eitherNumber = /(?<=\p{L}{2})\((?:e?s)\)/giu
/** "celery w/ leaves", "soup w/o salt". */
const withSlash = /(?<![\p{L}\d])w\/(o)? ?(?=\p{L})/giu
const saltAndPepper = /^S(?:alt)? ?[&+] ?P(?:epper)?(?=[ ,]|$)/iu
/** "1, 14 oz can": a comma between how many and how large. */
const commaInMeasure =
  /^(\d{1,2}), (?=\d+(?:[.,]\d+)?[ -]?(?:oz|ounce|g|gram|ml|lb|inche|inch)s?\b)/iu

/** "Challah | https://…": what a link was made of. */
const address = /\s*\|?\s*\bhttps?:\/\/[^\s)\]]+/giu

function withoutNoise(line: string): string {
  const plain = /[$*]|1b|Ib/u.test(line)
    ? line.replace(price, '').replace(footnote, ' - ').replace(scannedPound, 'lb')
    : line
  return plain
    .replace(eitherNumber, 's')
    .replace(withSlash, (_, without: string | undefined) => (without ? 'without ' : 'with '))
    .replace(buttonBefore, '')
    .replace(address, '')
    .replace(commaInMeasure, '$1 ')
    .replace(saltAndPepper, 'salt & pepper')
}

const groundMeat = /\b(?:beef|turkey|pork|chicken|mince|meat|chuck)\b/iu

const leanness =
  /\([^()]*\)|\b\d{2}\s?%[ -](?:(?:extra|super)[ -])?(?:lean|fat[ -]free)\b|(?<![\d/])(\d{2}) ?\/ ?(\d{1,2})(?![\d/])/giu

/** "80/20 ground beef" and "93% lean ground turkey" say how lean it is, not how much there is: a remark at the end. */
function withLeannessBehind(line: string): string {
  if (!/[/%]/u.test(line) || !groundMeat.test(line)) return line
  let said = ''
  const bare = line.replace(leanness, (found, lean?: string, fat?: string) => {
    if (found.startsWith('(')) return found
    if (lean !== undefined && Number(lean) + Number(fat) !== 100) return found
    said += lean === undefined ? ` (${found})` : ` (${found} lean)`
    return ' '
  })
  return `${bare}${said}`
}

/**
 * A line without what copying leaves in it: HTML, bullets, footnote marks, odd spaces and digits. Dashes
 * become `-` inside numbers and ` - ` between phrases.
 */
export function normaliseLine(text: string): string {
  let line = text
  if (line.includes('&')) line = line.replace(/&(#?\w{2,8});/gu, decodeEntity)
  if (line.includes('<')) line = line.replace(/<\/?[a-z][^<>]*>/giu, ' ')
  if (/[^\x20-\x7e]/u.test(line)) {
    line = line
      .replace(/(?:\u00ad|[\u200b-\u200f]|\u2060|\ufeff|\ufe0e|\ufe0f)/gu, '')
      .replace(/[０-９]/gu, (wide) => String.fromCodePoint(wide.charCodeAt(0) - 0xfee0))
      .replace(/[٠-٩]/gu, (arabic) => String(arabic.charCodeAt(0) - 0x660))
      .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
      .replace(dashInNumber, '-')
      .replace(/[‐‑−]/gu, '-')
      .replace(/\s*[—―]\s*/gu, ' - ')
      .replace(/[‒–]/gu, '-')
      .replace(/[″“”„«»]/gu, '"')
      .replace(/[‘‛`´]/gu, "'")
      .replace(/×/gu, 'x')
      .replace(/ﬂ/gu, 'fl')
      .replace(/ﬁ/gu, 'fi')
  }
  line = withoutNoise(line.trim().replace(bullet, '').replace(/\s+/gu, ' '))
  return withMeasureFirst(withoutSlips(withLeannessBehind(line)))
    .replace(/(?:\*+|[†‡§]|\[\d{1,2}\])/gu, ' ')
    .replace(/[¹²³]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim()
}
