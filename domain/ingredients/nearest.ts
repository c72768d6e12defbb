import type { IngredientId, Vocabulary } from './vocabulary.ts'

const leastSimilarity = 0.35

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `
  const found = new Set<string>()
  for (let index = 0; index + 3 <= padded.length; index++) found.add(padded.slice(index, index + 3))
  return found
}

function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0
  for (const gram of left) if (right.has(gram)) shared++
  return shared / (left.size + right.size - shared)
}

/**
 * Up to `limit` ingredients whose aliases look most like a normalised name (Jaccard similarity of
 * trigrams, as in PostgreSQL's pg_trgm), nearest first: the "did you mean".
 */
export function nearestAliases(form: string, vocabulary: Vocabulary, limit = 3): IngredientId[] {
  if (form === '') return []
  const grams = trigrams(form)
  const best = new Map<IngredientId, number>()
  for (const [alias, id] of vocabulary.aliases) {
    if (Math.abs(alias.length - form.length) > form.length) continue
    const score = similarity(grams, trigrams(alias))
    if (score >= leastSimilarity && score > (best.get(id) ?? 0)) best.set(id, score)
  }
  return [...best]
    .toSorted(([leftId, left], [rightId, right]) => right - left || leftId.localeCompare(rightId))
    .slice(0, limit)
    .map(([id]) => id)
}
