import { digit } from './amount.ts'
import { formatAmount } from './format-quantity.ts'
import { withoutGlue } from './glued-unit.ts'
import { withoutLabel } from './line-label.ts'
import { readName } from './line-name.ts'
import { lookUp } from './look-up.ts'
import { normalise } from './normalise.ts'
import { knownFirst, readEnglish, resolveShared } from './resolve.ts'
import { isResolved, readByOrder, type ReadLine } from './read-line.ts'
import type { Vocabulary } from './vocabulary.ts'

const and =
  /\s*,\s*(?:(?:and|und|y|e|et|&)\s+)?|\s+(?:and|und|y|e|et|['’]?n['’]?|&|\+|plus)\s+|(?<=^salt)\s+(?=(?:black )?pepper(?:$|,| and ))/iu
const andAmount = new RegExp(`\\s+(?:and|plus|&|\\+|und|et|y|e)\\s+(?=${digit}|an? )`, 'iu')
const commaAmount = new RegExp(`,\\s+(?:(?:and|plus|&)\\s+)?(?=${digit})`, 'iu')

const colours = 'red|green|yellow|orange|white|purple|black'
const inTwoColours = new RegExp(
  `^(${digit}\\S*) (${colours}) and (${digit}\\S*) (${colours}) (.+)$`,
  'iu',
)

/** "1 tbsp salt and ¼ tsp pepper", "2 eggs plus 1 yolk": each with its own amount, where all are known. */
function readMeasured(text: string, vocabulary: Vocabulary): ReadLine[] | null {
  // "1 red and 1 yellow bell pepper": both are peppers.
  const parts = text.replace(inTwoColours, '$1 $2 $5 and $3 $4 $5').split(andAmount)
  if (parts.length < 2) return readMeasuredList(text, vocabulary)
  const lines = parts.flatMap(
    (part) => readMeasuredList(part, vocabulary) ?? [readEnglish(part, vocabulary)],
  )
  return lines.every(isResolved) ? lines : null
}

/** "1 tsp salt, 2 cups flour": behind a comma an amount may also speak of the thing before it. */
function readMeasuredList(text: string, vocabulary: Vocabulary): ReadLine[] | null {
  const parts = text.split(commaAmount)
  if (parts.length < 2) return null
  const lines = parts.map((part) => readEnglish(part, vocabulary))
  return lines.every(isResolved) && areDifferent(lines) ? lines : null
}

function areDifferent(lines: readonly ReadLine[]): boolean {
  const ids = lines.map(({ resolution }) =>
    resolution.kind === 'resolved' ? resolution.ingredient : null,
  )
  return new Set(ids).size === ids.length
}

const listJoint = /\s*,\s*(?:and\s+)?|\s+and\s+/iu

/** The things of a list within a line; null where there are fewer, or where one is not known. */
function readEach(
  list: string,
  fewest: number,
  { original, optional }: ReadLine,
  vocabulary: Vocabulary,
): ReadLine[] | null {
  const parts = list.split(listJoint).filter((part) => part !== '')
  if (parts.length < fewest) return null
  const lines = parts.map((part) => readEnglish(part, vocabulary))
  if (!lines.every(isResolved) || !areDifferent(lines)) return null
  return lines.map((each) => ({ ...each, original, optional }))
}

/** Things that nobody counts or measures in a list of their own. */
const fewestListed = 3

