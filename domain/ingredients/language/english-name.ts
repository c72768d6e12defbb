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

/**
 * A name in English, as far as it is known: "fein gehackte rote Zwiebeln" is "finely chopped red onion". Words that mean
 * nothing to us stand in front, as the name of a maker does; what is a food of its own beside the one found leaves the
 * name unknown, for "lait d'avoine" is not milk. Null where no food of it is known.
 */
export function englishNames(name: string, vocabulary: Vocabulary, words: LanguageWords): string[] {
  const tokens = foldText(name)
    .split(' ')
    .filter((token) => token !== '')
  if (tokens.length === 0 || tokens.length > mostTokens) return []
  const found = namesOfTokens(tokens, vocabulary, words)
  if (found.length > 0) return found
  const split = splitCompound(tokens, vocabulary, words)
  return split === null ? [] : namesOfTokens(split, vocabulary, words)
}

function namesOfTokens(
  tokens: readonly string[],
  vocabulary: Vocabulary,
  words: LanguageWords,
): string[] {
  const names: string[] = []
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
      const unknown = beside.flatMap((each) => each.unknown)
      if (unknown.some((each) => namedBy([each], words, vocabulary) !== null)) return names
      const meanings = beside.flatMap((each) => each.meanings)
      names.push([...unknown, ...meanings, english].join(' '))
      return names
    }
  }
  return names
}

/** Whether all words of a text only describe. */
export function describesIn(text: string, words: LanguageWords): boolean {
  const tokens = foldText(text)
    .split(' ')
    .filter((token) => token !== '')
  return translated(tokens, words).unknown.length === 0
}
