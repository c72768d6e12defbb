import { readCatalogue } from '../read.ts'
import { toVocabulary } from '../vocabulary.ts'
import { judge } from './judge.ts'
import { readPairs } from './pairs.ts'

const ourPairs = new URL('pairs.yaml', import.meta.url)

export interface GoldenScore {
  pairs: number
  right: number
  /** One text a wrong pair: what was expected, and what came out. */
  wrong: string[]
}

/** Judges the pairs of a file (ours where none is given) by the catalogue's own vocabulary. */
export async function score(file: URL = ourPairs): Promise<GoldenScore> {
  const [{ catalogue }, pairs] = await Promise.all([readCatalogue(), readPairs(file)])
  const vocabulary = toVocabulary(catalogue)
  const wrong: string[] = []
  for (const pair of pairs) {
    const { right, actual } = judge(pair, vocabulary)
    if (!right) wrong.push(`${JSON.stringify(pair)}\n  is ${actual}`)
  }
  return { pairs: pairs.length, right: pairs.length - wrong.length, wrong }
}
