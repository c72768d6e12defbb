import { isDescriptor } from './descriptors.ts'
import { isAdverb, isPreparation, isSize } from './line-words.ts'
import { foldText } from './normalise.ts'

export interface LineName {
  /** Without size and preparation: "fresh parsley". */
  name: string
  /** With them: "finely chopped fresh parsley". */
  phrase: string
  size: string | null
  /** What was said of its preparation, as typed. */
  preparation: string | null
}

interface Word {
  typed: string
  folded: string
}

function foldWord(typed: string): string {
  const word = typed.toLowerCase()
  if (/^[a-z]+$/u.test(word)) return word
  return word
    .split('-')
    .map(foldText)
    .join('-')
    .replace(/^-+|-+$/gu, '')
}

const joints = new Set(['and', 'or', 'then', '&', ',', 'but', 'y', 'et', 'und', 'e'])

const packed = /\b(?:canned|tinned|jarred|bottled)\b/iu

/** How a thing is bought, whatever is done to it. */
const states = new Set([
  'dried',
  'smoked',
  'salted',
  'cured',
  'canned',
  'tinned',
  'jarred',
  'bottled',
])

/** Marks the words that prepare: with their adverbs, and with "and" between two of them. */
function preparing(words: readonly Word[]): boolean[] {
  const marks = words.map(({ folded }, index) =>
    isPreparation(folded, () => followingOf(words, index)),
  )
  for (let index = words.length - 1; index >= 0; index--) {
    const folded = words[index]?.folded ?? ''
    const next = words[index + 1]?.folded ?? ''
    if (isAdverb(folded) && (marks[index + 1] === true || next === 'ground')) {
      marks[index] = true
      if (next === 'ground') marks[index + 1] = true
    }
    if (folded === 'freshly' && next.endsWith('ed')) marks[index] = marks[index + 1] = true
    // "Roasted and crushed": the one is done by whoever does the other.
    const isBoth = next === 'and' && marks[index + 2] === true
    if (isBoth && folded.endsWith('ed') && !states.has(folded)) marks[index] = true
  }
  for (const [index, { folded }] of words.entries()) {
    const between = marks[index - 1] === true && marks[index + 1] === true
    if (joints.has(folded) && between) marks[index] = true
  }
  return keepChoices(words, marks)
}

/** "Fresh or thawed peas" are one name: what a quality is joined to stays with it. */
function keepChoices(words: readonly Word[], marks: boolean[]): boolean[] {
  for (const [index, { folded }] of words.entries()) {
    const before = words[index - 1]
    if (marks[index] === true || before === undefined || marks[index - 1] === true) continue
    if (!/^(?:and|or)$/u.test(folded)) continue
    if (!isDescriptor(before.folded) && !states.has(before.folded)) continue
    for (let next = index + 1; marks[next] === true; next++) marks[next] = false
  }
  return marks
}

function followingOf(words: readonly Word[], index: number): string {
  let following = ''
  for (let next = index + 1; next < words.length; next++) following += `${words[next]?.folded} `
  return following
}

function strip(word: string): string {
  return word.replace(/^[,;:.]+|[,;:]+$/gu, '')
}

/**
 * Takes size and preparation out of the words of a name; where nothing else is left, they are the name.
 * What the maker prepared, in a tin, is bought by that name: "chopped tomatoes".
 */
export function readName(text: string, inTin = packed.test(text)): LineName {
  const words = text
    .split(' ')
    .filter((typed) => typed !== '')
    .map((typed) => ({ typed, folded: foldWord(typed) }))
  // "Well-rinsed canned beans": what stands before it is done by the cook.
  const tin = words.findIndex(({ folded }) => packed.test(folded))
  const marks = inTin ? preparing(words).map((is, index) => is && index < tin) : preparing(words)
  const name: string[] = []
  const size: string[] = []
  const preparation: string[] = []
  for (const [index, { typed, folded }] of words.entries()) {
    if (marks[index] === true) preparation.push(strip(typed))
    else if (isSizeAt(words, index)) size.push(strip(typed))
    else if (folded !== '' || /[\p{L}\p{N}&+]|^\/$/u.test(typed)) name.push(typed)
  }
  const phrase = words.map(({ typed }) => typed).join(' ')
  const isAll = name.every((typed) => joints.has(typed.toLowerCase()))
  return {
    name: trimJoints(isAll ? phrase : name.join(' ')),
    phrase: trimJoints(phrase),
    size: size.length === 0 ? null : size.join(' '),
    preparation: isAll || preparation.length === 0 ? null : preparation.join(' '),
  }
}

/** What may be medium without a size: rice by its grain, a curry by its heat, "medium or mild curry powder". */
function isStrength(following: string): boolean {
  return /^(?:grain|heat|hot|dry|strength|madras|egg|rye|(?:or )?(?:[\p{L}-]+ )?curry) /u.test(
    following,
  )
}

/** A size, and the words that only stand between or before sizes: "medium to large", "extra large". */
function isSizeAt(words: readonly Word[], index: number): boolean {
  const folded = words[index]?.folded ?? ''
  const next = words[index + 1]?.folded ?? ''
  if (folded === 'medium' && isStrength(followingOf(words, index))) return false
  // "Big Bad Beef Rub" is a name.
  if (words[index]?.typed === 'Big' && /^\p{Lu}/u.test(words[index + 1]?.typed ?? '')) return false
  if (isSize(folded)) return true
  if (!isSize(next)) return false
  const before = words[index - 1]?.folded ?? ''
  return (
    /^(?:extra|very|even|evenly)$/u.test(folded) ||
    (/^(?:to|or|and)$/u.test(folded) && isSize(before))
  )
}

function trimJoints(text: string): string {
  return text
    .replace(/^(?:[\s,;:.&/]|-(?!\d)|(?:and|or|of)\s)+/iu, '')
    .replace(/(?:[\s,;:./&-]|\s(?:and|or|of))+$/iu, '')
}
