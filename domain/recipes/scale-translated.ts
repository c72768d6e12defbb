import type { Measure } from '../ingredients/scale-amount.ts'
import type { Unit } from '../ingredients/units.ts'
import {
  anyNumber,
  anyOf,
  germanNumbers,
  type NumberWords,
  valueOfNumber,
} from './numbers-in-words.ts'
import { isDecimal, measureInWords, type UnitWords } from './measure-in-words.ts'
import { measuresIn } from './scale-measure.ts'
import { countsIn, type CountedThing } from './scale-counts.ts'
import { measuresOfStep, readMeasure, type StepMeasure } from './scale-steps.ts'
import type { Scaling, StepPart } from './scale.ts'
import { unscalableCounts } from './unscalable-counts.ts'
import { measuresText } from './vessels.ts'

/** How a language writes amounts in steps. */
interface MeasureWords extends UnitWords {
  numbers: NumberWords
  /** Every spelling of a unit, in small letters. */
  units: ReadonlyMap<string, Unit>
}

const german: MeasureWords = {
  numbers: germanNumbers,
  units: new Map<string, Unit>([
    ['g', 'g'],
    ['kg', 'kg'],
    ['ml', 'ml'],
    ['l', 'l'],
    ['liter', 'l'],
    ['litern', 'l'],
    ['el', 'tbsp'],
    ['esslöffel', 'tbsp'],
    ['esslöffeln', 'tbsp'],
    ['tl', 'tsp'],
    ['teelöffel', 'tsp'],
    ['teelöffeln', 'tsp'],
    ['tasse', 'cup'],
    ['tassen', 'cup'],
  ]),
  names: {
    tbsp: ['EL', 'EL'],
    tsp: ['TL', 'TL'],
    l: ['Liter', 'Liter'],
    cup: ['Tasse', 'Tassen'],
    quart: ['Quart', 'Quart'],
    pint: ['Pint', 'Pint'],
  },
  decimal: ',',
}

const languages: Readonly<Record<string, MeasureWords>> = { de: german }

const degrees = String.raw`[−-]?\d+(?:[–-]\d+)? ?°C`
const nearly = 1e-6

const patterns = new Map<MeasureWords, RegExp>()

function patternOf(words: MeasureWords): RegExp {
  const known = patterns.get(words)
  if (known !== undefined) return known
  const number = anyNumber(words.numbers)
  const made = new RegExp(
    `(?<![\\d.,/])(?:(?<degrees>${degrees})|(?<low>${number})(?:\\s?[–-]\\s?(?<high>${number}))?\\s(?<unit>${anyOf(words.units.keys())}))(?![\\p{L}\\d])`,
    'giu',
  )
  patterns.set(words, made)
  return made
}

/** The first of the English measures that says the same, which is then taken. */
function takeSame(
  left: StepMeasure[],
  isSame: (each: StepMeasure) => boolean,
): StepMeasure | undefined {
  const place = left.findIndex(isSame)
  return place < 0 ? undefined : left.splice(place, 1)[0]
}

const isEqual = (one: Measure | null, other: Measure) =>
  one !== null &&
  one.unit === other.unit &&
  Math.abs(one.quantity - other.quantity) < nearly &&
  Math.abs((one.most ?? 0) - (other.most ?? 0)) < nearly

/** How a measure reads in other servings or another kitchen; null where it stays as it is written. */
function shownOf(
  measure: Measure,
  { kind, us }: StepMeasure,
  { factor, system }: Scaling,
  words: MeasureWords,
): string | null {
  const scaling = { factor: kind === 'food' ? factor : 1, system }
  if (scaling.factor === 1 && (system === 'metric' || !isDecimal(measure.unit))) return null
  return measuresText(measuresIn(measure, us, scaling), (each) => measureInWords(each, words))
}

/**
 * A translated step with its amounts for other servings and in the measures of one kitchen. The English step says what of
 * it is an amount, what belongs to one portion and what keeps its size; a measure that does not stand there, and every
 * number without a measure, stays as it is written. Undefined for a language of which nothing is known here.
 *
 * @param written the step in English
 */
export function scaleTranslated(
  text: string,
  written: string,
  scaling: Scaling,
  language: string,
): StepPart[] | undefined {
  const words = languages[language]
  if (words === undefined) return undefined
  const left = measuresOfStep(written)
  const parts: StepPart[] = []
  let at = 0
  const put = (from: number, to: number, kind: StepPart['kind'], shown: string) => {
    if (from > at) parts.push({ kind: 'words', text: text.slice(at, from) })
    parts.push({ kind, text: shown })
    at = to
  }
  for (const { 0: whole, index, groups = {} } of text.matchAll(patternOf(words))) {
    const to = index + whole.length
    const { degrees: heat, low = '', high, unit = '' } = groups
    if (heat !== undefined) {
      const same = takeSame(left, (each) => each.written.replace(' ', '') === heat.replace(' ', ''))
      const isKnown = scaling.system === 'us' && same?.us?.endsWith('°F') === true
      put(index, to, 'measure', isKnown ? (same.us ?? heat) : heat)
      continue
    }
    const measure: Measure = {
      quantity: valueOfNumber(low, words.numbers),
      most: high === undefined ? null : valueOfNumber(high, words.numbers),
      unit: words.units.get(unit.toLowerCase()) ?? 'piece',
    }
    const same = takeSame(left, (each) => isEqual(readMeasure(each.written), measure))
    const shown = same === undefined ? null : shownOf(measure, same, scaling, words)
    put(index, to, same?.kind === 'food' ? 'amount' : 'measure', shown ?? whole)
  }
  if (at < text.length) parts.push({ kind: 'words', text: text.slice(at) })
  return parts
}

/** A number of things: “zwei der Radieschen”, “3 große Eier”. */
const numberOfThings = (words: MeasureWords) =>
  new RegExp(
    `(?<![\\d.,/])(?<number>${anyNumber(words.numbers)})(?: der)?(?: \\p{Ll}+)? \\p{Lu}\\p{Ll}+`,
    'gu',
  )

/**
 * What translated steps count and other servings leave as it is written, as far as it can be quoted; an empty text stands
 * for what cannot. None where the English steps count nothing.
 */
export function countsLeft(
  steps: readonly string[],
  translated: readonly string[],
  counted: readonly CountedThing[],
  language: string,
): string[] {
  const words = languages[language]
  return steps.flatMap((step, place) => {
    const counts = countsIn(step, counted)
    const isCounted = counts.length > 0 || unscalableCounts([step], counted).length > 0
    if (!isCounted) return []
    const said =
      words === undefined ? [] : [...(translated[place] ?? '').matchAll(numberOfThings(words))]
    const quoted = said.find(({ groups = {} }) =>
      counts.includes(valueOfNumber(groups['number'] ?? '', words?.numbers ?? germanNumbers)),
    )
    return [quoted?.[0] ?? '']
  })
}

/** Whether all amounts of food of the English step are scaled in the translated one. */
export function scalesWhole(text: string, written: string, language: string): boolean {
  const parts = scaleTranslated(text, written, { factor: 1, system: 'metric' }, language) ?? []
  const amounts = parts.filter(({ kind }) => kind === 'amount').length
  return amounts === measuresOfStep(written).filter(({ kind }) => kind === 'food').length
}
