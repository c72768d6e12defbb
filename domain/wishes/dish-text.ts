import type { ConceptId, Strength } from './lexicon.ts'
import { type Known, type Mention, mentionsIn, wordsOf } from './mentions.ts'

/** What is known of a dish from the words that describe it. */
export interface ToldDish {
  /** By concept: what speaks for it, and what against. */
  shown: ReadonlyMap<ConceptId, { most: Strength; sum: Strength }>
  against: ReadonlyMap<ConceptId, { most: Strength; sum: Strength }>
  /** Named to say that it is not there: "no cheese", "dairy-free". */
  absent: ReadonlySet<ConceptId>
  /** What the dish is first of all, with its kinds: bread of "bread with raisins". */
  head: ReadonlyMap<ConceptId, Strength>
  words: ReadonlySet<string>
  /** How many things are named. */
  size: number
}

const noWords = new Set('no without non not never zero minus excluding instead forgot'.split(' '))
const passed = new Set('any of or and the a an , added all other being'.split(' '))
const freeWords = new Set('free less'.split(' '))
const copyWords = new Set(
  'imitation fake mock faux vegan vegetarian meatless substitute replacement alternative'.split(
    ' ',
  ),
)
const likeWords = /\b(?:shaped|look|looks|looking|resemble|resembles|taste|tastes) (?:like|as)?\b/u

/** Whether a mention is ruled out by the words around it. */
function isRuledOut({ from, end }: Mention, words: readonly string[]): boolean {
  if (freeWords.has(words[end] ?? '')) return true
  let at = from - 1
  let steps = 0
  while (at >= 0 && steps < 6) {
    const word = words[at] ?? ''
    if (noWords.has(word)) return true
    // A list that begins with "no" goes on: "without meat or animal byproducts".
    if (!passed.has(word) && !(steps > 0 && passed.has(words[at + 1] ?? ''))) return false
    if (word === ',' || word === 'and') return false
    at--
    steps++
  }
  return false
}

function isCopy({ from, end }: Mention, words: readonly string[]): boolean {
  const before = words.slice(Math.max(0, from - 4), from)
  return (
    copyWords.has(before.at(-1) ?? '') ||
    copyWords.has(words[end] ?? '') ||
    likeWords.test(before.join(' '))
  )
}

const isOfManner = (concept: ConceptId, { lexicon }: Known) =>
  !['food', 'dish'].includes(lexicon.kindOf(concept))

const joints = new Set(
  'with made containing from and in , using that topped covered served cooked dipped seasoned flavoured flavored for of . : ( on coated ready baked mixed without'.split(
    ' ',
  ),
)
const innerShare = 0.7
const copyStrength = 0.5

export function readDish(text: string, known: Known): ToldDish {
  const words = wordsOf(text)
  const shown = new Map<ConceptId, { most: Strength; sum: Strength }>()
  const against = new Map<ConceptId, { most: Strength; sum: Strength }>()
  const absent = new Set<ConceptId>()
  const mentions = mentionsIn(words, known)
  const joint = words.findIndex((word, at) => at > 0 && joints.has(word))
  const inFront = mentions.filter(({ end }) => joint === -1 || end <= joint)
  const named =
    inFront.findLast(({ concept }) => !isOfManner(concept, known)) ??
    mentions.find(({ concept }) => !isOfManner(concept, known))
  const head =
    named === undefined ? new Map<ConceptId, Strength>() : known.lexicon.reachOf(named.concept)
  for (const mention of mentions) {
    if (isRuledOut(mention, words)) {
      absent.add(mention.concept)
      for (const [concept, strength] of known.lexicon.reachOf(mention.concept)) {
        if (strength === 1 && concept.startsWith('of-')) absent.add(concept)
      }
      continue
    }
    const share = isCopy(mention, words) ? copyStrength : 1
    for (const each of [mention.concept, ...mention.within]) {
      const isInner = each !== mention.concept && !isOfManner(each, known)
      for (const [concept, strength] of known.lexicon.reachOf(each)) {
        if ((share < 1 || isInner) && strength < 0) continue
        const to = strength > 0 ? shown : against
        const said = Math.abs(strength) * share * (isInner ? innerShare : 1)
        const before = to.get(concept) ?? { most: 0, sum: 0 }
        to.set(concept, { most: Math.max(before.most, said), sum: before.sum + said })
      }
    }
  }
  if (absent.has('animal')) shown.set('vegan', { most: 1, sum: 1 })
  const places = new Set(
    mentions.filter(({ concept }) => known.lexicon.kindOf(concept) === 'place'),
  )
  if (places.size > 1) shown.set('two-cuisine', { most: 1, sum: 1 })
  if (mentions.length <= 3)
    shown.set('simple', { most: Math.max(0.4, shown.get('simple')?.most ?? 0), sum: 1 })
  if (mentions.length >= 5)
    shown.set('variety', { most: Math.max(0.5, shown.get('variety')?.most ?? 0), sum: 1 })
  return { shown, against, absent, head, words: new Set(words), size: mentions.length }
}
