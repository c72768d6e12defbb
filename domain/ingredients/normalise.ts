import { singularise } from './singular.ts'

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/** Lower case, accents and ligatures folded, everything but letters, digits and single spaces removed. */
export function foldText(text: string): string {
  const lower = text.toLowerCase()
  // Most texts are plain words: nothing in them is to be folded.
  if (/^[a-z]+(?: [a-z]+)*$/u.test(lower)) return lower
  return lower
    .replace(/[ßœæøđłı]/gu, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Words whose plural alone is another thing: pepper is a spice, peppers are vegetables. */
const pluralsOfTheirOwn = new Set(['peppers'])

/** A folded word in the singular, but for a plural that is another thing. */
export function singularForm(word: string): string {
  return pluralsOfTheirOwn.has(word) ? word : singularise(word)
}

/**
 * The form under which an alias is kept and looked up: folded, each word in the singular.
 * `Crème fraîche` → `creme fraiche`, `Chicken Thighs` → `chicken thigh`.
 */
export function normalise(text: string): string {
  const folded = foldText(text)
  return pluralsOfTheirOwn.has(folded) ? folded : folded.split(' ').map(singularise).join(' ')
}
