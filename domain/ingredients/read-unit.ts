import { foldText, normalise } from './normalise.ts'
import { isUnitQualifier, mayBeginUnit, unitFromAbbreviation, unitFromWords } from './unit-words.ts'
import { isScale } from './unit-ratios.ts'
import type { Unit } from './units.ts'

export interface ReadUnit {
  unit: Unit
  /** As it was typed. */
  text: string
  rest: string
}

/** Up to four words: the longest unit. */
const unitWords = /^[^\s/()]+(?: [^\s/()]+){0,3}/u

/** How many characters at the start spell a unit, and which. */
function unitAt(text: string): { unit: Unit; typed: string } | null {
  const words = unitWords.exec(text)?.[0].split(' ') ?? []
  const [first = ''] = words
  const head = unitFromWords(first) === null ? normalise(first) : first
  const most = mayBeginUnit(head.split(' ', 1)[0] ?? '') ? words.length : 1
  for (let length = most; length > 0; length--) {
    const typed = length === 1 ? first : words.slice(0, length).join(' ')
    const unit = unitFromWords(length === 1 ? head : normalise(typed))
    // A comma ends a name: "6 cloves, ground".
    if (unit !== null && (isScale(unit) || !/[,;:]$/u.test(typed))) return { unit, typed }
  }
  const exact = unitFromAbbreviation(first)
  return exact === null ? null : { unit: exact, typed: first }
}

/** The unit that a text begins with; said twice ("tbsp tablespoons") it counts once. */
function readBareUnit(text: string): ReadUnit | null {
  const found = unitAt(text)
  if (found === null) return null
  const { unit, typed } = found
  const behind = text.slice(typed.length)
  const again = /^ [a-z]+\.?(?= )/iu.exec(behind)?.[0] ?? ''
  const isAgain = again !== '' && unitFromWords(normalise(again)) === unit
  return {
    unit,
    text: typed.replace(/[.,;:]+$/u, ''),
    rest: isAgain ? behind.slice(again.length) : behind,
  }
}

/** A unit with what qualifies it: "heaped tbsp", "small bunch", "small to medium head". */
export function readUnit(text: string): ReadUnit | null {
  const bare = readBareUnit(text)
  if (bare !== null) return bare
  let rest = text
  for (let skipped = 0; skipped < 3; skipped++) {
    const word = /^\S+/u.exec(rest)?.[0] ?? ''
    const plain = foldKeepingHyphens(word)
    if (!isUnitQualifier(plain) && plain !== 'to' && plain !== 'or') return null
    rest = rest.slice(word.length).trimStart()
    const unit = readBareUnit(rest)
    if (unit !== null) {
      return { ...unit, text: text.slice(0, text.length - unit.rest.length).trim() }
    }
  }
  return null
}

function foldKeepingHyphens(word: string): string {
  return /^[a-z-]+$/u.test(word) ? word : word.split('-').map(foldText).join('-')
}

/** "of" in five languages, between a measure and what it measures. */
const ofWords =
  /^(?:of(?: the)?|d['’]|de(?: la| l['’])?|di|del|dell['’]|della|dello|des|du|da|von|vom)\s*(?<=\s|['’])(?=\S)/iu

/** What stands behind a unit, without the "of" before it. */
export function afterOf(text: string): string {
  return text.replace(/^[\s,]*(?:or (?:more|less|so)\s+)?/iu, '').replace(ofWords, '')
}
