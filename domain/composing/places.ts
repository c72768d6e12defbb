import { listed } from '../listed.ts'
import { formatAmount } from '../ingredients/format-quantity.ts'
import { doneWhen } from './doneness.ts'
import { inMinutes, longestOf, writeStages } from './stages.ts'
import { type Places, TemplateError } from './template.ts'
import {
  areSeveral,
  bare,
  definite,
  type Filling,
  prepared,
  spokenOf,
  treatmentOf,
} from './words.ts'
import { gramsOf, servingsOfDoses } from './measure.ts'

const millilitresPerCup = 240
const millilitresPerSpoon = 15
/** Less than this no cup measures. */
const leastOfCup = 40
const cupParts: readonly [number, string][] = [
  [0, ''],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [1, ''],
]

/** A cup that differs by less is the same to a cook. */
const sameCup = 0.09
/** Millilitres below which nobody tells a scant cup from a full one. */
const leastToTell = 100
/** How a cookbook speaks of a cup that is not quite full, or a little more than that. */
function nearly(share: number): string {
  if (share > 1 + sameCup) return 'scant '
  return share < 1 - sameCup ? 'generous ' : ''
}

/** "400 ml (1 2/3 cups)": water is no line of a recipe, so that its steps say how much. */
export function inMillilitres(millilitres: number): string {
  if (millilitres < leastOfCup) {
    const spoons = Math.max(1, Math.round(millilitres / millilitresPerSpoon))
    return `${spoons * millilitresPerSpoon} ml (${spoons} tbsp)`
  }
  const step = millilitres < 100 ? 25 : 50
  const rounded = Math.max(step, Math.round(millilitres / step) * step)
  const cups = rounded / millilitresPerCup
  const whole = Math.floor(cups)
  const nearest = cupParts.toSorted(
    ([one], [other]) => Math.abs(one - (cups - whole)) - Math.abs(other - (cups - whole)),
  )[0] ?? [0, '']
  const full = nearest[0] === 1 ? whole + 1 : whole
  const words = [full === 0 ? '' : String(full), nearest[1]].filter((each) => each !== '').join(' ')
  const isMore = full > 1 || (full === 1 && nearest[1] !== '')
  const about =
    rounded < leastToTell ? '' : nearly((full + (nearest[0] === 1 ? 0 : nearest[0])) / cups)
  const metric = rounded >= 1000 ? `${rounded / 1000} l` : `${rounded} ml`
  return `${metric} (${about}${words} ${isMore ? 'cups' : 'cup'})`
}

/** Grams of water that things take up; 0 where nobody knows. */
function waterFor(fillings: readonly Filling[]): number {
  return fillings.reduce((sum, filling) => {
    const { amount, technique } = filling
    const water = technique?.water ?? 0
    return sum + (gramsOf(amount) ?? 0) * water
  }, 0)
}

/** Fruit whose juice is meant where it seasons. */
const squeezed = /^(?!preserved-)(?:[\w-]*-)?(?:lemon|lime|orange)$/u

/** What sharpens a dish, as it is poured: "the juice of the lemon", "the vinegar". */
function inDrops(filling: Filling): string {
  const called = definite([filling])
  return squeezed.test(filling.id) ? `the juice of ${called}` : called
}

/** Herbs that go in whole and come out again; null where all are eaten. */
function takenOut(fillings: readonly Filling[]): string | null {
  const whole = fillings.filter(
    (each) =>
      (each.amount?.unit === 'sprig' || each.id === 'bay-leaf') &&
      treatmentOf(each).prep === undefined,
  )
  return whole.length === 0 ? null : definite(whole)
}

/** One sentence for what is cut and used at once: "crumble the feta and scatter it over them". */
function preparedFor(fillings: readonly Filling[], text: string): string {
  const prep = prepared(fillings)
  if (prep === null) return spokenOf(text.replace('{them}', '{it}'), fillings)
  const isLong = /, | and |\. /u.test(prep)
  return `${prep}${isLong ? ', then' : ' and'} ${spokenOf(text, fillings)}`
}

