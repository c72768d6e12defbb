import type { Part } from '../line-part.ts'
import { foldText } from '../normalise.ts'
import { type Unit, units as allUnits } from '../units.ts'
import type { LanguageWords } from './words.ts'

/** The words of a language, ready to be looked up in their folded form. */
export interface Compiled {
  units: ReadonlyMap<string, Unit | 'each'>
  /** Words of the longest unit. */
  longestUnit: number
  meanings: ReadonlyMap<string, string>
  longestMeaning: number
  numbers: ReadonlyMap<string, number>
  links: ReadonlySet<string>
  parts: ReadonlyMap<string, Part>
  and: RegExp
  /** The words of `and`. */
  joints: ReadonlySet<string>
  or: RegExp
  to: RegExp
  about: RegExp
  vagueBefore: RegExp
  vagueBehind: RegExp
  remarks: RegExp
  optional: RegExp
  /** With the article before it and what joins it to the thing. */
  taken: RegExp
  tails: readonly (readonly [tail: string, unit: Unit | ''])[]
  /** Words that a unit has in brackets: "colher (chá)". */
  bracketed: RegExp
}

const never = /(?!)/u
const shortestStem = 3

/** Any of the words, with what stands around them; spaces and accents as they are typed. */
function anyOf(words: readonly string[], before: string, behind: string): RegExp {
  if (words.length === 0) return never
  const escaped = words
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replace(/['’]/gu, "['’]"))
  return new RegExp(`${before}(?:${escaped.join('|')})${behind}`, 'iu')
}

/** The key under which each word stands, for the words in their folded form. */
function inverted<Value extends string>(
  keys: readonly Value[],
  lists: Readonly<Partial<Record<Value, readonly string[]>>>,
): Map<string, Value> {
  const map = new Map<string, Value>()
  for (const key of keys) for (const word of lists[key] ?? []) map.set(foldText(word), key)
  return map
}

const longestOf = (map: ReadonlyMap<string, unknown>) =>
  Math.max(1, ...[...map.keys()].map((key) => key.split(' ').length))

/** The words also without what they end with: "piccolo" is looked up for "piccola". */
function withStems(meanings: ReadonlyMap<string, string>, { endings }: LanguageWords) {
  const all = new Map(meanings)
  for (const [word, meaning] of meanings) {
    for (const ending of endings) {
      const stem = word.slice(0, word.length - ending.length)
      const isStem = word.endsWith(ending) && stem.length >= shortestStem
      if (isStem && !all.has(stem)) all.set(stem, meaning)
    }
  }
  return all
}

function bracketedWords({ units }: LanguageWords): string[] {
  const found = Object.values(units).flatMap((spellings) =>
    spellings.flatMap((spelling) => /\((.+)\)/u.exec(spelling)?.[1] ?? []),
  )
  return [...new Set(found)]
}

function compile(words: LanguageWords): Compiled {
  const units = inverted([...allUnits, 'each'], words.units)
  const meanings = withStems(inverted(Object.keys(words.meanings), words.meanings), words)
  const end = String.raw`(?![\p{L}\p{N}])`
  return {
    units,
    longestUnit: longestOf(units),
    meanings,
    longestMeaning: longestOf(meanings),
    numbers: new Map(
      Object.entries(words.numbers).map(([word, value]) => [foldText(word), value] as const),
    ),
    links: new Set(words.links.map(foldText)),
    parts: inverted(['juice', 'zest', 'yolk', 'white'], words.parts),
    and: anyOf(words.and, String.raw`\s+`, String.raw`\s+`),
    or: anyOf(words.or, String.raw`\s+`, String.raw`\s+`),
    joints: new Set(words.and.map(foldText)),
    to: anyOf(words.to, String.raw`(?<=\d)\s*`, String.raw`\s*(?=\d)`),
    about: anyOf(words.about, '^', String.raw`(?:\s+|(?=\d))`),
    vagueBefore: anyOf(words.vague, '^', String.raw`(?:\s+|(?<=['’])(?=\p{L}))`),
    vagueBehind: anyOf(words.vague, String.raw`[\s,:(-]+`, String.raw`\s*[.)]*$`),
    remarks: anyOf(words.remarks, String.raw`\s`, end),
    optional: anyOf(words.optional, String.raw`(?<![\p{L}\p{N}])`, end),
    taken: anyOf(
      words.taken ?? [],
      String.raw`^(?:\p{L}{1,3}(?:\s+|['’]))?`,
      String.raw`\s+(?:d[eiu]|dell?[aoe]?|von|of)\s+(?=\d|[½¼¾⅓⅔]|\p{L})`,
    ),
    tails: Object.entries(words.tails)
      .map(([tail, unit]) => [foldText(tail), unit] as const)
      .toSorted(([left], [right]) => right.length - left.length),
    bracketed: anyOf(bracketedWords(words), String.raw`(?<=\()`, String.raw`(?=\))`),
  }
}

const known = new WeakMap<LanguageWords, Compiled>()

export function compiled(words: LanguageWords): Compiled {
  const found = known.get(words) ?? compile(words)
  known.set(words, found)
  return found
}