/** "To serve: tofu, toasted almonds, scallions": a list without amounts, where all are known. */
function readListed(line: ReadLine, vocabulary: Vocabulary): ReadLine[] | null {
  if (line.amount !== null || line.unit !== null || line.remarks.length === 0) return null
  const named = withoutLabel(line.original)
  const inBrackets = /^\(([^()]*)\)$/u.exec(named)?.[1]
  const [list = ''] = (inBrackets ?? named).split(/[(:;.]/u)
  // Behind "Toppings:" two things in brackets are a list as well.
  return readEach(list, inBrackets === undefined ? fewestListed : 2, line, vocabulary)
}

/** Words for several things, which brackets then name. What is blended may hold more than they say. */
const areSeveral = /(?:^|\s)(?:spices|toppings)$/iu

/** "Sauce" of "pizza toppings (sauce, mozzarella)", by itself or with the word before the toppings. */
function readWithin(part: string, kind: string, vocabulary: Vocabulary): ReadLine {
  const alone = readEnglish(part, vocabulary)
  if (isResolved(alone)) return alone
  const whole = readEnglish(`${kind} ${part}`, vocabulary)
  return isResolved(whole) ? whole : alone
}

/** Of several things together nobody said how much of which: a remark on each. */
function sharing({ amount, unit, original, optional }: ReadLine, each: ReadLine): ReadLine {
  if (amount === null) return { ...each, original, optional }
  const all = `${formatAmount(amount.min, unit, amount.max)} in all`
  const preparation = [each.preparation, all].filter(Boolean).join(', ')
  return { ...each, original, optional, preparation, remarks: [...each.remarks, all] }
}

/** "2 tbsp warm spices (cumin, celery seed)": thing by thing, known or not. */
function readBracketed(line: ReadLine, vocabulary: Vocabulary): ReadLine[] | null {
  if (!areSeveral.test(line.name)) return null
  const kind = line.name.replace(areSeveral, '').split(' ').at(-1) ?? ''
  for (const remark of line.remarks) {
    if (!remark.includes(',') || /\d|\b(?:such|like|e\.?g|for|not|no|without)\b/iu.test(remark))
      continue
    const parts = remark.split(listJoint).filter((part) => part !== '')
    const lines = parts.map((part) => readWithin(part, kind, vocabulary))
    if (lines.some(({ alternatives }) => alternatives.length > 0)) continue
    if (lines.filter(isResolved).length > 1 && areDifferent(lines.filter(isResolved)))
      return lines.map((each) => sharing(line, each))
  }
  return null
}

/** The names of "mashed potato and steamed broccolini" with what was made of each, where that is a food by itself. */
function ownStates(line: ReadLine, count: number, vocabulary: Vocabulary): string[] | null {
  const said = line.phrase.split(and).filter((name) => name !== '')
  const [first = ''] = said
  const isOwn = said.length === count && readName(first).preparation !== null
  return isOwn && vocabulary.aliases.has(normalise(first)) ? said : null
}

/** What is said behind the names, without what stands before them. */
function behindNames({ preparation, phrase }: ReadLine): string | null {
  const before = readName(phrase).preparation ?? ''
  const rest = (preparation ?? '').slice(before.length).replace(/^[\s,]+/u, '')
  return rest === '' ? null : rest
}

/**
 * What is done to each of several names: "coarse salt and freshly ground pepper" speaks of the pepper alone, "chopped parsley and
 * thyme" of both.
 */
function preparationsOf(line: ReadLine, count: number): (string | null)[] {
  const said = line.phrase.split(and).filter((name) => name !== '')
  const [first, ...others] = said.map((name) => readName(name).preparation)
  if (said.length !== count || first !== null) return Array(count).fill(line.preparation)
  const rest = behindNames(line)
  return [null, ...others].map((each) => [each, rest].filter(Boolean).join(', ') || null)
}

/** "Salt and pepper to taste", "2 tbsp each parsley and thyme": one name after another, where all are known. */
function readNamed(line: ReadLine, vocabulary: Vocabulary): ReadLine[] | null {
  const names = line.name.split(and).filter((name) => name !== '')
  const isChoice = line.alternatives.some((each) => lookUp(each, vocabulary) !== null)
  // "Cream cheese with chives and onions" is one thing.
  if (names.length < 2 || isChoice || / with /iu.test(names[0] ?? '')) return null
  const ingredients = resolveShared(names, vocabulary)
  if (new Set(ingredients).size !== names.length) return null
  const own = ownStates(line, names.length, vocabulary)
  const isForEach = /\beach\b/iu.test(line.original)
  const preparations = preparationsOf(line, names.length)
  const lines: ReadLine[] = []
  for (const [index, found] of ingredients.entries()) {
    const name = own?.[index] ?? names[index] ?? ''
    const ingredient = own === null ? found : lookUp(name, vocabulary)
    if (ingredient === null) return null
    const preparation = own === null ? (preparations[index] ?? null) : behindNames(line)
    const each: ReadLine = {
      ...line,
      name,
      phrase: name,
      preparation,
      resolution: { kind: 'resolved', ingredient },
      otherwise: [],
    }
    const unmeasured = { amount: null, unit: null, unitText: null, packSize: null }
    lines.push(isForEach ? each : sharing(line, { ...each, ...unmeasured }))
  }
  return lines
}

/** The names of a line that names several things, known or not; none where it is one thing. */
export function namesOf(line: ReadLine, vocabulary: Vocabulary): string[] {
  const parts = line.original.split(andAmount)
  if (parts.length < 2 && vocabulary.aliases.has(normalise(line.name))) return []
  const measured = parts.map((part) => readEnglish(part, vocabulary).name)
  const names = measured.length > 1 ? measured : line.name.split(and)
  return names.length > 1 ? names.filter((name) => name !== '') : []
}

/**
 * Reads one line of a recipe or one entry of a pantry as the things that it names: mostly one. It is parted
 * only where every part is known, so that "half and half" and "salt and vinegar crisps" stay whole. Where the
 * vocabulary has a reader for another language, the line is read in that or in English.
 */
export function readLines(text: string, vocabulary: Vocabulary): ReadLine[] {
  const inEnglish = (typed: string) => readInEnglish(typed, vocabulary)
  return readByOrder(text, vocabulary.reader, inEnglish)
}

function readInEnglish(typed: string, vocabulary: Vocabulary): ReadLine[] {
  const text = withoutGlue(typed, vocabulary)
  if (text === typed) return readParted(text, vocabulary)
  return readParted(text, vocabulary).map((line) => ({ ...line, original: typed.trim() }))
}

function readParted(text: string, vocabulary: Vocabulary): ReadLine[] {
  const line = readEnglish(text, vocabulary)
  if (and.test(line.name) && vocabulary.aliases.has(normalise(line.name))) return [line]
  const measured = readMeasured(text, vocabulary)
  if (measured !== null) return measured
  const listed = readListed(line, vocabulary)
  if (listed !== null) return listed
  const bracketed = readBracketed(line, vocabulary)
  if (bracketed !== null) return bracketed
  if (isResolved(line)) return [knownFirst(line, vocabulary)]
  return readNamed(line, vocabulary) ?? [line]
}
