import { minutesOfSteps } from '../cooking/minutes-of-steps.ts'
import { coreTemperatureOf } from '../ingredients/core-temperature.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { LineUse } from '../recipes/line-use.ts'
import type { Composition, Condition, Form, FormBook, Slot } from './form.ts'
import { type Amount, amountOf, gramsIn } from './measure.ts'
import type { KnownFoods } from './nutrition-of-dish.ts'
import { english } from './english.ts'
import type { Told } from './told.ts'
import { CannotComposeError, type DishWords, tellDish } from './tell-dish.ts'
import { seasoned, withoutExcess } from './salty.ts'
import { withoutSurplusFat } from './rendered-fat.ts'
import { longestOf } from './stages.ts'
import type { Techniques } from './technique.ts'
import { tidied } from './template.ts'
import { openingWithMeat } from './named-meat.ts'
import type { Filling } from './filling.ts'
import { describeFilling, treatmentOf } from './words.ts'

/** One line of a composed dish. */
export interface DishLine {
  ingredient: IngredientId
  slot: string
  amount: Amount | null
  use: LineUse
  /** Whether it may stay out where nobody said that it is there: pepper. */
  isOptional: boolean
}

/** A composed dish, written out in English, as the verifier reads it. */
export interface Dish extends DishWords {
  composition: Composition
  form: Form
  /** Whether people know it by a name of its own: bolognese. */
  isNamed: boolean
  servings: number
  lines: readonly DishLine[]
  minutes: { active: number; total: number }
}

export interface Writing {
  book: FormBook
  techniques: Techniques
  /** What foods give and weigh: by it a dish is known to keep a diet that goes by amounts. */
  foods: KnownFoods
  vocabulary: Vocabulary
  /** How who reads of it is told; not there for English. */
  told?: Told
}

/** An "and" after which its list goes on with another: "lemon and garlic and potatoes". */
const strungOn = / and (?=(?:(?!, | with | in | on | under ).)* and )/gu

/** At the table nobody says how it was bought. */
const packed =
  /\b(?:(?:frozen|canned|tinned) (?=\p{L})|(?:heavy|light|double|single|cooking) (?=cream))/giu

/** Cutting one thing takes about so long. */
const minutesOfPrep = 1.5

function formOf({ form: id, version }: Composition, { forms }: FormBook): Form {
  const form = forms.get(id)
  if (form === undefined) throw new CannotComposeError(`there is no form "${id}"`)
  if (form.version !== version) throw new CannotComposeError(`the form "${id}" has changed`)
  return form
}

/** What fills each slot, with its amount and how it is cooked, in the order of the form. */
function fillingsOf(
  composition: Composition,
  form: Form,
  { techniques, vocabulary }: Writing,
): Filling[] {
  const things = form.slots.flatMap((slot) => {
    const fills = composition.fills[slot.name] ?? []
    return fills.map(({ id, grams }) => {
      if (!vocabulary.ingredients.has(id)) throw new CannotComposeError(`nobody knows "${id}"`)
      const technique = techniques.of(id)
      const fill = { among: fills.length, servings: composition.servings, grams }
      const amount = amountOf(id, slot.measure, technique, fill, vocabulary)
      const method = techniques.methodOf(id, slot.by)
      const core = coreTemperatureOf(id, vocabulary)
      const thing = { id, slot: slot.name, amount, technique, core, method }
      return withoutExcess(thing, composition.servings, vocabulary)
    })
  })
  const fried = withoutSurplusFat(things, form, composition.servings, vocabulary)
  return seasoned(fried, form, vocabulary).map((thing) => {
    const perPiece = vocabulary.ingredients.get(thing.id)?.gramsPerPiece
    const grams = gramsIn(thing.amount, thing.technique?.can, perPiece)
    return describeFilling({ ...thing, grams }, vocabulary)
  })
}

/** Whether something holds of a dish. */
export function holds(
  { slots, has, hasNot, flavours }: Condition,
  filled: readonly { slot: string; kinds: ReadonlySet<IngredientId> }[],
  flavour: string,
): boolean {
  const hasKind = (kind: IngredientId) => filled.some(({ kinds }) => kinds.has(kind))
  return (
    Object.entries(slots).every(([slot, kinds]) =>
      filled.some((each) => each.slot === slot && kinds.some((kind) => each.kinds.has(kind))),
    ) &&
    has.every(hasKind) &&
    !hasNot.some(hasKind) &&
    (flavours.length === 0 || flavours.includes(flavour))
  )
}

/** Without these a dish is the same dish; on whatever else a step counts, it hangs. */
const dispensable: ReadonlySet<IngredientId> = new Set([
  'black-pepper',
  'black-peppercorn',
  'sugar',
  'brown-sugar',
])

const isOptional = (slot: Slot | undefined, id: IngredientId) =>
  slot?.isBasic === true && slot.least === 0 && dispensable.has(id)

const upToFive = (minutes: number) => Math.max(5, Math.ceil(minutes / 5) * 5)

/** As the form says, and never less than what the steps say takes. */
function minutesFor(form: Form, fillings: readonly Filling[], steps: readonly string[]) {
  const cut = fillings.filter((each) => treatmentOf(each).prep !== undefined).length
  const prep = Math.round(cut * minutesOfPrep)
  const inSlots = (names: string) => {
    const slots = names.split('+')
    return longestOf(fillings.filter(({ slot }) => slots.includes(slot)))
  }
  const cooking = form.minutes.total.reduce<number>(
    (sum, term) => sum + (typeof term === 'number' ? term : inSlots(term)),
    0,
  )
  const least = minutesOfSteps(steps)
  const stated = Math.max(prep + cooking, least.all)
  const atWork = Math.max(
    5,
    Math.round((form.minutes.active + prep) / 5) * 5,
    upToFive(least.handsOn),
  )
  const total = upToFive(Math.max(stated, Math.min(atWork, stated) + least.idle))
  return { active: Math.min(atWork, total), total }
}

/** What a composition puts together: its form, what fills it, and the title that it goes by. */
export function partsOf(composition: Composition, writing: Writing) {
  const form = formOf(composition, writing.book)
  const fillings = fillingsOf(composition, form, writing)
  const filled = fillings.map(({ slot, id }) => ({
    slot,
    kinds: new Set(lineageOf(id, writing.vocabulary)),
  }))
  const named = form.titles.find(({ when }) => holds(when, filled, composition.flavour))
  if (named === undefined) throw new CannotComposeError(`the form "${form.id}" has no title for it`)
  return { form, fillings, named }
}

/**
 * Writes out what a composition says, the same for everybody. Whether that is a dish at all is not asked: see
 * `dishAt` for what comes from elsewhere.
 *
 * @throws CannotComposeError
 */
export function writeDish(composition: Composition, writing: Writing): Dish {
  const { form, fillings, named } = partsOf(composition, writing)
  const told = tellDish(form, named.title, fillings, composition.servings, english)
  const bySlot = new Map(form.slots.map((slot) => [slot.name, slot]))
  const title = tidied(told.title.replaceAll(packed, '')).replaceAll(strungOn, ', ')
  return {
    ...told,
    composition,
    form,
    title,
    isNamed: named !== form.titles.at(-1),
    summary: openingWithMeat(title, told.summary, fillings, writing.vocabulary),
    servings: composition.servings,
    lines: fillings.map(({ id, slot, amount }) => ({
      ingredient: id,
      slot,
      amount,
      use: bySlot.get(slot)?.use ?? 'base',
      isOptional: isOptional(bySlot.get(slot), id),
    })),
    minutes: minutesFor(form, fillings, told.steps),
  }
}
