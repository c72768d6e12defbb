import { formatAmount } from '../ingredients/format-quantity.ts'
import { readAmount } from '../ingredients/amount.ts'
import { readPlainUnit } from './plain-unit.ts'
import type { Measure } from '../ingredients/scale-amount.ts'
import {
  englishUnits,
  measureInWords,
  shortEnglishUnits,
  type UnitWords,
} from './measure-in-words.ts'
import { measuresIn, withFractionSigns, writtenUs } from './scale-measure.ts'
import type { Scaling, StepPart } from './scale.ts'
import { scaledCounts, type CountedThing } from './scale-counts.ts'
import { measuresText } from './vessels.ts'
import { isEnglish } from '../texts/t.ts'

const number = String.raw`(?:\d+ \d/\d|\d/\d|\d+(?:\.\d+)?)`
const range = String.raw`${number}(?:[–-]${number})?`
/** The same in an American kitchen: "(1 1/2 cups)", "(350 °F)"; within brackets behind a comma. */
const american = String.raw`[^(),]*?(?:cups?|tbsp|tsp|quarts?|oz|lb|in|°F)`
const behind = new RegExp(`^(?: \\((?<twin>${american})\\)|, (?<inside>${american})(?=\\)))`, 'u')
const foodUnit = String.raw`(?:g|kg|ml|litres?|tablespoons?|teaspoons?|cups?)`
const word = String.raw`(?:a|one|two|three|four|half a)`

const measures = new RegExp(
  [
    String.raw`(?<food>\b${range} ${foodUnit}\b)`,
    String.raw`(?<worded>\b${word} (?:level )?(?:tablespoon|teaspoon|cup)s?(?=(?: each)? of\b))`,
    String.raw`(?<fixed>(?:\b${number}-litre|[−-]?\b${range}(?: × ${range})? ?(?:°C|cm|mm))\b)`,
  ].join('|'),
  'giu',
)

/** "a heavy pot of 5 litres", "a small ladle of batter (60 ml, 1/4 cup)": the size of a thing. */
const beforeSize = /(?:\b(?:pot|pan|dish|tin|bowl|jar|casserole) of (?:about )?|\()$/iu
/** "60 ml for each pancake", "a tablespoon of olive oil each": so much for one, however many there are. */
const behindPortion = /^[^.;:,]*?(?: (?:for|per|in|into|on) each\b| each(?=[.,;]))/iu
/** From "in each of four bowls" on, a step speaks of one bowl. */
const portionBefore = /\b(?:in|into|on|over|wrap|fill) each\b/iu

function isPortion(text: string, from: number, to: number): boolean {
  return (
    beforeSize.test(text.slice(0, from)) ||
    behindPortion.test(text.slice(to)) ||
    portionBefore.test(text.slice(0, from))
  )
}

/** Steps are sentences: they spell units out. */
const spelled: readonly [RegExp, one: string, more: string][] = [
  [/ tbsp$/u, ' tablespoon', ' tablespoons'],
  [/ tsp$/u, ' teaspoon', ' teaspoons'],
  [/ l$/u, ' litre', ' litres'],
]

function inWords({ quantity, most, unit }: Measure): string {
  const text = formatAmount(quantity, unit, most)
  const [short, one, more] = spelled.find(([each]) => each.test(text)) ?? []
  return short === undefined
    ? text
    : text.replace(short, (most ?? quantity) > 1 ? `${more}` : `${one}`)
}

type Say = (said: readonly Measure[]) => string

/** How measures that make one amount are said: spelled out, and as an American recipe writes them. */
interface Sayer {
  spelled: Say
  short: Say
}

const here: Sayer = {
  spelled: (said) => measuresText(said, inWords),
  short: (said) => measuresText(said),
}
const sayIn =
  (units: UnitWords): Say =>
  (said) =>
    said.map((each) => measureInWords(each, units)).join(' plus ')
/** On a page of another language. */
const inEnglish: Sayer = { spelled: sayIn(englishUnits), short: sayIn(shortEnglishUnits) }

/** Null for what cannot be read as a measure, which then stays as it stands. */
export function readMeasure(text: string): Measure | null {
  const read = readAmount(text.replace('–', '-').replace(' level ', ' '))
  const unit = read === null ? null : readPlainUnit(read.rest)
  if (read === null || unit === null || unit.rest !== '') return null
  return { quantity: read.amount.min, most: read.amount.max, unit: unit.unit }
}

function foodMeasure(
  written: string,
  us: string | null,
  scaling: Scaling,
  { spelled: say, short }: Sayer,
): string {
  const measure = readMeasure(written)
  if (measure === null) return written
  if (scaling.factor === 1) {
    if (scaling.system === 'us' && us !== null) return writtenUs(us, short)
    const isForAll = /^\D|spoon/u.test(written) && !/^\d.*cup/u.test(written)
    if (isForAll || scaling.system === 'metric') return withFractionSigns(written)
  }
  return say(measuresIn(measure, us, scaling))
}

/** "2-litre" is "2-quart" in an American kitchen; where no other measure stands beside it, it stays. */
function fixedMeasure(written: string, us: string | null, { system }: Scaling): string {
  return withFractionSigns(system === 'us' && us !== null ? us : written)
}

/** A measure in a step: of food, of food for one portion, or of a thing. */
export interface StepMeasure {
  from: number
  to: number
  /** As it stands there, without the same in an American kitchen. */
  written: string
  /** The same in an American kitchen. */
  us: string | null
  kind: 'food' | 'portion' | 'fixed'
}

/** The measures in a step, in their order. */
export function measuresOfStep(text: string): StepMeasure[] {
  const found: StepMeasure[] = []
  for (const match of text.matchAll(measures)) {
    const from = match.index
    if (from < (found.at(-1)?.to ?? 0)) continue
    const [written] = match
    const beside = behind.exec(text.slice(from + written.length))
    const us = beside?.groups?.['twin'] ?? beside?.groups?.['inside'] ?? null
    const to = from + written.length + (beside?.[0].length ?? 0)
    const isFixed = match.groups?.['fixed'] !== undefined
    const kind = isFixed ? 'fixed' : isPortion(text, from, to) ? 'portion' : 'food'
    found.push({ from, to, written, us, kind })
  }
  return found
}

/**
 * A step with its amounts for other servings and in the measures of one kitchen. Times, temperatures,
 * lengths, tins and what is said of one portion keep their size; "half the butter" is right as it is.
 * `counted` are the lines that are counted, so that "two of the eggs" follows too.
 *
 * @param isInEnglish on a page of another language
 */
export function scaleStep(
  text: string,
  scaling: Scaling,
  counted: readonly CountedThing[] = [],
  isInEnglish = false,
): StepPart[] {
  const sayer = !isEnglish() && isInEnglish ? inEnglish : here
  const parts: StepPart[] = []
  let at = 0
  const words = (until: number) => {
    if (until > at) parts.push(...scaledCounts(text.slice(at, until), scaling.factor, counted))
  }
  for (const { from, to, written, us, kind } of measuresOfStep(text)) {
    words(from)
    at = to
    if (kind === 'fixed') {
      parts.push({ kind: 'measure', text: fixedMeasure(written, us, scaling) })
    } else if (kind === 'portion') {
      const shown = foodMeasure(written, us, { ...scaling, factor: 1 }, sayer)
      parts.push({ kind: 'measure', text: shown })
    } else {
      parts.push({ kind: 'amount', text: foodMeasure(written, us, scaling, sayer) })
    }
  }
  words(text.length)
  return parts.map((part) => ({ ...part, text: withFractionSigns(part.text) }))
}
