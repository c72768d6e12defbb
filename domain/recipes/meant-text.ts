import { singularForm } from '../ingredients/normalise.ts'
import type { SearchPhrase } from './search-phrases.ts'
import { partsOf } from './search-text.ts'

const hasUnwanted = /(^|[ \t\n\r])-/u

const wordsIn = (text: string): string =>
  partsOf(text)
    .flatMap((part) => part.words.map(singularForm))
    .join(' ')

const spaced = (words: string): string =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')

interface Read {
  words: string
  /** What is no phrase. */
  rest: string
}

/** Before each word that was put in: it is none of those that were typed, and is not read again. */
const mark = '_'
const marked = (meaning: string): string => meaning.replaceAll(/[^ ]+/gu, `${mark}$&`)

/** What is said by other words: each phrase for which this holds. */
function readAnew(
  words: string,
  phrases: readonly SearchPhrase[],
  isRead: (phrase: SearchPhrase) => boolean,
): Read {
  const said = ` ${words} `
  let read = said
  let rest = said
  for (const each of phrases) {
    const phrase = ` ${each.phrase} `
    if (!said.includes(phrase) || !isRead(each)) continue
    read = read.replaceAll(phrase, ` ${marked(each.meaning)} `)
    rest = rest.replaceAll(phrase, '  ')
  }
  return { words: spaced(read.replaceAll(mark, '')), rest: spaced(rest) }
}

/**
 * A search that finds nothing, said by words that do, all in the singular: "cheap traybakes" is "budget sheet pan", and
 * "schnelle suppe" is "quick soup", though a title may have either word. What says nothing of a dish is left out: "recipes
 * with rice" is "rice". Where nothing is found so either, what finds something alone stays as it is. Null where nothing
 * changes, and where something is excluded: what is not wanted is never guessed. The database has the same rule in
 * `private.meant_text`.
 *
 * @param finds whether any recipe has these words
 */
export function meantText(
  text: string,
  phrases: readonly SearchPhrase[],
  finds: (words: string) => boolean,
): string | null {
  if (hasUnwanted.test(text)) return null
  const said = wordsIn(text)
  const isMeant = ({ meaning }: SearchPhrase) => meaning === '' || finds(meaning)
  const whole = readAnew(said, phrases, isMeant).words
  if (whole !== '' && whole !== said && finds(whole)) return whole
  const careful = readAnew(said, phrases, (each) => !finds(each.phrase) && isMeant(each)).words
  return careful === '' || careful === said ? null : careful
}

/**
 * A search that asks for a kind of recipe in words that few titles have, said by those that all such recipes go by: "primavera"
 * is "spring". Null where it asks for anything else. The database has the same rule in `private.kind_meant`.
 */
export function kindMeant(text: string, phrases: readonly SearchPhrase[]): string | null {
  if (hasUnwanted.test(text)) return null
  const said = wordsIn(text)
  const { words, rest } = readAnew(said, phrases, ({ isKind }) => isKind)
  return rest === '' && words !== '' && words !== said ? words : null
}
