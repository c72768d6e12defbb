import { plainly } from '../chat/wish/plain-words.ts'
import type { Aspect } from './aspect.ts'
import { emptyWords } from './known/said.ts'
import type { Lexicon } from './lexicon.ts'
import { type Known, type Mention, mentionsIn, wordsOf } from './mentions.ts'
import { isNegated, withoutIdleNo } from './negated.ts'
import { readSituations } from './read-situations.ts'

export interface ReadAspects {
  aspects: readonly Aspect[]
  /** Words that are not known, and may be names. */
  further: readonly string[]
}

/** "Roasted vegetables", which the catalogue knows as one food, are asked for as such and by each word. */
const wholeWeight = 0.6
const partWeight = 0.8
/** What is named first is most often what the dish shall be. */
const headWeight = 1.2
const shortest = 3

function named({ concept, within }: Mention, isWanted: boolean): Aspect[] {
  if (within.length < 2) return [{ concept, isWanted, weight: 1, isOfPerson: false, parts: within }]
  return [
    { concept, isWanted, weight: wholeWeight, isOfPerson: false, parts: within },
    ...within.map((part) => ({ concept: part, isWanted, weight: partWeight, isOfPerson: false })),
  ]
}

function withHead(aspects: readonly Aspect[], lexicon: Lexicon): Aspect[] {
  const head = aspects.find(
    ({ concept, isWanted, isOfPerson }) =>
      isWanted && !isOfPerson && ['food', 'dish'].includes(lexicon.kindOf(concept)),
  )
  return aspects.map((each) =>
    each === head ? { ...each, weight: each.weight * headWeight } : each,
  )
}

/** Each once, as what counts most says it. */
function unique(aspects: readonly Aspect[]): Aspect[] {
  const found = new Map<string, Aspect>()
  for (const aspect of aspects) {
    const key = `${aspect.concept} ${aspect.isWanted}`
    const before = found.get(key)
    if (before === undefined || before.weight < aspect.weight) found.set(key, aspect)
  }
  return [...found.values()]
}

/** Reads a wish in English into what it asks for. */
export function readAspects(text: string, known: Known): ReadAspects {
  const situations = readSituations(withoutIdleNo(plainly(text)), known.lexicon)
  const words = wordsOf(situations.rest)
  const isEmpty = (at: number) => emptyWords.has(words[at] ?? '')
  const mentions = mentionsIn(words, known)
  const asked = mentions.filter(({ from, end }) => end - from > 1 || !isEmpty(from))
  const aspects = [
    ...situations.aspects,
    ...asked.flatMap((mention) => named(mention, !isNegated(words, mention.from))),
  ]
  const isTaken = (at: number) => mentions.some(({ from, end }) => from <= at && at < end)
  const further = words.filter(
    (word, at) => word.length >= shortest && !isTaken(at) && !isEmpty(at) && !isNegated(words, at),
  )
  return { aspects: unique(withHead(aspects, known.lexicon)), further: [...new Set(further)] }
}
