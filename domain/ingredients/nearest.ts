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

interface AliasGrams {
  id: IngredientId
  /** How many different trigrams the alias has. */
  count: number
}

type GramIndex = ReadonlyMap<string, readonly AliasGrams[]>

/** Made with the first misspelt word of a page and kept: comparing each alias anew takes 50 times as long. */
const indexes = new WeakMap<Vocabulary, GramIndex>()

function indexOf(vocabulary: Vocabulary): GramIndex {
  const known = indexes.get(vocabulary)
  if (known !== undefined) return known
  const index = new Map<string, AliasGrams[]>()
  for (const [alias, id] of vocabulary.aliases) {
    const grams = gramsIn(alias)
    const entry = { id, count: grams.length }
    for (const gram of grams) {
      const others = index.get(gram)
      if (others === undefined) index.set(gram, [entry])
      else others.push(entry)
    }
  }
  indexes.set(vocabulary, index)
  return index
}

/**
 * Up to `limit` ingredients whose aliases look most like a normalised name (Jaccard similarity of
 * trigrams, as in PostgreSQL's pg_trgm), nearest first: the "did you mean".
 */
export function nearestAliases(form: string, vocabulary: Vocabulary, limit = 3): IngredientId[] {
  if (form === '') return []
  const grams = trigramsOf(form)
  const shared = new Map<AliasGrams, number>()
  const index = indexOf(vocabulary)
  for (const gram of grams) {
    for (const entry of index.get(gram) ?? []) shared.set(entry, (shared.get(entry) ?? 0) + 1)
  }
  const best = new Map<IngredientId, number>()
  for (const [{ id, count }, common] of shared) {
    const similarity = common / (grams.size + count - common)
    if (similarity >= leastSimilarity && similarity > (best.get(id) ?? 0)) best.set(id, similarity)
  }
  return [...best]
    .toSorted(([leftId, left], [rightId, right]) => right - left || leftId.localeCompare(rightId))
    .slice(0, limit)
    .map(([id]) => id)
}
