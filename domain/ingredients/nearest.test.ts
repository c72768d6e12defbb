import { expect, it } from 'vitest'
import { seededRandom } from '../testing/random.ts'
import { times } from '../testing/times.ts'
import { leastSimilarity, nearestAliases, trigramsOf } from './nearest.ts'
import { testVocabulary } from './testing/vocabulary.ts'

/** As pg_trgm counts it, of every name. */
function nearestByCounting(form: string, aliases: ReadonlyMap<string, string>): string[] {
  const asked = trigramsOf(form)
  const best = new Map<string, number>()
  for (const [alias, id] of aliases) {
    const grams = trigramsOf(alias)
    const common = [...grams].filter((gram) => asked.has(gram)).length
    const similarity = common / (asked.size + grams.size - common)
    if (similarity >= leastSimilarity) best.set(id, Math.max(similarity, best.get(id) ?? 0))
  }
  return [...best]
    .toSorted(([leftId, left], [rightId, right]) => right - left || leftId.localeCompare(rightId))
    .map(([id]) => id)
}

it('finds what counting all trigrams finds, in the same order', () => {
  const random = seededRandom(7)
  const rounds = times({ quick: 20, thorough: 2_000 })
  const syllables = [
    'to',
    'ma',
    'na',
    'ban',
    'po',
    'ta',
    'ri',
    ' ',
    'é',
    'ß',
    'ce',
    'lo',
    '酱',
    ' x',
  ]
  const word = () =>
    Array.from({ length: 1 + random.integer(7) }, () => random.pick(syllables)).join('')
  for (let round = 0; round < rounds; round++) {
    const aliases = new Map(
      Array.from({ length: 300 }, () => [word(), `food-${random.integer(60)}`]),
    )
    const vocabulary = { ...testVocabulary, aliases }
    for (let each = 0; each < 10; each++) {
      const form = word()
      expect(nearestAliases(form, vocabulary, 100), `for “${form}” in round ${round}`).toEqual(
        nearestByCounting(form, aliases),
      )
    }
  }
})
