import { capitalised } from '../ingredients/names.ts'
import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import { daysLeftInWords, soonFrom } from '../pantry/shelf-life.ts'
import { isMainMeal } from '../recipes/main-meal.ts'
import type { Composing } from './compose.ts'
import type { Dish } from './dish.ts'
import type { FlavourPart, FormBook, Slot } from './form.ts'
import { english } from './english.ts'
import { cookingOf, isCuisine, reasonTexts } from './reason-texts.ts'
import type { Telling } from './telling.ts'
import { unlessUntold } from './told.ts'
import type { Filling } from './filling.ts'
import { describeFilling } from './words.ts'

type Known = Pick<Composing, 'book' | 'affinities' | 'vocabulary' | 'told'>
type Home = Pick<Kitchen, 'owned' | 'urgency' | 'daysLeft'>

/** A thing in a dish, with its place in the form. */
interface Thing extends Filling {
  kinds: ReadonlySet<IngredientId>
  place: Slot | undefined
}

function thingsIn(dish: Dish, { vocabulary }: Known): Thing[] {
  return dish.lines.map(({ ingredient: id, slot, amount }) => {
    const plain = { id, slot, amount, technique: null, core: null, method: null }
    return {
      ...describeFilling(plain, vocabulary),
      kinds: new Set(lineageOf(id, vocabulary)),
      place: dish.form.slots.find(({ name }) => name === slot),
    }
  })
}

/** What some family of flavour takes for this: whatever is sour, whatever is fat. */
function isPart({ kinds }: Thing, part: FlavourPart, { flavours }: FormBook): boolean {
  return [...flavours.values()].some(({ parts }) => parts[part]?.some((id) => kinds.has(id)))
}

/** Says a reason of things; `other` stands for what they are said to go with. */
type Say = (
  reason: keyof typeof reasonTexts,
  things: readonly Filling[],
  more?: Readonly<Record<string, string | ((form?: string) => string)>>,
) => string

const sayIn =
  (telling: Telling): Say =>
  (reason, things, more = {}) => {
    const text = telling
      .text(reasonTexts[reason])
      .replaceAll(/\{(\w+)(?:\.(\w+))?\}/gu, (place, name: string, form: string | undefined) => {
        const said = more[name]
        return typeof said === 'function' ? said(form) : (said ?? place)
      })
    return capitalised(telling.spokenOf(text, things))
  }

function spoilsFirst(things: readonly Thing[], { urgency, daysLeft }: Home, say: Say) {
  const soon = things
    .filter(({ id }) => (urgency.get(id) ?? 0) >= soonFrom)
    .toSorted((one, other) => (urgency.get(other.id) ?? 0) - (urgency.get(one.id) ?? 0))[0]
  if (soon === undefined) return null
  return say('spoils', [soon], { left: daysLeftInWords(daysLeft.get(soon.id) ?? 0) })
}

function asFarAsItGoes(
  { composition, form, servings }: Dish,
  things: readonly Thing[],
  say: Say,
): string | null {
  if (servings < form.servings) {
    return say('fewer', [], { servings: String(servings), usual: String(form.servings) })
  }
  const short = things.filter(({ id, slot }) =>
    composition.fills[slot]?.some((each) => each.id === id && each.grams !== undefined),
  )
  return short.length === 0 ? null : say('all', short)
}

/** Twice as often as by chance. */
const oftenTogether = 1

/** Of what the dish is made of: what our recipes put beside that which leads it. */
function goesTogether(
  things: readonly Thing[],
  { affinities }: Known,
  say: Say,
  telling: Telling,
): string | null {
  const [lead, ...others] = things.filter(({ place }) => place?.use === 'base' && !place.isBasic)
  if (lead === undefined) return null
  const beside = others.filter((each) => affinities.between(lead, each) >= oftenTogether)
  if (beside.length === 0) return null
  return say('together', beside, { other: (form) => telling.bare([lead], form) })
}

function sourAndFat(
  { form }: Dish,
  things: readonly Thing[],
  { book }: Known,
  say: Say,
  telling: Telling,
): string | null {
  const sour = things.filter((each) => isPart(each, 'acid', book))
  const fat = things.filter((each) => isPart(each, 'fat', book))
  if (sour.length === 0 || fat.length === 0 || !form.meals.some(isMainMeal)) return null
  return say('sour', sour, { other: (name) => telling.definite(fat, name) })
}

function addsTaste(things: readonly Thing[], { book }: Known, say: Say): string | null {
  const taste = things.filter(
    (each) => each.place?.use === 'flavour' && !each.place.isBasic && !isPart(each, 'acid', book),
  )
  return taste.length === 0 ? null : say('taste', taste)
}

function finishes(things: readonly Thing[], say: Say): string | null {
  const last = things.filter(({ place }) => place?.use === 'finish')
  return last.length === 0 ? null : say('finish', last)
}

function speaksFor(
  { composition }: Dish,
  things: readonly Thing[],
  { book }: Known,
  home: Home,
  say: Say,
  telling: Telling,
): string | null {
  const flavour = book.flavours.get(composition.flavour)
  const signs = things.filter(
    ({ id, kinds }) => home.owned.has(id) && flavour?.signs.some((sign) => kinds.has(sign)),
  )
  // Plain and sweet are the ways of no cuisine, and one thing alone is at home in many.
  if (flavour === undefined || signs.length < 2 || !isCuisine(flavour)) return null
  return say('cuisine', signs, { cooking: telling.text(cookingOf(flavour)) })
}

const mostReasons = 4

function reasonsIn(telling: Telling, dish: Dish, home: Home, known: Known): string[] {
  const things = thingsIn(dish, known)
  const say = sayIn(telling)
  const reasons = [
    spoilsFirst(things, home, say),
    asFarAsItGoes(dish, things, say),
    goesTogether(things, known, say, telling),
    sourAndFat(dish, things, known, say, telling),
    addsTaste(things, known, say),
    finishes(things, say),
    speaksFor(dish, things, known, home, say, telling),
  ]
  return reasons.filter((reason) => reason !== null).slice(0, mostReasons)
}

/**
 * Why a dish is made of what it is made of, in sentences: what it is, what spoils first, how far it goes, and what each thing is there for,
 * as the form, the families of flavour and our recipes have it. What none of them says is not said.
 */
export function reasonsFor(dish: Dish, home: Home, known: Known): string[] {
  const { told } = known
  const reasons = () => reasonsIn(english, dish, home, known)
  if (told === undefined) return [dish.summary, ...reasons()]
  return unlessUntold(
    () => [
      told.words(dish).summary,
      ...reasonsIn(told.telling, dish, home, {
        ...known,
        ...(told.vocabulary && { vocabulary: told.vocabulary }),
      }),
    ],
    [dish.summary, ...reasons()],
  )
}
