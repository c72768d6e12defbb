const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const glyphs = Object.keys(fractions).join('')

/** A number as it is written in a recipe: `1 1/2`, `1½`, `0,5`, `12`. For use within other patterns. */
export const written = `(?:\\d{1,6}\\s+\\d{1,3}\\s?[/⁄]\\s?\\d{1,3}|\\d{1,3}\\s?[/⁄]\\s?\\d{1,3}|\\d{1,6}\\s?[${glyphs}]|[${glyphs}]|\\d{1,6}(?:[.,]\\d{1,4})?)`

/** The value of what `written` matched. */
export function valueOf(text: string): number {
  const glyph = new RegExp(`^(\\d*)\\s?([${glyphs}])$`, 'u').exec(text)
  if (glyph !== null) return Number(glyph[1] ?? 0) + (fractions[glyph[2] ?? ''] ?? 0)
  const ratio = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/u.exec(text)
  if (ratio !== null) {
    const [, whole = '0', top = '0', bottom = '1'] = ratio
    return Number(whole) + Number(top) / Math.max(1, Number(bottom))
  }
  return Number(text.replace(',', '.'))
}

const range = new RegExp(
  `(${written})\\s*(?:-|–|—|~|to|or|bis|oder|à|a|ou|o|tot)\\s*(?=${written})`,
  'giu',
)

const wholeRange = new RegExp(`${range.source}${written}`, 'giu')

/** "4 to 6" is 4. */
export function lowerOfRanges(text: string): string {
  return text.replace(wholeRange, '$1')
}

/** "4 to 6" is 6: what a recipe is made for is enough for that many, and takes that long. */
export function upperOfRanges(text: string): string {
  return text.replace(range, '')
}
