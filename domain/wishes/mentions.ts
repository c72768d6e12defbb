import { normalise } from '../ingredients/normalise.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { ConceptId, Lexicon } from './lexicon.ts'

/** A place of a text where something is named. */
export interface Mention {
  concept: ConceptId
  /** Concepts that the words of a food's longer name are by themselves: of "roasted vegetables" both. */
  within: readonly ConceptId[]
  from: number
  end: number
}

/** Where wishes are read and dishes judged by: our lists, and the names of the catalogue's foods. */
export interface Known {
  lexicon: Lexicon
  vocabulary: Vocabulary
}

const mostWords = 5

/** Names of foods in other languages, and words that are seldom one. */
const noFoods = new Set('the te pan date starter m mac wrap hot dish can mix style'.split(' '))

/** Endings of words that name a food or a way together with it: "chocolatey", "strawberry-flavoured". */
const withoutEnding = (word: string): string[] =>
  word.length < 5
    ? []
    : [
        word.replace(/i(?:est|er)$/u, 'y'),
        word.replace(/(?:est|er)$/u, ''),
        word.replace(/(?:est|er)$/u, 'e'),
        word.replace(/(?:ed|ing|ly|y|ish|s)$/u, ''),
        word.replace(/(?:ed|ing)$/u, 'e'),
      ]

function conceptOf(phrase: string, { lexicon, vocabulary }: Known): ConceptId | undefined {
  const own = lexicon.conceptOf(phrase)
  if (own !== undefined) return own
  return noFoods.has(phrase) ? undefined : vocabulary.aliases.get(phrase)
}

/** The words of a text in the form in which they are looked up. Marks between clauses are words of their own. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/([.,;:!?()])/gu, ' $1 ')
    .split(/[\s\-–/]+/u)
    .map((word) => (/^[.,;:!?()~]$/u.test(word) ? word : normalise(word)))
    .filter((word) => word !== '')
}

/** What a text names: at each place the longest phrase that is known. */
export function mentionsIn(words: readonly string[], known: Known): Mention[] {
  const found: Mention[] = []
  let at = 0
  while (at < words.length) {
    const mention = mentionAt(words, at, known)
    if (mention === null) at++
    else {
      found.push(mention)
      at = mention.end
    }
  }
  return found
}

function mentionAt(words: readonly string[], at: number, known: Known): Mention | null {
  for (let length = Math.min(mostWords, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const concept = conceptOf(phrase, known)
    if (concept === undefined) continue
    const within =
      length === 1 || !known.lexicon.isSumOfWords(phrase)
        ? []
        : withinOf(words.slice(at, at + length), known)
    return { concept, within, from: at, end: at + length }
  }
  for (const word of withoutEnding(words[at] ?? '')) {
    const concept = known.lexicon.conceptOf(word)
    if (concept !== undefined) return { concept, within: [], from: at, end: at + 1 }
  }
  return null
}

function withinOf(words: readonly string[], { lexicon }: Known): ConceptId[] {
  const found: ConceptId[] = []
  for (let at = 0; at < words.length; at++) {
    const two = lexicon.conceptOf(words.slice(at, at + 2).join(' '))
    const concept =
      at + 1 < words.length && two !== undefined ? two : lexicon.conceptOf(words[at] ?? '')
    if (concept !== undefined) found.push(concept)
    if (concept !== undefined && concept === two) at++
  }
  return found
}
