import { inFront, isCopy, isRuledOut } from './around-words.ts'
import type { ConceptId, Strength } from './lexicon.ts'
import { type Known, type Mention, mentionsIn, wordsOf } from './mentions.ts'

/** How much speaks for something: by the surest word, and by all. */
export interface Evidence {
  most: Strength
  sum: Strength
}

/** What is known of a dish from the words that describe it. */
export interface ToldDish {
  /** By concept: what speaks for it, and what against. */
  shown: ReadonlyMap<ConceptId, Evidence>
  against: ReadonlyMap<ConceptId, Evidence>
  /** What is said in so many words: "low-fat", "baked"; and what that excludes. It counts more than what foods suggest. */
  stated: ReadonlySet<ConceptId>
  denied: ReadonlySet<ConceptId>
  /** Named to say that it is not there: "no cheese", "dairy-free". */
  absent: ReadonlySet<ConceptId>
  /** What the dish is first of all, with its kinds: bread of "bread with raisins". */
  head: ReadonlyMap<ConceptId, Strength>
  words: ReadonlySet<string>
}

const isThing = (concept: ConceptId, { lexicon }: Known) =>
  ['food', 'dish'].includes(lexicon.kindOf(concept))

const innerShare = 0.7
const copyShare = 0.5
const statedFrom = 0.8

/** Adds to what is known of a dish. */
class Findings {
  readonly shown = new Map<ConceptId, Evidence>()
  readonly against = new Map<ConceptId, Evidence>()
  readonly stated = new Set<ConceptId>()
  readonly denied = new Set<ConceptId>()
  readonly absent = new Set<ConceptId>()

  add(concept: ConceptId, strength: Strength) {
    const to = strength > 0 ? this.shown : this.against
    const said = Math.abs(strength)
    const before = to.get(concept) ?? { most: 0, sum: 0 }
    to.set(concept, { most: Math.max(before.most, said), sum: before.sum + said })
  }

  state(concept: ConceptId, strength: Strength) {
    if (strength >= statedFrom) this.stated.add(concept)
    if (strength <= -statedFrom) this.denied.add(concept)
  }
}

function take(mention: Mention, words: readonly string[], known: Known, findings: Findings) {
  if (isRuledOut(mention, words)) {
    findings.absent.add(mention.concept)
    for (const [concept, strength] of known.lexicon.reachOf(mention.concept)) {
      if (strength === 1 && concept.startsWith('of-')) findings.absent.add(concept)
    }
    return
  }
  const share = isCopy(mention, words) ? copyShare : 1
  for (const each of [mention.concept, ...mention.within]) {
    const isInner = each !== mention.concept && isThing(each, known)
    const isOnlyLike = share < 1 || isInner
    for (const [concept, strength] of known.lexicon.reachOf(each)) {
      if (isOnlyLike && strength < 0) continue
      findings.add(concept, strength * share * (isInner ? innerShare : 1))
      if (!isThing(each, known)) findings.state(concept, strength)
    }
  }
}

const few = 3
const many = 5

/** What the number of things says that are named. */
function takeNumber(mentions: readonly Mention[], known: Known, findings: Findings) {
  const places = mentions.filter(({ concept }) => known.lexicon.kindOf(concept) === 'place')
  if (new Set(places.map(({ concept }) => concept)).size > 1) findings.add('two-cuisine', 1)
  if (mentions.length <= few) findings.add('simple', 0.4)
  if (mentions.length >= many) findings.add('variety', 0.5)
  if (mentions.length > many) findings.add('simple', -0.5)
}

/** Reads what is said of a dish, by its title or in a sentence. */
export function readDish(text: string, known: Known): ToldDish {
  const words = wordsOf(text)
  const mentions = mentionsIn(words, known)
  const findings = new Findings()
  for (const mention of mentions) take(mention, words, known, findings)
  takeNumber(mentions, known, findings)
  // Who says that nothing of an animal is in it says that it is vegan.
  if (findings.absent.has('animal')) findings.state('vegan', 1)
  const isNamed = ({ concept }: Mention) => isThing(concept, known)
  const named = inFront(mentions, words).findLast(isNamed) ?? mentions.find(isNamed)
  return {
    shown: findings.shown,
    against: findings.against,
    stated: findings.stated,
    denied: findings.denied,
    absent: findings.absent,
    head: named === undefined ? new Map() : known.lexicon.reachOf(named.concept),
    words: new Set(words),
  }
}
