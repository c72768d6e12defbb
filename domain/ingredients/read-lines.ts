import { digit } from './amount.ts'
import { withoutGlue } from './glued-unit.ts'
import { withoutLabel } from './line-label.ts'
import { lookUp } from './look-up.ts'
import { normalise } from './normalise.ts'
import { readWithoutSuggestions, resolveShared, withSuggestions, type ReadLine } from './resolve.ts'
import type { Vocabulary } from './vocabulary.ts'

const and =
  /\s*,\s*(?:(?:and|und|y|e|et|&)\s+)?|\s+(?:and|und|y|e|et|['’]?n['’]?|&|\+|plus)\s+|(?<=^salt)\s+(?=(?:black )?pepper(?:$|,| and ))/iu
const andAmount = new RegExp(`\\s+(?:and|plus|&|\\+|und|et|y|e)\\s+(?=${digit}|an? )`, 'iu')
const commaAmount = new RegExp(`,\\s+(?:(?:and|plus|&)\\s+)?(?=${digit})`, 'iu')

function isResolved({ resolution }: ReadLine): boolean {
  return resolution.kind === 'resolved'
}

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
    (part) => readMeasuredList(part, vocabulary) ?? [readWithoutSuggestions(part, vocabulary)],
  )
  return lines.every(isResolved) ? lines : null
}

/** "1 tsp salt, 2 cups flour": behind a comma an amount may also speak of the thing before it. */
function readMeasuredList(text: string, vocabulary: Vocabulary): ReadLine[] | null {
  const parts = text.split(commaAmount)
  if (parts.length < 2) return null
  const lines = parts.map((part) => readWithoutSuggestions(part, vocabulary))
  return lines.every(isResolved) && areDifferent(lines) ? lines : null
}

function areDifferent(lines: readonly ReadLine[]): boolean {
  const ids = lines.map(({ resolution }) =>
    resolution.kind === 'resolved' ? resolution.ingredient : null,
  )
  return new Set(ids).size === ids.length
}

/** The things of a list within a line; null where there are fewer, or where one is not known. */
function readEach(
  list: string,
  fewest: number,
  { original, optional }: ReadLine,
  vocabulary: Vocabulary,
): ReadLine[] | null {
  const parts = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter((part) => part !== '')
  if (parts.length < fewest) return null
  const lines = parts.map((part) => readWithoutSuggestions(part, vocabulary))
  if (!lines.every(isResolved) || !areDifferent(lines)) return null
  return lines.map((each) => ({ ...each, original, optional }))
}

/** Things that nobody counts or measures in a list of their own. */
const fewestListed = 3

/** "To serve: tofu, toasted almonds, scallions": a list without amounts, where all are known. */
function readListed(line: ReadLine, vocabulary: Vocabulary): ReadLine[] | null {
  if (line.amount !== null || line.unit !== null || line.remarks.length + 1 < fewestListed) {
    return null
  }
  const [list = ''] = withoutLabel(line.original)
    .replace(/^\(([^()]*)\)$/u, '$1')
    .split(/[(:;.]/u)
  return readEach(list, fewestListed, line, vocabulary)
}

/** Words for several things, which brackets then name. What is blended may hold more than they say. */
const areSeveral = /(?:^|\s)(?:spices|toppings)$/iu

/** "2 tbsp warm spices (cumin, celery seed)": thing by thing. */
function readBracketed(line: ReadLine, vocabulary: Vocabulary): ReadLine[] | null {
  if (!areSeveral.test(line.name)) return null
  for (const remark of line.remarks) {
    if (!remark.includes(',') || /\d|\b(?:or|such|like|e\.?g|for|not|no|without)\b/iu.test(remark))
      continue
    const lines = readEach(remark, 2, line, vocabulary)
    if (lines !== null) return lines
  }
  return null
}

/** "Salt and pepper to taste", "2 tbsp each parsley and thyme": one name after another, where all are known. */
function readNamed(line: ReadLine, vocabulary: Vocabulary): ReadLine[] | null {
  const names = line.name.split(and).filter((name) => name !== '')
  const isChoice = line.alternatives.some((each) => lookUp(each, vocabulary) !== null)
  // "Cream cheese with chives and onions" is one thing.
  if (names.length < 2 || isChoice || / with /iu.test(names[0] ?? '')) return null
  const ingredients = resolveShared(names, vocabulary)
  const isForEach = /\beach\b/iu.test(line.original)
  const lines: ReadLine[] = []
  for (const [index, ingredient] of ingredients.entries()) {
    if (ingredient === null) return null
    const name = names[index] ?? ''
    // Of "1 cup peas and carrots" nobody said how much of which.
    const amounts = isForEach ? {} : { amount: null, unit: null, unitText: null, packSize: null }
    lines.push({
      ...line,
      ...amounts,
      name,
      phrase: name,
      resolution: { kind: 'resolved', ingredient },
      otherwise: [],
    })
  }
  return new Set(ingredients).size === names.length ? lines : null
}

/** The names of a line that names several things, known or not; none where it is one thing. */
export function namesOf(line: ReadLine, vocabulary: Vocabulary): string[] {
  const parts = line.original.split(andAmount)
  if (parts.length < 2 && vocabulary.aliases.has(normalise(line.name))) return []
  const measured = parts.map((part) => readWithoutSuggestions(part, vocabulary).name)
  const names = measured.length > 1 ? measured : line.name.split(and)
  return names.length > 1 ? names.filter((name) => name !== '') : []
}

/**
 * Reads one line of a recipe or one entry of a pantry as the things that it names: mostly one. It is parted
 * only where every part is known, so that "half and half" and "salt and vinegar crisps" stay whole.
 */
export function readLines(typed: string, vocabulary: Vocabulary): ReadLine[] {
  const text = withoutGlue(typed, vocabulary)
  if (text === typed) return readParted(text, vocabulary)
  return readParted(text, vocabulary).map((line) => ({ ...line, original: typed.trim() }))
}

function readParted(text: string, vocabulary: Vocabulary): ReadLine[] {
  const line = readWithoutSuggestions(text, vocabulary)
  if (and.test(line.name) && vocabulary.aliases.has(normalise(line.name))) return [line]
  const measured = readMeasured(text, vocabulary)
  if (measured !== null) return measured
  const listed = readListed(line, vocabulary)
  if (listed !== null) return listed
  const bracketed = readBracketed(line, vocabulary)
  if (bracketed !== null) return bracketed
  if (isResolved(line)) return [line]
  return readNamed(line, vocabulary) ?? [withSuggestions(line, vocabulary)]
}
