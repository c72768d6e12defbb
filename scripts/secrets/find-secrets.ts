import { allowed } from './allowed.ts'
import { rules } from './rules.ts'

export interface Finding {
  rule: string
  /** Counted from 1. */
  line: number
  /** So much of it as tells a person where to look, and nobody the secret. */
  shown: string
}

/** Bits a character, by how often each one stands in the text itself. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const each of text) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => {
    const share = count / text.length
    return bits - share * Math.log2(share)
  }, 0)
}

/** Everything in the text that looks like a secret and is not allowed by name. */
export function findSecrets(text: string): Finding[] {
  return rules.flatMap(({ name, pattern, leastEntropy = 0 }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const secret = match[1] ?? match[0]
      if (allowed.has(secret) || entropyOf(secret) < leastEntropy) return []
      const line = text.slice(0, match.index).split('\n').length
      return [{ rule: name, line, shown: `${secret.slice(0, 6)}… (${secret.length} characters)` }]
    }),
  )
}
