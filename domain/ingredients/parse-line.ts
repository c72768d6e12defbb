import type { Amount } from './amount.ts'
import { endOfList, isOpenEnd, offeredBehind, or, partAtOr } from './line-choice.ts'
import { mayBeName, onlyDescribes, partAtPurpose } from './line-clauses.ts'
import { withoutLabel } from './line-label.ts'
import { readName } from './line-name.ts'
import { readPart, type Part } from './line-part.ts'
import { readMeasure, readTrailingMeasure, type Measure, type Quantity } from './measure.ts'
import { normaliseLine } from './normalise-line.ts'
import { saysOptional } from './optional.ts'
import { packSizeBehind } from './pack-size.ts'
import { withoutUnitBehind } from './unit-behind.ts'
import type { Unit } from './units.ts'

/** One ingredient line or pantry entry, taken apart. Nothing that was typed is lost: `original` keeps it. */
export interface ParsedLine {
  original: string
  /** Null where nobody stated one. */
  amount: Amount | null
  unit: Unit | null
  /** The unit as it was typed, with its qualities: "heaped tbsp", "small bunch". */
  unitText: string | null
  /** The size of one pack in "2 (14 oz) cans". */
  packSize: Quantity | null
  /** "large", "medium to small". */
  size: string | null
  /** The name as it was typed, without amount, unit, size and preparation. */
  name: string
  /** The name with the words that describe it: "finely chopped fresh parsley". */
  phrase: string
  /** What of it is needed: the juice of "juice of 1 lemon". */
  part: Part | null
  /** Other names offered by "or", in the order of the line. */
  alternatives: readonly string[]
  preparation: string | null
  /** What is said behind the name, clause by clause, and then in brackets. */
  remarks: readonly string[]
  optional: boolean
}

interface SetAside {
  text: string
  asides: string[]
}

/** Brackets within brackets within brackets: what is deeper stays in the text. */
const deepest = 3

/** What stands in brackets is set aside; a bracket that never closes takes the rest with it. */
function setAside(text: string): SetAside {
  const asides: string[] = []
  let bare = text
  for (let depth = 0; depth < deepest && /[()[\]{}]/u.test(bare); depth++) {
    bare = bare.replace(/[([{]([^()[\]{}]*)(?:[)\]}]|$)/gu, (_, aside: string) => {
      const said = aside.replace(/^(?:[\s,;]|-\s)+|[\s,;]+$/gu, '')
      if (said !== '') asides.push(said)
      return ' '
    })
  }
  return { text: bare.replace(/[()[\]{}]/gu, ' '), asides }
}

/** "4 boneless (skinless chicken breasts)": the name itself stands in brackets. */
function withNameInBrackets(set: SetAside): SetAside {
  const { text, asides } = set
  // "1, 9-inch crust (homemade)" has its name behind the comma.
  const before = /^\s*,/u.test(text) ? text : text.replace(/,.*$/u, '')
  if (asides.length === 0 || !onlyDescribes(before)) return set
  const at = asides.findIndex((aside) => /^\p{L}/u.test(aside) && !onlyDescribes(aside))
  if (at === -1) return set
  return {
    text: `${text.trim()} ${asides[at]}`,
    asides: asides.filter((_, index) => index !== at),
  }
}

const guess = /^(?:or )?(?:about|at least|approx(?:imately|\.)?|around|roughly) (?=\S)/iu

/** "Cilantro, as you like (or about 1/3 cup)": an amount that stands in brackets alone. */
function withAmountAside(measure: Measure, aside: SetAside) {
  if (measure.amount !== null || measure.unit !== null) return { measure, aside }
  for (const [at, text] of aside.asides.entries()) {
    const said = guess.test(text) ? readMeasure(`${text.replace(guess, '')} x`) : null
    if (said?.amount && said.unit !== null && said.rest === 'x') {
      const asides = aside.asides.toSpliced(at, 1)
      return { measure: { ...said, rest: measure.rest }, aside: { ...aside, asides } }
    }
  }
  return { measure, aside }
}

interface Clauses {
  head: string
  /** Further names of a list with "or": "sunflower", "vegetable oil". */
  others: readonly string[]
  tail: readonly string[]
}

const state = /^(?:dried|smoked|canned|tinned)$/iu

/** "Dried, ready-to-eat apricots" are dried apricots, ready to eat: what was made of them stands at their name. */
function withState(head: string, clause: string): string {
  const said = head.split(/[\s,]+/u)
  const states = said.filter((word) => state.test(word))
  const words = clause.split(/\s+/u)
  const at = words.findIndex((word) => !onlyDescribes(word, true))
  if (states.length === 0 || at === -1) return `${head}, ${clause}`
  const others = said.filter((word) => !state.test(word))
  return [...others, ...words.slice(0, at), ...states, ...words.slice(at)].join(' ')
}

/** "Fresh or frozen cod": the same in one of two states. */
const eitherState =
  /^(?:fresh|frozen|dried|raw|cooked|canned|toasted|whole|ground) (?:or|and) (?:fresh|frozen|dried|raw|cooked|canned|toasted|whole|ground|thawed) /iu

const mayHaveClauses = /[,;.]| -/u

