/** Numbers that a language writes in words, each in small letters. */
export type NumberWords = ReadonlyMap<string, number>

const signs: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
}
const digits = String.raw`\d+(?:[.,]\d+)?(?:\s?[½¼¾⅓⅔⅛]|\s\d\/\d)?|\d\/\d|[½¼¾⅓⅔⅛]`
const inDigits = /^(\d+(?:[.,]\d+)?(?!\/))?\s?([½¼¾⅓⅔⅛])?(?:(\d)\/(\d))?$/u

/** Words as a pattern that takes the longest. */
export const anyOf = (words: Iterable<string>): string =>
  [...words].toSorted((left, right) => right.length - left.length).join('|')

/** A number in digits or in words, as a pattern. */
export const anyNumber = (words: NumberWords): string =>
  `(?:${digits}|(?<!\\p{L})(?:${anyOf(words.keys())})(?!\\p{L}))`

/** What `anyNumber` has found: “1½”, “1,5”, “3/4”, “eine halbe”. */
export function valueOfNumber(written: string, words: NumberWords): number {
  const word = words.get(written.toLowerCase())
  if (word !== undefined) return word
  const [, whole = '', sign = '', top, bottom] = inDigits.exec(written) ?? []
  const part = top === undefined ? (signs[sign] ?? 0) : Number(top) / Number(bottom)
  return Number(whole.replace(',', '.') || 0) + part
}

const articles = ['ein', 'eine', 'einer', 'einen', 'einem']
const halves = ['halbe', 'halben', 'halber', 'halbes']

export const germanNumbers: NumberWords = new Map([
  ...articles.map((word): [string, number] => [word, 1]),
  ...[...halves, ...halves.flatMap((half) => articles.map((word) => `${word} ${half}`))].map(
    (word): [string, number] => [word, 1 / 2],
  ),
  ...Object.entries({
    anderthalb: 1.5,
    eineinhalb: 1.5,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
  }),
])
