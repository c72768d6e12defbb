import type { Mention } from './mentions.ts'

const noWords = new Set('no without non not never zero minus excluding instead forgot'.split(' '))
/** Words between "without" and what is not there. */
const passed = new Set('any of or and the a an ,'.split(' '))
/** A list that begins with "without" goes on: "without meat or animal products". */
const goesOn = new Set(['or', 'any', 'of', 'the', 'a', 'an'])
const mostSteps = 6

/** Whether a mention says that something is not there: "no cheese", "dairy-free". */
export function isRuledOut({ from, end }: Mention, words: readonly string[]): boolean {
  if (words[end] === 'free' || words[end] === 'less') return true
  for (let at = from - 1; at >= Math.max(0, from - mostSteps); at--) {
    const word = words[at] ?? ''
    if (noWords.has(word)) return true
    if (word === ',' || word === 'and') return false
    if (!passed.has(word) && !goesOn.has(words[at + 1] ?? '')) return false
  }
  return false
}

const copies = new Set(
  'imitation fake mock faux vegan vegetarian meatless substitute replacement alternative'.split(
    ' ',
  ),
)
const likeness = /\b(?:shaped|looks?|looking|resembles?|tastes?) (?:like|as)?\b/u
const wordsBefore = 4

/** Whether a mention names what something is only like: "fake steak", "a cake shaped like a lamb". */
export function isCopy({ from, end }: Mention, words: readonly string[]): boolean {
  const before = words.slice(Math.max(0, from - wordsBefore), from)
  return (
    copies.has(before.at(-1) ?? '') ||
    copies.has(words[end] ?? '') ||
    likeness.test(before.join(' '))
  )
}

const joints = new Set(
  'with made containing from and in , using that topped covered served cooked dipped seasoned flavoured flavored for of . : ( on coated ready baked mixed without'.split(
    ' ',
  ),
)

/** What stands before the first word that joins a part to a dish: of "bread with raisins" the bread. */
export function inFront(mentions: readonly Mention[], words: readonly string[]): Mention[] {
  const joint = words.findIndex((word, at) => at > 0 && joints.has(word))
  return mentions.filter(({ end }) => joint === -1 || end <= joint)
}
