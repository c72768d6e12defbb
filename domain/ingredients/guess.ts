import { isByLastWords } from './look-up-general.ts'
import { foodWordsOf } from './food-words.ts'
import { describes } from './look-up.ts'
import { wordsMeant } from './misspelt.ts'
import { foldText, normalise } from './normalise.ts'
import { readLines } from './read-lines.ts'
import { lookUpLine } from './resolve.ts'
import type { ReadLine } from './read-line.ts'
import { spelledOut } from './shorthand-words.ts'
import { unitFromWords } from './unit-words.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** A line of a pantry, and how sure its reading is. */
export interface GuessedLine extends ReadLine {
  /** Its words are no name, but most likely short for one, or one misspelt. Never so in recipes. */
  isGuess: boolean
}

/** Letters of the shortest beginning that is taken for the whole, and of each of its words. */
const shortestBeginning = 6
const shortestWord = 3
/** Letters that such a beginning may lack: more may make another food of it. */
const mostMissing = 2

/** What makes a food free of something. Nobody is told so by words that they did not write. */
const freeing = /\b(?:free|less|vegan|vegetarian|substitute|alternative|low|no|non|dairy)\b/u

/** The names as the line would have them: what a shorthand stands for is looked up with unit and descriptions. */
function lookUpAs(name: string, line: ReadLine, vocabulary: Vocabulary): IngredientId | null {
  const phrase = line.phrase.includes(line.name) ? line.phrase.replace(line.name, name) : name
  const [id = null] = lookUpLine({ ...line, name, phrase, alternatives: [] }, vocabulary)
  return id === null || isByLastWords(name, id, vocabulary) ? null : id
}

/** Folded, with each "and" spelt out. */
function folded(name: string): string {
  return foldText(name.replace(/[&+]/gu, ' and '))
}

function known(ids: readonly (IngredientId | null)[]): IngredientId[] {
  return [...new Set(ids.filter((id) => id !== null))]
}

/**
 * Of "creme fraich" the only name whose last word goes on so. "Sesame" is not sesame oil: a name that lacks
 * whole words may be a food of its own.
 */
function begunBy(name: string, vocabulary: Vocabulary): IngredientId[] {
  const words = name.split(' ')
  if (name.length < shortestBeginning || words.some((word) => word.length < shortestWord)) return []
  if (words.every((word) => describes(word) || unitFromWords(word) !== null)) return []
  const ids = new Set<IngredientId>()
  for (const [alias, id] of vocabulary.aliases) {
    if (!alias.startsWith(name)) continue
    // "Creme fraiche from Isigny" is a further name for who has not finished "fraiche".
    const [missing = ''] = alias.slice(name.length).split(' ')
    if (missing === '' || missing.length > mostMissing) return []
    if (alias.length === name.length + missing.length) ids.add(id)
  }
  return [...ids]
}

/** What a name is with its one word that no food is called by spelt right. */
function misspeltFor(line: ReadLine, vocabulary: Vocabulary): IngredientId[] {
  const words = normalise(line.name).split(' ')
  const foodWords = foodWordsOf(vocabulary)
  const isKnown = (word: string) =>
    foodWords.has(word) || describes(word) || unitFromWords(word) !== null
  const unknown = words.filter((word) => !isKnown(word))
  const [wrong = ''] = unknown
  if (unknown.length !== 1) return []
  return known(
    wordsMeant(wrong, foodWords)
      .filter((word) => !freeing.test(word))
      .map((right) => words.map((word) => (word === wrong ? right : word)).join(' '))
      .map((name) => lookUpAs(name, line, vocabulary)),
  )
}

function withGuess(line: ReadLine, ids: readonly IngredientId[]): GuessedLine[] {
  const [ingredient, ...others] = ids
  if (ingredient === undefined) return [{ ...line, isGuess: false }]
  if (others.length === 0)
    return [{ ...line, resolution: { kind: 'resolved', ingredient }, isGuess: true }]
  return [{ ...line, resolution: { kind: 'unresolved', suggestions: ids }, isGuess: false }]
}

/**
 * What a line that is not known most likely means, where that is clear: a shorthand ("greek yog"), the beginning
 * of one name alone, or one misspelt word with one food to mean. Of "S&P" it is two lines. Where several
 * foods may be meant they are proposed, and nothing is guessed.
 */
export function guessLine(line: ReadLine, vocabulary: Vocabulary): GuessedLine[] {
  if (line.resolution.kind === 'resolved') return [{ ...line, isGuess: false }]
  const whole = spelledOut(folded(line.original))
    .map((each) => vocabulary.aliases.get(normalise(each)) ?? null)
    .filter((each) => each !== null)
  // "Half n half" names a thing although it begins like an amount.
  if (whole.length === 1) return withGuess({ ...line, name: line.original, amount: null }, whole)
  const name = folded(line.name)
  const spellings = spelledOut(name)
  const meant = known(spellings.map((each) => lookUpAs(each, line, vocabulary)))
  if (meant.length > 0) return withGuess(line, meant)
  for (const spelling of spellings) {
    const lines = readLines(spelling, vocabulary)
    if (lines.length > 1 && lines.every(({ resolution }) => resolution.kind === 'resolved'))
      return lines.map((each) => ({
        ...each,
        original: line.original,
        name: line.name,
        isGuess: true,
      }))
  }
  const begun = begunBy(name, vocabulary)
  if (begun.length === 1) return withGuess(line, begun)
  // What several names begin with is not spelt wrong: it is not finished.
  if (begun.length > 1) return [{ ...line, isGuess: false }]
  return withGuess(line, misspeltFor(line, vocabulary))
}
