import { foldText } from '../normalise.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { compiled } from './compiled.ts'
import { splitCompound } from './compound.ts'
import { meaningOf } from './meaning.ts'
import { namedBy } from './named-by.ts'
import type { LanguageWords } from './words.ts'

const mostTokens = 12
const longestSpan = 6

interface Beside {
  /** In English: "finely chopped". */
  meanings: readonly string[]
  /** Without a meaning: a maker, a place, or another thing. */
  unknown: readonly string[]
}

const colours = new Set(['red', 'green', 'yellow', 'white', 'black', 'brown'])

const isColour = (token: string | undefined, words: LanguageWords): boolean =>
  token !== undefined && colours.has(meaningOf(token, words) ?? '')

/** "Poivron rouge et vert": what is of two colours is of none that a name could say. */
function withoutColours(tokens: readonly string[], words: LanguageWords): readonly string[] {
  const { joints } = compiled(words)
  const at = tokens.findIndex(
    (token, index) =>
      joints.has(token) && isColour(tokens[index - 1], words) && isColour(tokens[index + 1], words),
  )
  return at === -1 ? tokens : tokens.toSpliced(at - 1, 3)
}

/** The words beside a name in English, phrases before words; articles and prepositions fall away. */
export function translated(tokens: readonly string[], words: LanguageWords): Beside {
  const { links, longestMeaning } = compiled(words)
  const meanings: string[] = []
  const unknown: string[] = []
  for (let at = 0; at < tokens.length;) {
    let used = 0
    for (let count = Math.min(longestMeaning, tokens.length - at); count > 0; count--) {
      const meaning = meaningOf(tokens.slice(at, at + count).join(' '), words)
      if (meaning === null) continue
      if (meaning !== '') meanings.push(meaning)
      used = count
      break
    }
    const token = tokens[at] ?? ''
    if (used === 0 && !links.has(token) && token !== '') unknown.push(token)
    at += Math.max(used, 1)
  }
  return { meanings, unknown }
}

export interface EnglishName {
  text: string
  /** Whether all words of the name are known: others stand in front of the text as they are written. */
  isWhole: boolean
}

/**
 * A name in English, as far as it is known: "fein gehackte rote Zwiebeln" is "finely chopped red onion". Words that mean
 * nothing to us stand in front, as the name of a maker does; what is a food of its own beside the one found leaves the
 * name unknown, for "lait d'avoine" is not milk. Null where no food of it is known.
 */
export function englishName(
  name: string,
  vocabulary: Vocabulary,
  words: LanguageWords,
): EnglishName | null {
  const typed = foldText(name)
    .split(' ')
    .filter((token) => token !== '')
  if (typed.length === 0 || typed.length > mostTokens) return null
  const isName = namedBy(typed, words, vocabulary) !== null
  const tokens = isName ? typed : withoutColours(typed, words)
  const found = nameOfTokens(tokens, vocabulary, words)
  const isWhole = found?.isWhole === true
  if (isWhole && (isName || !isOfAnother(name, found, vocabulary, words))) return found
  if (isWhole) return null
  const joined = inOtherJoints(name, vocabulary, words)
  if (joined !== null) return joined
  if (found !== null) return isOfAnother(name, found, vocabulary, words) ? null : found
  const split = splitCompound(tokens, vocabulary, words)
  return split === null ? null : nameOfTokens(split, vocabulary, words)
}

/**
 * "Formaggio d'anacardi", "prosciutto d'oca": whether what was not understood, or was taken for a quality ("DOC"), is another food
 * behind an elided word.
 */
function isOfAnother(
  name: string,
  { text }: EnglishName,
  vocabulary: Vocabulary,
  words: LanguageWords,
): boolean {
  const left = text.split(' ')
  return [...name.matchAll(/(?<!\p{L})(\p{L}+)['’](\p{L}+)/gu)].some(
    ([elided, link = '', thing = '']) =>
      compiled(words).links.has(foldText(link)) &&
      (left.includes(foldText(elided)) || meaningOf(foldText(elided), words) !== null) &&
      namedBy([foldText(thing)], words, vocabulary) !== null,
  )
}

/** "Spalla d'agnello", "farina di avena": by the name with the joint written out, or without its vowel. Only where all of it is known. */
function inOtherJoints(
  name: string,
  vocabulary: Vocabulary,
  words: LanguageWords,
): EnglishName | null {
  const { links } = compiled(words)
  const joint = words.of.at(-1)?.word.trim() ?? ''
  if (joint === '') return null
  const written = name.replace(/(?<!\p{L})(\p{L}+)['’](?=\p{L})/gu, (typed, link: string) =>
    links.has(foldText(link)) ? `${joint} ` : typed,
  )
  const short = name.replace(
    new RegExp(`(?<!\\p{L})${joint} (?=[aeiouhàèéìòù])`, 'giu'),
    `${joint.charAt(0)}'`,
  )
  for (const spelt of [written, short]) {
    if (spelt === name) continue
    const found = nameOfTokens(foldText(spelt).split(' '), vocabulary, words)
    if (found?.isWhole === true) return found
  }
  return null
}

function nameOfTokens(
  tokens: readonly string[],
  vocabulary: Vocabulary,
  words: LanguageWords,
): EnglishName | null {
  for (let length = Math.min(tokens.length, longestSpan); length > 0; length--) {
    for (let place = 0; place + length <= tokens.length; place++) {
      const start = words.headLast ? tokens.length - length - place : place
      const span = tokens.slice(start, start + length)
      const isWhole = length === tokens.length
      if (!isWhole && translated(span, words).unknown.length === 0) continue
      const id = namedBy(span, words, vocabulary)
      const english = id === null ? undefined : vocabulary.ingredients.get(id)?.name
      if (english === undefined) continue
      const beside = [tokens.slice(0, start), tokens.slice(start + length)].map((each) =>
        translated(each, words),
      )
      // "Brokkoli-Sprossen", "granita al limone": the thing itself is not known, only what it is made of.
      const head = beside[words.headLast ? 1 : 0]
      if (head !== undefined && head.unknown.length > 0) return null
      const unknown = beside.flatMap((each) => each.unknown)
      if (unknown.some((each) => namedBy([each], words, vocabulary) !== null)) return null
      const meanings = beside.flatMap((each) => each.meanings)
      const text = [...unknown, ...meanings, english].join(' ')
      return { text, isWhole: unknown.length === 0 }
    }
  }
  return null
}

/** Whether all words of a text only describe. */
export function describesIn(text: string, words: LanguageWords): boolean {
  const tokens = foldText(text)
    .split(' ')
    .filter((token) => token !== '')
  return translated(tokens, words).unknown.length === 0
}
