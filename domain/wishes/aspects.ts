import { plainly } from '../chat/wish/plain-words.ts'
import { emptyWords } from './known/said.ts'
import { situations } from './known/situations.ts'
import type { ConceptId } from './lexicon.ts'
import { type Known, mentionsIn, wordsOf } from './mentions.ts'

/** One thing that a wish asks for, or asks not to have. */
export interface Aspect {
  concept: ConceptId
  isWanted: boolean
  /** How much it counts: 1 for what is named, less for what is only likely. */
  weight: number
  /** Told of the person, not of the dish: "I have a cold". */
  isTold: boolean
  /** It follows from what is told, and need not be so. */
  isLikely?: boolean
  /** What the words of its name are one by one. */
  parts?: readonly ConceptId[]
}

export interface ReadAspects {
  aspects: readonly Aspect[]
  /** Words that are not known, and may be names. */
  further: readonly string[]
}

const situationLines = situations
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [pattern = '', said = ''] = line.split(' :')
    const source = pattern
      .replaceAll('(my |', '((?:my|your|his|her|our|their|the) |')
      .replaceAll('(my )', '(?:(?:my|your|his|her|our|their) )')
      .replaceAll('\\\\', '\\')
    return {
      pattern: new RegExp(`\\b(?:${source})\\b`, 'gu'),
      said: said
        .trim()
        .split(/\s+/u)
        .filter((word) => word !== ''),
    }
  })

const negatorWords = new Set(
  'no not without dont doesnt isnt arent wont cant cannot never nor neither hate dislike avoid avoiding except minus shouldnt havent skip aint wasnt non didnt lack lacking too nothing'.split(
    ' ',
  ),
)
const negatorPairs = new Set([
  'sick of',
  'tired of',
  'bored of',
  'instead of',
  'other than',
  'rather than',
  'allergic to',
  'allergy to',
  'intolerant to',
  'intolerant of',
  'sensitive to',
  'sensitivity to',
  'out of',
  'free of',
  'free from',
  'low in',
  'anything but',
  'apart from',
  'forgot to',
  'forgot my',
  'less of',
  'nothing too',
])
/** Where what is ruled out ends. */
const ends = new Set(
  '. ; : ! ? ( ) but with that so because while although though since if however i my who when where for still yet just'.split(
    ' ',
  ),
)

function isNegated(words: readonly string[], at: number): boolean {
  let steps = 0
  for (let place = at - 1; place >= 0 && steps < 9; place--) {
    const word = words[place] ?? ''
    const pair = `${words[place - 1] ?? ''} ${word}`
    if (negatorPairs.has(pair) || negatorWords.has(word)) {
      return !(word === 'not' && words[place + 1] === 'only')
    }
    // "Not with kimchi", "nothing for children".
    const isBehindNo = negatorWords.has(words[place - 1] ?? '')
    if (ends.has(word) && !isBehindNo) return false
    if (word === ',' && !goesOn(words, place)) return false
    if (
      word === 'and' &&
      [
        'i',
        'want',
        'need',
        'would',
        'like',
        'ha',
        'has',
        'have',
        'is',
        'contain',
        'include',
        'with',
        'can',
      ].includes(words[place + 1] ?? '')
    )
      return false
    steps++
  }
  return false
}

/** A list of what is ruled out ends with "or": "no cheese, garlic, or onion". */
function goesOn(words: readonly string[], comma: number): boolean {
  for (let at = comma + 1; at < Math.min(words.length, comma + 8); at++) {
    const word = words[at] ?? ''
    if (word === 'or' || word === 'nor') return true
    if (ends.has(word)) return false
  }
  return false
}

const likelyWeight = 0.5
/** What a person tells of themselves in one phrase counts little more than a word, however much follows from it. */
const severalShare = 0.5
const beginsList = /^(?:without|allergic)\b/u
/** A "not" that rules no food out. */
const saysNothing =
  /\b(?:(?:dont|do not|didnt|doesnt) (?:know|mind|care|remember|forget|worry|think)|(?:have |ive |i have )?never (?:tried|made|had|cooked|eaten|done|been)|cant (?:decide|wait|stop|get enough|seem|find|go wrong|think)|(?:im |am )?not sure|no idea|no problem|why not|if not|or not|not only|hard to find|could not|couldnt)\b/gu

/** Reads a wish in English into what it asks for. */
export function readAspects(text: string, known: Known): ReadAspects {
  let plain = plainly(text).replaceAll(saysNothing, ' ')
  const aspects: Aspect[] = []
  for (const { pattern, said } of situationLines) {
    plain = plain.replaceAll(pattern, (match) => {
      for (const word of said) {
        aspects.push({
          concept: known.lexicon.named(word.replaceAll(/^-|\?$/gu, '')),
          isWanted: !word.startsWith('-'),
          weight: (word.endsWith('?') ? likelyWeight : 1) / said.length ** severalShare,
          isTold: true,
          isLikely: word.endsWith('?'),
        })
      }
      return beginsList.test(match) ? ' without ~ ' : ' ~ '
    })
  }
  const words = wordsOf(plain)
  const mentions = mentionsIn(words, known)
  const taken = new Set<number>()
  for (const { concept, within, from, end } of mentions) {
    for (let at = from; at < end; at++) taken.add(at)
    if (end - from === 1 && emptyWords.has(words[from] ?? '')) continue
    aspects.push({
      concept,
      isWanted: !isNegated(words, from),
      weight: within.length > 1 ? 0.6 : 1,
      isTold: false,
      parts: within,
    })
    if (within.length > 1)
      for (const part of within)
        aspects.push({
          concept: part,
          isWanted: !isNegated(words, from),
          weight: 0.8,
          isTold: false,
        })
  }
  const further = words.filter(
    (word, at) =>
      !taken.has(at) && word.length > 2 && !emptyWords.has(word) && !isNegated(words, at),
  )
  const head = aspects.find(
    ({ concept, isWanted, isTold }) =>
      isWanted && !isTold && ['food', 'dish'].includes(known.lexicon.kindOf(concept)),
  )
  if (head !== undefined) head.weight *= 1.2
  return { aspects: unique(aspects), further: [...new Set(further)] }
}

function unique(aspects: readonly Aspect[]): Aspect[] {
  const found = new Map<string, Aspect>()
  for (const aspect of aspects) {
    const key = `${aspect.concept} ${aspect.isWanted}`
    const before = found.get(key)
    if (before === undefined || before.weight < aspect.weight) found.set(key, aspect)
  }
  return [...found.values()]
}
