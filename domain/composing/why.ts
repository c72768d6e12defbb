import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Kitchen } from '../matching/kitchen.ts'
import { daysLeftInWords, soonFrom } from '../pantry/shelf-life.ts'
import { isMainMeal } from '../recipes/main-meal.ts'
import type { Composing } from './compose.ts'
import type { Dish } from './dish.ts'
import type { FlavourPart, FormBook, Slot } from './form.ts'
import { bare, definite } from './english.ts'
import { areSeveral, describeFilling, type Filling } from './words.ts'

type Known = Pick<Composing, 'book' | 'affinities' | 'vocabulary'>
type Home = Pick<Kitchen, 'owned' | 'urgency' | 'daysLeft'>

/** A thing in a dish, with its place in the form. */
interface Thing extends Filling {
  kinds: ReadonlySet<IngredientId>
  place: Slot | undefined
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const is = (things: readonly Filling[]) => (areSeveral(things) ? 'are' : 'is')
/** "goes" of one, "go" of several. */
const does = (things: readonly Filling[], verb: [one: string, several: string]) =>
  areSeveral(things) ? verb[1] : verb[0]

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

function spoilsFirst(things: readonly Thing[], { urgency, daysLeft }: Home): string | null {
  const soon = things
    .filter(({ id }) => (urgency.get(id) ?? 0) >= soonFrom)
    .toSorted((one, other) => (urgency.get(other.id) ?? 0) - (urgency.get(one.id) ?? 0))[0]
  if (soon === undefined) return null
  const left = daysLeftInWords(daysLeft.get(soon.id) ?? 0)
  return `${capital(definite([soon]))} ${is([soon])} what spoils first (${left}).`
}

function asFarAsItGoes({ composition, form, servings }: Dish, things: readonly Thing[]) {
  if (servings < form.servings) {
    return `It is for ${servings}: what you have is not enough for ${form.servings}.`
  }
  const short = things.filter(({ id, slot }) =>
    composition.fills[slot]?.some((each) => each.id === id && each.grams !== undefined),
  )
  return short.length === 0 ? null : `It takes all of ${definite(short)} that you have.`
}

/** Twice as often as by chance. */
const oftenTogether = 1

/** Of what the dish is made of: what our recipes put beside that which leads it. */
function goesTogether(things: readonly Thing[], { affinities }: Known): string | null {
  const [lead, ...others] = things.filter(({ place }) => place?.use === 'base' && !place.isBasic)
  if (lead === undefined) return null
  const beside = others.filter((each) => affinities.between(lead, each) >= oftenTogether)
  if (beside.length === 0) return null
  return `In our recipes ${definite(beside)} often ${does(beside, ['goes', 'go'])} with ${bare([lead])}.`
}

function sourAndFat({ form }: Dish, things: readonly Thing[], { book }: Known): string | null {
  const sour = things.filter((each) => isPart(each, 'acid', book))
  const fat = things.filter((each) => isPart(each, 'fat', book))
  if (sour.length === 0 || fat.length === 0 || !form.meals.some(isMainMeal)) return null
  return `${capital(definite(sour))} ${does(sour, ['cuts', 'cut'])} the fat of ${definite(fat)}.`
}

function addsTaste(things: readonly Thing[], { book }: Known): string | null {
  const taste = things.filter(
    (each) => each.place?.use === 'flavour' && !each.place.isBasic && !isPart(each, 'acid', book),
  )
  if (taste.length === 0) return null
  return `${capital(definite(taste))} ${does(taste, ['adds', 'add'])} to the taste.`
}

function finishes(things: readonly Thing[]): string | null {
  const last = things.filter(({ place }) => place?.use === 'finish')
  if (last.length === 0) return null
  return `${capital(definite(last))} ${does(last, ['goes', 'go'])} on at the end.`
}

function speaksFor({ composition }: Dish, things: readonly Thing[], { book }: Known, home: Home) {
  const flavour = book.flavours.get(composition.flavour)
  const signs = things.filter(
    ({ id, kinds }) => home.owned.has(id) && flavour?.signs.some((sign) => kinds.has(sign)),
  )
  // Plain and sweet are the ways of no cuisine, and one thing alone is at home in many.
  if (flavour === undefined || signs.length < 2 || !/^\p{Lu}/u.test(flavour.name)) return null
  return `${capital(definite(signs))} are at home together in ${flavour.name} cooking.`
}

const mostReasons = 4

/**
 * Why a dish is made of what it is made of, in sentences: what it is, what spoils first, how far it goes, and what each thing is there for,
 * as the form, the families of flavour and our recipes have it. What none of them says is not said.
 */
export function reasonsFor(dish: Dish, home: Home, known: Known): string[] {
  const things = thingsIn(dish, known)
  const reasons = [
    spoilsFirst(things, home),
    asFarAsItGoes(dish, things),
    goesTogether(things, known),
    sourAndFat(dish, things, known),
    addsTaste(things, known),
    finishes(things),
    speaksFor(dish, things, known, home),
  ].filter((reason) => reason !== null)
  return [dish.summary, ...reasons.slice(0, mostReasons)]
}
