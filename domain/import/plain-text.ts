const named: Readonly<Record<string, string>> = {
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
  frac13: '⅓',
  frac23: '⅔',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
}

const highest = 0x10ffff

function characterOf(code: number, otherwise: string): string {
  const isCharacter = code > 0 && code <= highest && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : otherwise
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]\w{1,9});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole
    const isHex = name[1] === 'x' || name[1] === 'X'
    return characterOf(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10), whole)
  })
}

const block = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr)\b[^<>]{0,500}>/gi
const tag = /<\/?[a-z][^<>]{0,2000}>|<!--[^<>]{0,2000}-->/gi

/** Text that another app may have kept as HTML: its lines, without tags, entities and stray spaces. */
export function plainLines(text: string): string[] {
  const bare = text.includes('<') ? text.replace(block, '\n').replace(tag, '') : text
  return decoded(bare)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/[\s\u200b\ufeff]+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** The same on one line. */
export const plainText = (text: string): string => plainLines(text).join(' ')

/** The same in paragraphs of a line each. */
export const plainParagraphs = (text: string): string => plainLines(text).join('\n')
