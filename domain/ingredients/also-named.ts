import { foodsInText } from './foods-in-text.ts'
import { onlyDescribes } from './line-clauses.ts'
import { readName } from './line-name.ts'
import { lookUp } from './look-up.ts'
import { foodsInGeneral } from './look-up-general.ts'
import { readMeasure } from './measure.ts'
import { plainerNames } from './plainer-names.ts'
import { resolveShared } from './resolve.ts'
import type { AlsoNamed, ReadLine } from './read-line.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

const joints = String.raw`and|or|plus|with|in|on|of|from|by|then|into|over|under|to|some|more|extra|use[ds]?|using|sub|substitute|substituted|replaced?|instead|swap|swapped|i|we|you|can|may|your|the|an?|each|both|oder|und|mit`
/** What stands between two names, and between what is done and what it is done with: "dredged in flour". */
const joint = new RegExp(
  String.raw`([,;:.()/&+]+(?!\d)|\s-+\s|(?<![\p{L}\p{N}'’-])(?:${joints})(?![\p{L}\p{N}'’-]))`,
  'iu',
)
const joined = new RegExp(`^${joint.source}$`, 'iu')
/** Behind these a food may be a measure of another one, or absent. */
const onlySpeaks =
  /(?<!\p{L})(?:if|for|about|sized?|as|like|no|not|without|free|than|see|before|after|while|until|when)(?!\p{L})/iu

/** What an amount behind them is taken with, or in place of. */
const takes = /^(?:and|or|plus|with|use[ds]?|using|sub|substitute|oder|und|mit|[&+])$/iu

/** The foods of "marinate with 2 tsp soy sauce", and amounts of what is not known. */
function namedInWords(words: string, isTaken: boolean, vocabulary: Vocabulary): AlsoNamed[] {
  const named: AlsoNamed[] = []
  let isMore = false
  for (const part of words.split(joint)) {
    const { rest, amount } = readMeasure(part.trim())
    const { name } = readName(rest.trim())
    if (name !== '' && !onlyDescribes(name)) {
      const whole = isTaken ? lookUp(name, vocabulary) : null
      const mentioned = whole === null ? foodsInText(name, vocabulary) : []
      if (whole !== null) named.push({ ingredient: whole, name, isTaken })
      else if (mentioned.length > 0) {
        named.push(...mentioned.map((id) => ({ ingredient: id, name, isTaken: false })))
      } else if (isTaken && isMore && amount !== null) {
        named.push({ ingredient: null, name, isTaken: false })
      }
    }
    // Further joints between the two change nothing: "sub with 2 tbsp".
    isMore = takes.test(part) || (isMore && (name === '' || joined.test(part)))
  }
  return named
}

/** The foods of one clause; those behind a word that only speaks of them are not known to be taken. */
function namedInClause(clause: string, vocabulary: Vocabulary): AlsoNamed[] {
  const at = clause.search(onlySpeaks)
  if (at === -1) return namedInWords(clause, true, vocabulary)
  return [
    ...namedInWords(clause.slice(0, at), true, vocabulary),
    ...namedInWords(clause.slice(at), false, vocabulary),
  ]
}

/** Of "soy sauce or tamari" both, and the first where the reader takes the second because the first is not known. */
function namedByOr(line: ReadLine, vocabulary: Vocabulary): AlsoNamed[] {
  const { alternatives, phrase, name, otherwise, resolution } = line
  if (alternatives.length === 0) return []
  const read = [phrase, name].map((each) => resolveShared([each, ...alternatives], vocabulary))
  const isUnknown = (at: number) => read.every((ids) => ids[at] === null)
  const second = isUnknown(0) && resolution.kind === 'resolved' ? [resolution.ingredient] : []
  const known = [...second, ...otherwise]
  const unknown = [name, ...alternatives].filter((_, at) => isUnknown(at))
  return [
    ...known.map((ingredient) => ({ ingredient, name: '', isTaken: true })),
    ...unknown.map((each) => {
      // "mushrooms, cremini or button": kinds of what stands before them.
      const kind = each === name ? null : lookUp(`${each} ${name}`, vocabulary)
      // What nobody has heard of before a name leaves it what it is: "zorble olive oil" says nothing of zorble.
      const isKind = kind !== null && (kind !== lookUp(name, vocabulary) || onlyDescribes(each))
      return { ingredient: isKind ? kind : null, name: each, isTaken: isKind }
    }),
  ]
}

/**
 * The foods that a line names besides the one that it is read as: what else would do, and what stands in its
 * preparation, its brackets and behind its commas.
 */
export function alsoNamed(line: ReadLine, vocabulary: Vocabulary): AlsoNamed[] {
  if (line.also !== undefined) return [...line.also]
  const clauses = (line.preparation ?? '').split(/[,;]/u)
  return [
    ...namedByOr(line, vocabulary),
    ...clauses.flatMap((clause) => namedInClause(clause, vocabulary)),
  ]
}

/**
 * The foods that a line holds by its own words where it is read in general: chicken of a "buffalo chicken dip", without
 * what it is read as.
 */
export function heldInGeneral(line: ReadLine, vocabulary: Vocabulary): IngredientId[] {
  const { resolution, name, alternatives } = line
  if (resolution.kind !== 'resolved') return []
  const names = [name, ...alternatives].flatMap((each) => [each, ...plainerNames(each)])
  const held = names.flatMap((each) => foodsInGeneral(each, resolution.ingredient, vocabulary))
  return [...new Set(held)].filter((id) => id !== resolution.ingredient)
}
