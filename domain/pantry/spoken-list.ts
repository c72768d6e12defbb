import { normalise } from '../ingredients/normalise.ts'
import { unitFromWords } from '../ingredients/unit-words.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { t } from '../texts/t.ts'

const longestName = 6

/** What stands between two things, and is none. */
const joiningWords = () =>
  new Set(t('and plus then|words between two foods that somebody says').split(' '))

/**
 * Puts the commas that nobody speaks: "two eggs milk and half an onion" → "two eggs, milk, half an onion".
 * A part ends with the longest name that is known; what is left over belongs to the part before it.
 */
export function partSpokenList(text: string, vocabulary: Vocabulary): string {
  const words = text.split(/[\s,;.]+/u).filter((word) => word !== '')
  const joining = joiningWords()
  const parts: string[][] = []
  let part: string[] = []
  let at = 0
  while (at < words.length) {
    const length = nameLengthAt(at, words, vocabulary)
    const word = words[at] ?? ''
    if (length === 0 && part.length === 0 && joining.has(word.toLowerCase())) {
      at++
      continue
    }
    part.push(...words.slice(at, at + Math.max(1, length)))
    at += Math.max(1, length)
    if (length === 0) continue
    parts.push(part)
    part = []
  }
  const last = parts.at(-1)
  if (part.length > 0 && last !== undefined) last.push(...part)
  else if (part.length > 0) parts.push(part)
  return parts.map((each) => each.join(' ')).join(', ')
}

/** How many words from a place on are a name; 0 for none. "Cloves" before "of garlic" only measures. */
function nameLengthAt(at: number, words: readonly string[], vocabulary: Vocabulary): number {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    const form = normalise(words.slice(at, at + length).join(' '))
    if (!vocabulary.aliases.has(form)) continue
    const measures = unitFromWords(form) !== null && at + length < words.length
    if (!measures) return length
  }
  return 0
}
