import { formatAmount } from '../ingredients/format-quantity.ts'
import { doneWhen } from './doneness.ts'
import { english } from './english.ts'
import { longestOf, writeStages } from './stages.ts'
import type { Telling } from './telling.ts'
import { type Places, TemplateError } from './template.ts'
import type { Filling } from './filling.ts'
import { prepared, treatmentOf } from './words.ts'
import { gramsOf, servingsOfDoses } from './measure.ts'

/** Grams of water that things take up, or so many times their weight; 0 where nobody knows. */
function waterFor(fillings: readonly Filling[], times?: string): number {
  return fillings.reduce((sum, { amount, technique }) => {
    const water = times === undefined ? (technique?.water ?? 0) : Number(times)
    return sum + (gramsOf(amount) ?? 0) * water
  }, 0)
}

/** Fruit whose juice is meant where it seasons. */
const squeezed = /^(?!preserved-)(?:[\w-]*-)?(?:lemon|lime|orange)$/u

/** What sharpens a dish, as it is poured: "the juice of the lemon", "the vinegar". */
function inDrops(filling: Filling, telling: Telling): string {
  return squeezed.test(filling.id) ? telling.juiceOf(filling) : telling.definite([filling])
}

/** Herbs that go in whole and come out again. */
function takenOut(fillings: readonly Filling[]): Filling[] {
  return fillings.filter(
    (each) =>
      (each.amount?.unit === 'sprig' || each.id === 'bay-leaf') &&
      treatmentOf(each).prep === undefined,
  )
}

/** A text that says what it is of. */
const naming = (text: string) =>
  text.includes('{them')
    ? text.replace('{them', '{it')
    : /\{it\b/u.test(text)
      ? text
      : `{it} ${text}`

/** One sentence for what is cut and used at once: "crumble the feta and scatter it over them". What is not cut is named. */
function preparedFor(fillings: readonly Filling[], text: string, telling: Telling): string {
  const prep = prepared(fillings, telling)
  if (prep === null) return telling.spokenOf(naming(text), fillings)
  const isAllCut = fillings.every((each) => treatmentOf(each).prep !== undefined)
  return telling.thenDo(prep, telling.spokenOf(isAllCut ? text : naming(text), fillings))
}

/** Of what a title may name: the biggest of the first slot, and of the rest what there is most of; in their order. */
export function foremost(fillings: readonly Filling[], most: number): readonly Filling[] {
  if (fillings.length <= most) return fillings
  const byWeight = fillings.toSorted((one, other) => (other.grams ?? 0) - (one.grams ?? 0))
  const lead = byWeight.find(({ slot }) => slot === fillings[0]?.slot)
  const others = byWeight.filter((each) => each !== lead).slice(0, most - 1)
  return fillings.filter((each) => each === lead || others.includes(each))
}

type Write = (
  fillings: readonly Filling[],
  telling: Telling,
  parts: readonly string[],
  /** What stands behind the full stop of `{the.dat main}`. */
  form?: string,
) => string | null

/** What a place says of the things in its slots. Each but `ml` is empty where the slots are. */
const writers: Readonly<Record<string, Write>> = {
  // Four of them are a list of ingredients.
  '': (fillings, telling) => telling.bare(foremost(fillings, 3)),
  bare: (fillings, telling, _, form) => telling.bare(foremost(fillings, 3), form),
  the: (fillings, telling, _, form) => telling.definite(fillings, form),
  them: (fillings, telling, _, form) => telling.pronoun(fillings, form),
  is: (fillings, telling) => telling.is(fillings),
  verb: (fillings, telling, parts) => telling.agreeing(fillings, parts),
  prep: (fillings, telling) => prepared(fillings, telling),
  done: (fillings, telling) => doneWhen(fillings, telling),
  minutes: (fillings, telling) =>
    longestOf(fillings) === 0 ? null : telling.minutes(longestOf(fillings)),
  stages: (fillings, telling, [first = '', next = first]) =>
    writeStages(fillings, first, next, false, telling),
  slowly: (fillings, telling, [first = '', next = first]) =>
    writeStages(fillings, first, next, true, telling),
  first: (fillings, telling, _, form) => telling.bare(foremost(fillings, 1), form),
  two: (fillings, telling, _, form) => telling.bare(foremost(fillings, 2), form),
  amount: ([filling]) => {
    const amount = filling?.amount ?? null
    return amount === null ? null : formatAmount(amount.amount, amount.unit)
  },
  // What has no note is cooked all the same: the rest of the step stays.
  note(fillings, telling) {
    const note = fillings.map((each) => treatmentOf(each).note).find((found) => found !== undefined)
    return note === undefined ? '' : telling.text(note)
  },
  water(fillings, telling, [times]) {
    const grams = waterFor(fillings, times)
    return grams === 0 ? null : telling.millilitres(grams)
  },
  each: (fillings, telling, [text = '']) =>
    fillings.map((filling) => telling.spokenOf(text, [filling])).join('. '),
  out(fillings, telling, _, form) {
    const whole = takenOut(fillings)
    return whole.length === 0 ? null : telling.definite(whole, form)
  },
  juice: (fillings, telling) => telling.listed(fillings.map((each) => inDrops(each, telling))),
  ready: (fillings, telling, [text = '']) => preparedFor(fillings, text, telling),
}

/** Words that a template may begin a place with. */
export const placeWords: readonly string[] = [...Object.keys(writers), 'ml']

const innerPlace = /\{((?:the|amount|ml)(?:\.\w+)?) ([\w+-]+)\}/gu

/** The places of a template, filled for a dish of some servings. Slots are joined by `+`. */
export function placesOf(
  fillings: readonly Filling[],
  servings: number,
  slots: ReadonlySet<string>,
  telling: Telling = english,
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
      if (of === 'ml') return telling.millilitres((Number(about) * servings) / servingsOfDoses)
      const [word = '', form] = of.split('.')
      const write = writers[word]
      if (write === undefined) throw new TemplateError(`there is no place "${of}"`)
      const found = inSlots(about)
      return found.length === 0 ? null : write(found, telling, parts.map(withPlaces), form)
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
