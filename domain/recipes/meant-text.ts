import { singularForm } from '../ingredients/normalise.ts'
import { searchPhrases } from './search-phrases.ts'
import { partsOf } from './search-text.ts'

const hasUnwanted = /(^|[ \t\n\r])-/u

/**
 * A search in which what finds nothing is said by words that do, all in the singular: "cheap traybakes" is "budget sheet
 * pan". Null where nothing is, and where something is excluded: what is not wanted is never guessed. The database has
 * the same rule in `private.meant_text`.
 *
 * @param finds whether any recipe has these words
 */
export function meantText(text: string, finds: (words: string) => boolean): string | null {
  if (hasUnwanted.test(text)) return null
  const words = partsOf(text).flatMap((part) => part.words.map(singularForm))
  const said = ` ${words.join(' ')} `
  let read = said
  for (const [phrase, meaning] of searchPhrases) {
    if (!said.includes(` ${phrase} `) || finds(phrase) || !finds(meaning)) continue
    read = read.replaceAll(` ${phrase} `, ` ${meaning} `)
  }
  return read === said ? null : read.trim()
}
