import { atOnce, type InSteps } from '../in-steps.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** As in PostgreSQL's `pg_trgm.similarity_threshold`. */
export const leastSimilarity = 0.3

/** Each trigram of a text once. A list: of texts as short as names, and tens of thousands of them, faster than a set for each. */
function gramsIn(text: string): string[] {
  const padded = `  ${text} `
  const found: string[] = []
  for (let index = 0; index + 3 <= padded.length; index++) {
    const gram = padded.slice(index, index + 3)
    if (!found.includes(gram)) found.push(gram)
  }
  return found
}

/** The trigrams of a word as PostgreSQL's pg_trgm counts them. */
export function trigramsOf(text: string): Set<string> {
  return new Set(gramsIn(text))
}

type Names = Vocabulary['aliases']

/** Of 32 bits each. */
const wordsOfMark = 4

/** Which of 128 bits a trigram has: of names as long as foods', few share one. */
function bitOf(text: string, at: number): number {
  const mixed = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)
  return (mixed ^ (mixed >>> 7)) & 127
}

/** The bits of all trigrams of each alias, and how many are set. In the order of the aliases. */
interface Marks {
  bits: Int32Array
  counts: Uint8Array
}

/** Made once for a vocabulary. */
const made = new WeakMap<Names, Marks>()

/** A slow phone takes some milliseconds for so many names. */
const namesAtOnce = 1_000

/** Marks the names of a vocabulary in steps, for `nearestAliases`. */
export function* markingAliases({ aliases }: Pick<Vocabulary, 'aliases'>): InSteps<Marks> {
  const known = made.get(aliases)
  if (known !== undefined) return known
  const bits = new Int32Array(aliases.size * wordsOfMark)
  const counts = new Uint8Array(aliases.size)
  let place = 0
  for (const alias of aliases.keys()) {
    if (place % namesAtOnce === 0) yield
    counts[place] = mark(alias, bits, place * wordsOfMark)
    place++
  }
  const marks = { bits, counts }
  made.set(aliases, marks)
  return marks
}

/** Sets the bits of a name from a place on. Returns how many there are. */
function mark(alias: string, bits: Int32Array, from: number): number {
  const padded = `  ${alias} `
  let count = 0
  for (let at = 0; at + 3 <= padded.length; at++) {
    const bit = bitOf(padded, at)
    const word = from + (bit >>> 5)
    const before = bits[word] ?? 0
    const after = before | (1 << (bit & 31))
    if (after !== before) count++
    bits[word] = after
  }
  return count
}

const similarity = (common: number, one: number, other: number) => common / (one + other - common)

/**
 * Up to `limit` ingredients whose aliases look most like a normalised name (Jaccard similarity of trigrams, as in PostgreSQL's
 * pg_trgm), nearest first: the "did you mean". Trigrams are compared only where the bits of both leave it open: of 20,000 aliases
 * that is done in a millisecond, where an index of all trigrams takes fifty to make.
 */
export function nearestAliases(form: string, vocabulary: Vocabulary, limit = 3): IngredientId[] {
  if (form === '') return []
  const grams = trigramsOf(form)
  const asked = [...grams].map((gram) => bitOf(gram, 0))
  const { bits, counts } = made.get(vocabulary.aliases) ?? atOnce(markingAliases(vocabulary))
  const best = new Map<IngredientId, number>()
  let place = 0
  for (const [alias, id] of vocabulary.aliases) {
    const from = place * wordsOfMark
    const leastCount = counts[place++] ?? 0
    let mostCommon = 0
    for (const bit of asked) mostCommon += ((bits[from + (bit >>> 5)] ?? 0) >>> (bit & 31)) & 1
    if (similarity(mostCommon, grams.size, leastCount) < leastSimilarity) continue
    const others = gramsIn(alias)
    const common = others.filter((gram) => grams.has(gram)).length
    const found = similarity(common, grams.size, others.length)
    if (found >= leastSimilarity && found > (best.get(id) ?? 0)) best.set(id, found)
  }
  return [...best]
    .toSorted(([leftId, left], [rightId, right]) => right - left || leftId.localeCompare(rightId))
    .slice(0, limit)
    .map(([id]) => id)
}
