import { t } from '../texts/t.ts'
import { foldText } from './normalise.ts'
import { type Unit, units } from './units.ts'

/** Those that are not written alike in all languages, as `g`, `ml` and `oz` are. */
const ours: Readonly<Partial<Record<Unit, (count: number) => string>>> = {
  tsp: (count) => t('{count, plural, one {tsp} other {tsp}}|a unit', { count }),
  dessertspoon: (count) =>
    t('{count, plural, one {dessertspoon} other {dessertspoons}}|a unit', { count }),
  tbsp: (count) => t('{count, plural, one {tbsp} other {tbsp}}|a unit', { count }),
  cup: (count) => t('{count, plural, one {cup} other {cups}}|a unit', { count }),
  pint: (count) => t('{count, plural, one {pint} other {pints}}|a unit', { count }),
  quart: (count) => t('{count, plural, one {quart} other {quarts}}|a unit', { count }),
  gallon: (count) => t('{count, plural, one {gallon} other {gallons}}|a unit', { count }),
  glass: (count) => t('{count, plural, one {glass} other {glasses}}|a unit', { count }),
  piece: (count) => t('{count, plural, one {piece} other {pieces}}|a unit', { count }),
  clove: (count) => t('{count, plural, one {clove} other {cloves}}|a unit', { count }),
  slice: (count) => t('{count, plural, one {slice} other {slices}}|a unit', { count }),
  can: (count) => t('{count, plural, one {can} other {cans}}|a unit', { count }),
  jar: (count) => t('{count, plural, one {jar} other {jars}}|a unit', { count }),
  pack: (count) => t('{count, plural, one {pack} other {packs}}|a unit', { count }),
  bunch: (count) => t('{count, plural, one {bunch} other {bunches}}|a unit', { count }),
  sprig: (count) => t('{count, plural, one {sprig} other {sprigs}}|a unit', { count }),
  stalk: (count) => t('{count, plural, one {stalk} other {stalks}}|a unit', { count }),
  head: (count) => t('{count, plural, one {head} other {heads}}|a unit', { count }),
  ear: (count) => t('{count, plural, one {ear} other {ears}}|a unit', { count }),
  leaf: (count) => t('{count, plural, one {leaf} other {leaves}}|a unit', { count }),
  handful: (count) => t('{count, plural, one {handful} other {handfuls}}|a unit', { count }),
  pinch: (count) => t('{count, plural, one {pinch} other {pinches}}|a unit', { count }),
  dash: (count) => t('{count, plural, one {dash} other {dashes}}|a unit', { count }),
  drop: (count) => t('{count, plural, one {drop} other {drops}}|a unit', { count }),
  knob: (count) => t('{count, plural, one {knob} other {knobs}}|a unit', { count }),
  sheet: (count) => t('{count, plural, one {sheet} other {sheets}}|a unit', { count }),
  stick: (count) => t('{count, plural, one {stick} other {sticks}}|a unit', { count }),
  strip: (count) => t('{count, plural, one {strip} other {strips}}|a unit', { count }),
  wedge: (count) => t('{count, plural, one {wedge} other {wedges}}|a unit', { count }),
  ball: (count) => t('{count, plural, one {ball} other {balls}}|a unit', { count }),
  block: (count) => t('{count, plural, one {block} other {blocks}}|a unit', { count }),
  loaf: (count) => t('{count, plural, one {loaf} other {loaves}}|a unit', { count }),
  bottle: (count) => t('{count, plural, one {bottle} other {bottles}}|a unit', { count }),
  fillet: (count) => t('{count, plural, one {fillet} other {fillets}}|a unit', { count }),
  cube: (count) => t('{count, plural, one {cube} other {cubes}}|a unit', { count }),
  scoop: (count) => t('{count, plural, one {scoop} other {scoops}}|a unit', { count }),
  batch: (count) => t('{count, plural, one {batch} other {batches}}|a unit', { count }),
  inch: (count) => t('{count, plural, one {inch} other {inches}}|a unit', { count }),
}
const isOurs = (unit: string): unit is keyof typeof ours => Object.hasOwn(ours, unit)

/**
 * A unit as it is written behind a number: `tbsp` → "EL". Our ids are the English words, so that a build in English carries
 * none of them: ask where the page speaks another language.
 */
export const unitInWords = (unit: string, count: number): string =>
  (isOurs(unit) ? ours[unit]?.(count) : undefined) ?? unit

/** The unit that the page writes so, of one or of several; null for another word. The first of those that share a word. */
export function unitWrittenAs(word: string): Unit | null {
  const asked = foldText(word)
  const isSaid = (unit: Unit) =>
    [1, 2].some((count) => foldText(unitInWords(unit, count)) === asked)
  return units.find(isSaid) ?? null
}
