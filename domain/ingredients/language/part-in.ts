import type { Part } from '../line-part.ts'
import { foldText } from '../normalise.ts'
import { compiled } from './compiled.ts'
import { readMeasureIn, withoutLinks } from './measure-in.ts'
import { meaningOf } from './meaning.ts'
import type { LanguageWords } from './words.ts'

interface AtBeginning {
  part: Part | null
  /** What it is of, with its amount. */
  rest: string
}

/** The next word of a text that is no article and does not describe. */
function nextWord(text: string, words: LanguageWords): { word: string; rest: string } {
  let rest = withoutLinks(text, words)
  for (let skipped = 0; skipped < 3; skipped++) {
    const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ''
    if (word === '' || meaningOf(word, words) === null) break
    rest = withoutLinks(rest.slice(word.length).trimStart(), words)
  }
  const word = /^[\p{L}-]+/u.exec(rest)?.[0] ?? ''
  return { word, rest: rest.slice(word.length).trimStart() }
}

/** "scorza grattugiata di 1 limone": without what is said of the part. */
function withoutMeanings(text: string, words: LanguageWords): string {
  const word = /^[\p{L}-]+(?=\s|$)/u.exec(text)?.[0] ?? ''
  return word === '' || meaningOf(word, words) === null ? text : text.slice(word.length).trimStart()
}

/** "(il succo di) 1 limone e la scorza grattugiata": without the other part, which is said of the same thing. */
function withoutPartBehind(rest: string, words: LanguageWords) {
  const { parts, and } = compiled(words)
  const at = rest.search(and)
  const behind = at === -1 ? null : nextWord(rest.slice(at).replace(and, ''), words)
  const isAgain =
    behind !== null &&
    parts.has(foldText(behind.word)) &&
    withoutMeanings(behind.rest, words).trim() === ''
  return { text: isAgain ? rest.slice(0, at) : rest, isAgain }
}

/**
 * "Saft von 1 Zitrone", "le zeste d'un citron" → the part, of what follows. "Saft und Schale von 1 Zitrone" takes the whole,
 * so no part is named. Only what a number follows is read so.
 */
export function partAtBeginning(text: string, words: LanguageWords): AtBeginning {
  const { parts, and, taken } = compiled(words)
  // "la polpa di 1 avocado"
  const whole = text.replace(taken, '')
  const isCounted = whole !== text && readMeasureIn(whole, words).amount !== null
  const none = { part: null, rest: isCounted ? whole : text }
  const first = nextWord(text, words)
  const part = parts.get(foldText(first.word))
  if (part === undefined) return none
  let { rest } = first
  let isBoth = false
  const joint = and.exec(` ${rest}`)
  if (joint?.index === 0 || /^[+&,]\s/u.test(rest)) {
    const second = nextWord(rest.replace(/^[^\s]+\s+/u, ''), words)
    if (parts.get(foldText(second.word)) === undefined) return none
    isBoth = true
    ;({ rest } = second)
  }
  // "raspas da casca de 1 limão": the same part in two words.
  const again = nextWord(rest, words)
  if (parts.get(foldText(again.word)) === part) ({ rest } = again)
  rest = withoutMeanings(rest, words)
  // "de un limón": an article counts, so that links are taken off one by one.
  for (let skipped = 0; skipped < 3; skipped++) {
    if (readMeasureIn(rest, words).amount !== null) {
      const { text: thing, isAgain } = withoutPartBehind(rest, words)
      return { part: isBoth || isAgain ? null : part, rest: thing }
    }
    rest = withoutLinks(rest, words, 1)
  }
  return none
}

/** "1 limón (la ralladura)", "1 Zitrone, Saft davon": where remarks name one part alone. */
export function partInRemarks(remarks: readonly string[], words: LanguageWords): Part | null {
  const { parts } = compiled(words)
  const found = new Set<Part>()
  for (const remark of remarks) {
    const tokens = foldText(remark).split(' ')
    // "2 uova + 1 tuorlo": what is counted is another thing.
    if (tokens.length > 4 || /^\d/u.test(remark)) continue
    for (const token of tokens) {
      const part = parts.get(token)
      if (part !== undefined) found.add(part)
    }
  }
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}