/** "Tomatoes or other small, flavorful tomatoes": what the other is comes behind the comma. */
const endsInOther =
  /\bor (?:any |an)?other(?: (?:fresh|small|large|mild|hot|long|thin|firm|soft|ripe|sweet|good))*$/iu

/** Parts a text at its commas: the name first, then what is said of it. */
function readClauses(text: string): Clauses {
  if (!mayHaveClauses.test(text)) return { head: text.trim(), others: [], tail: [] }
  const clauses = text
    .split(/,(?!\d)|;|\s-+\s|(?<=\p{L}{3})\.\s/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  let [head = ''] = clauses
  let next = 1
  while (next < clauses.length && onlyDescribes(head, true))
    head = withState(head, clauses[next++] ?? '')
  while (endsInOther.test(head) && mayBeName(partAtPurpose(clauses[next] ?? '').head))
    head = `${head}, ${clauses[next++] ?? ''}`
  if (next >= clauses.length) return { head, others: [], tail: [] }
  const [first = ''] = partAtOr(readName(head).name)
  const last = mayBeName(
    first.replace(eitherState, '').replace(/^fresh | (?:with|from|in|and) .*$/giu, ''),
  )
    ? endOfList(clauses, next)
    : null
  if (last === null) return { head, others: [], tail: clauses.slice(next) }
  const others = clauses.slice(next, last + 1)
  const tail = clauses.slice(last + 1)
  // "Salt, pepper and nutmeg" are several things, not one to choose.
  const isChoice = or.test(` ${others.at(-1)}`) || isOpenEnd(tail[0] ?? '')
  return isChoice
    ? { head, others, tail }
    : { head: [head, ...others].join(', '), others: [], tail }
}

const containerBefore =
  /^(?:cans?|tins?|jars?|packages?|bottles?|box(?:es)?|cartons?|bags?) (?:of )?(?=\p{L})/iu

function nameOf(offered: string): string {
  const text = offered
    .trim()
    .replace(/^(?:or|oder|ou)\s+/iu, '')
    .replace(containerBefore, '')
  return readName(/^(?:half[ -]|any )/iu.test(text) ? text : readMeasure(text).rest).name
}

/** Takes one line of a recipe or a pantry apart. Any text is accepted; at worst all of it is the name. */
export function parseLine(text: string): ParsedLine {
  const original = text.trim()
  const line = normaliseLine(text)
  const { part, text: bare } = readPart(withoutLabel(line))
  const leading = readMeasure(bare)
  const isUnstated = leading.amount === null && leading.unit === null
  const stated = isUnstated ? (readTrailingMeasure(bare) ?? leading) : leading
  const set = withNameInBrackets(setAside(stated.rest.replace(/^\s*each(?: of)?\s+/iu, '')))
  const { measure, aside } = withAmountAside(stated, set)
  const clauses = readClauses(aside.text)
  const { head, purpose } = partAtPurpose(clauses.head)
  const { packSize, remarks } = packSizeBehind(measure, [...clauses.tail, ...aside.asides])
  const read = readName(head, isTin(measure.unit, packSize) ? true : undefined)
  const counted = measure.amount !== null && (measure.unit ?? 'piece') === 'piece'
  const behind = counted ? withoutUnitBehind(read.name) : null
  const [name = '', ...others] = partAtOr(behind?.name ?? read.name)
  const [phrase = ''] = partAtOr(behind === null ? read.phrase : name)
  const listed = [...clauses.others.flatMap(partAtOr), ...remarks.flatMap(offeredBehind)]
  // "3 sprigs thyme or ½ teaspoon dried" offers no other thing.
  const offered = [...others, ...listed].map(nameOf).filter((each) => !onlyDescribes(each, true))
  const preparation = [read.preparation, purpose, ...remarks]
    .filter((each) => each !== null && each !== '')
    .join(', ')
  return {
    original,
    amount: measure.amount,
    unit: behind?.unit ?? measure.unit,
    unitText: behind?.text ?? measure.unitText,
    packSize,
    size: read.size,
    name,
    phrase,
    part: part ?? partInTail(clauses.tail),
    alternatives: [...new Set(offered)],
    preparation: preparation === '' ? null : preparation,
    remarks,
    optional: saysOptional(line),
  }
}

function isTin(unit: Unit | null, packSize: Quantity | null): boolean {
  return unit === 'can' || unit === 'jar' || (packSize !== null && unit === 'pack')
}

/** "1 lemon, juice only": the rest of it is not needed. */
function partInTail(tail: readonly string[]): Part | null {
  const said = tail.join(' ')
  const only =
    /^(?:(?:freshly |finely )?(?:grated )?(juice|zest|rind|yolk|white)s? only|(juic|zest)ed\b(?! and (?:juic|zest)))/iu.exec(
      said,
    )
  const word = (only?.[1] ?? only?.[2] ?? '').toLowerCase()
  if (
    word === '' ||
    (word !== 'yolk' && word !== 'white' && /\b(?:juice.*zest|zest.*juice)/iu.test(said))
  )
    return null
  if (word === 'yolk' || word === 'white') return word
  return word.startsWith('juic') ? 'juice' : 'zest'
}
