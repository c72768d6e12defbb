import { sentencesOf } from '../cooking/minutes-of-steps.ts'
import type { Phase } from './work.ts'

/**
 * What of a step tells of a phase, in the step as it is shown. Where that has other sentences than the one that was read, a
 * translation perhaps or one with notes, it is all of it.
 */
export function wordsOfPhase({ sentences }: Phase, shown: string): string {
  if (sentences === undefined || sentences === null) return shown
  const all = sentencesOf(shown)
  if (all.length !== sentences.of) return shown
  const words = all.slice(sentences.from, sentences.until).map(({ text }) => text)
  return words.join('').trim() || shown
}
