import type { StepPart } from './parts-of-step.ts'

/** Whole minutes of a part, and whether they are no more than a share of the recipe's. */
export interface Estimated {
  minutes: number
  isEstimated: boolean
}

/** What a recipe states of its times; null where it states none. */
export interface StatedTotals {
  active: number | null
  total: number | null
}

/** Words that a cook does in a minute, where nothing else is known: "cut the onions into fine dice". */
const wordsPerMinute = 8
/** Nobody takes longer over a word than this; what a total leaves beyond it is waiting. */
const leastWordsPerMinute = 2
const usualWait = 15

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0)

/**
 * How long each part takes. Times that are stated stay; what the recipe’s total leaves is shared among what has none, by its
 * words, and by equal parts among waits. Each takes a minute at least.
 */
export function estimated(
  parts: readonly StepPart[],
  { active, total }: StatedTotals,
): Estimated[] {
  const hands = parts.filter(({ isHands }) => isHands)
  const words = sum(hands.map(({ untimed }) => untimed))
  const waits = parts.filter(({ isHands, untimed }) => !isHands && untimed > 0).length
  const statedByHand = sum(hands.map(({ stated }) => stated))
  const stated = sum(parts.map((part) => part.stated))
  const room = total === null ? null : total - stated
  const forHands =
    active === null
      ? Math.min(room ?? words / wordsPerMinute, words / leastWordsPerMinute)
      : active - statedByHand
  const byHand = Math.max(0, forHands)
  const left = room === null ? null : Math.max(0, room - byHand)
  const perWait = left === null || waits === 0 ? usualWait : left / waits
  const perWord = words === 0 ? 0 : byHand / words
  // What is rounded away from one is given to the next.
  let owed = 0
  return parts.map(({ isHands, stated: own, untimed, isAbout = false }) => {
    const share = untimed * (isHands ? perWord : perWait)
    const wanted = own + share + (share > 0 ? owed : 0)
    const minutes = Math.max(1, Math.round(wanted))
    if (share > 0) owed = wanted - minutes
    return { minutes, isEstimated: isAbout || share > own }
  })
}
