import { lookUp } from '../look-up.ts'
import { normalise } from '../normalise.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { compiled } from './compiled.ts'
import { meaningOf } from './meaning.ts'
import { namedBy } from './named-by.ts'
import type { LanguageWords } from './words.ts'

const shortestCompound = 7
const shortestPart = 3
/** What joins the parts: "Rind-er-hackfleisch", "Schwein-e-braten", "Zwiebel-n-ringe". */
const joints = ['', 's', 'n', 'e', 'en', 'er', 'es'] as const

/** The beginning of a compound as it stands alone. */
function beginnings(part: string): string[] {
  return joints
    .filter((joint) => part.endsWith(joint) && part.length - joint.length >= shortestPart)
    .map((joint) => part.slice(0, part.length - joint.length))
}

/** "Zwiebelwürfel": the food, of how it is cut. */
function withoutTail(token: string, vocabulary: Vocabulary, words: LanguageWords): string | null {
  for (const [tail] of compiled(words).tails) {
    if (!token.endsWith(tail)) continue
    const part = token.slice(0, token.length - tail.length)
    const found = beginnings(part).find((each) => namedBy([each], words, vocabulary) !== null)
    if (found !== undefined) return found
  }
  return null
}

/** "Biotomaten": what is said of a food, and it; "Kürbispüree" only where both together are a known food. */
function inTwo(token: string, vocabulary: Vocabulary, words: LanguageWords): string[] | null {
  for (let at = shortestPart; at <= token.length - shortestPart; at++) {
    const end = token.slice(at)
    const thing = namedBy([end], words, vocabulary)
    if (thing === null) continue
    const begin = token.slice(0, at)
    const meaning = meaningOf(begin, words)
    if (meaning !== null) return [begin, end]
    const name = (id: string) => vocabulary.ingredients.get(id)?.name ?? ''
    for (const each of beginnings(begin)) {
      const first = namedBy([each], words, vocabulary)
      if (first === null) continue
      const whole = vocabulary.aliases.get(normalise(`${name(first)} ${name(thing)}`))
      const spelt = whole === undefined ? undefined : vocabulary.ingredients.get(whole)?.name
      if (spelt !== undefined && lookUp(spelt, vocabulary) !== null) return spelt.split(' ')
    }
  }
  return null
}

/** A name with its one unknown compound in parts that are known; null where there is none. */
export function splitCompound(
  tokens: readonly string[],
  vocabulary: Vocabulary,
  words: LanguageWords,
): string[] | null {
  if (compiled(words).tails.length === 0) return null
  for (const [at, token] of tokens.entries()) {
    if (token.length < shortestCompound || meaningOf(token, words) !== null) continue
    const tailless = withoutTail(token, vocabulary, words)
    const parts = tailless === null ? inTwo(token, vocabulary, words) : [tailless]
    if (parts !== null) return [...tokens.slice(0, at), ...parts, ...tokens.slice(at + 1)]
  }
  return null
}