/** Of what a title may name: the biggest of the first slot, and of the rest what there is most of; in their order. */
export function foremost(fillings: readonly Filling[], most: number): readonly Filling[] {
  if (fillings.length <= most) return fillings
  const byWeight = fillings.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0))
  const lead = byWeight.find(({ slot }) => slot === fillings[0]?.slot)
  const others = byWeight.filter((each) => each !== lead).slice(0, most - 1)
  return fillings.filter((each) => each === lead || others.includes(each))
}

type Write = (fillings: readonly Filling[], parts: readonly string[]) => string | null

/** What a place says of the things in its slots. Each but `ml` is empty where the slots are. */
const writers: Readonly<Record<string, Write>> = {
  // Four of them are a list of ingredients.
  '': (fillings) => bare(foremost(fillings, 3)),
  the: (fillings) => definite(fillings),
  them: (fillings) => (areSeveral(fillings) ? 'them' : 'it'),
  is: (fillings) => (areSeveral(fillings) ? 'are' : 'is'),
  verb: (fillings, [plural = '', singular = '']) => (areSeveral(fillings) ? plural : singular),
  prep: (fillings) => prepared(fillings),
  done: (fillings) => doneWhen(fillings),
  minutes: (fillings) => (longestOf(fillings) === 0 ? null : inMinutes(longestOf(fillings))),
  stages: (fillings, [first = '', next]) => writeStages(fillings, first, next),
  slowly: (fillings, [first = '', next]) => writeStages(fillings, first, next, true),
  first: (fillings) => bare(foremost(fillings, 1)),
  two: (fillings) => bare(foremost(fillings, 2)),
  amount: ([filling]) => {
    const amount = filling?.amount ?? null
    return amount === null ? null : formatAmount(amount.amount, amount.unit)
  },
  // What has no note is cooked all the same: the rest of the step stays.
  note: (fillings) =>
    fillings.map((each) => treatmentOf(each).note).find((note) => note !== undefined) ?? '',
  water: (fillings) => (waterFor(fillings) === 0 ? null : inMillilitres(waterFor(fillings))),
  each: (fillings, [text = '']) => fillings.map((filling) => spokenOf(text, [filling])).join('. '),
  out: (fillings) => takenOut(fillings),
  juice: (fillings) => listed(fillings.map(inDrops)),
  ready: (fillings, [text = '']) => preparedFor(fillings, text),
}

/** Words that a template may begin a place with. */
export const placeWords: readonly string[] = [...Object.keys(writers), 'ml']

const innerPlace = /\{(the|amount|ml) ([\w+-]+)\}/gu

/** The places of a template, filled for a dish of some servings. Slots are joined by `+`. */
export function placesOf(
  fillings: readonly Filling[],
  servings: number,
  slots: ReadonlySet<string>,
): Places {
  const inSlots = (about: string) => {
    const names = about.split('+')
    const unknown = names.find((name) => !slots.has(name))
    if (unknown !== undefined) throw new TemplateError(`there is no slot "${unknown}"`)
    return names.flatMap((name) => fillings.filter(({ slot }) => slot === name))
  }
  const places: Places = {
    isFilled: (slot) => inSlots(slot).length > 0,
    fill(of, about, parts) {
      if (of === 'ml') return inMillilitres((Number(about) * servings) / servingsOfDoses)
      const write = writers[of]
      if (write === undefined) throw new TemplateError(`there is no place "${of}"`)
      const found = inSlots(about)
      return found.length === 0 ? null : write(found, parts.map(withPlaces))
    },
  }
  // Among the texts that a place takes there may be places: "fry {it} in {the fat}".
  function withPlaces(text: string): string {
    return text.replaceAll(
      innerPlace,
      (_, of: string, about: string) => places.fill(of, about, []) ?? '',
    )
  }
  return places
}
