import type { Proposal } from './proposal.ts'
import { readProposal } from './read-proposal.ts'

/**
 * How an answer ended. `complete`: the provider said so. `too-long`: it stopped at its limit, in the middle.
 * `interrupted`: it broke off. `failed`: the words are not the chef's, but say what went wrong.
 */
export const answerEndings = ['complete', 'too-long', 'interrupted', 'failed'] as const
export type AnswerEnding = (typeof answerEndings)[number]

/** One line of an answer, as JSON: some words of it, something to confirm, or its end, which comes last and once. */
export type AnswerEvent =
  | { type: 'words'; words: string }
  | { type: 'proposal'; proposal: Proposal }
  | { type: 'end'; ending: AnswerEnding }

export function writeAnswerEvent(event: AnswerEvent): string {
  return `${JSON.stringify(event)}\n`
}

/** Null for a line that is none. */
export function readAnswerEvent(line: string): AnswerEvent | null {
  const json = parsed(line)
  if (typeof json !== 'object' || json === null) return null
  const type: unknown = Reflect.get(json, 'type')
  const words: unknown = Reflect.get(json, 'words')
  if (type === 'words' && typeof words === 'string') return { type, words }
  if (type === 'proposal') {
    const proposal = readProposal(Reflect.get(json, 'proposal'))
    return proposal === null ? null : { type, proposal }
  }
  if (type !== 'end') return null
  const ending: unknown = Reflect.get(json, 'ending')
  const known = answerEndings.find((each) => each === ending)
  return known === undefined ? null : { type, ending: known }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
