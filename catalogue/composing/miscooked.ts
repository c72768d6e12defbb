/** What dries out, turns grey, swims in fat or stays raw in a composed dish, and what is salted that was salty. */
import type { Dish } from '#domain/composing/dish.ts'
import { type ById, hasAny, kindsIn, kindsOf, textOf } from './kinds-in-dish.ts'

/** Portions of fish in a hot oven; a whole one takes longer. */
const longestForFish = 15
const bakedFish =
  /\bbake for (?<minutes>\d+) minutes more, until (?:it is|they are) opaque (?!at the bone)/iu

function driedFish(dish: Dish): string[] {
  const minutes = Number(bakedFish.exec(textOf(dish))?.groups?.['minutes'] ?? 0)
  return minutes > longestForFish ? [`fish bakes for ${minutes} minutes`] : []
}

/** What is boiled beside the meat must come into a pot somewhere. */
const atFire = 'cook|boil|fry|put|add|simmer|warm'
const raw = (dish: Dish, byId: ById): string[] =>
  dish.lines.flatMap(({ ingredient, slot }) => {
    const { name = '', plural = '' } = byId.get(ingredient) ?? {}
    const cooked = new RegExp(`\\b(?:${atFire})\\b[^.;]*\\b(?:${name}|${plural})\\b`, 'iu')
    return slot === 'green' && !cooked.test(textOf(dish)) ? [`nobody cooks the ${name}`] : []
  })

const isCured = ['kasseler', 'gammon', 'ham-steak', 'ham', 'bacon', 'smoked-haddock', 'corned-beef']
function saltedTwice(dish: Dish, byId: ById): string[] {
  return dish.lines.flatMap(({ ingredient }) => {
    if (!kindsOf(ingredient, byId).some((kind) => isCured.includes(kind))) return []
    const { name = '', plural = '' } = byId.get(ingredient) ?? {}
    const rubbed = new RegExp(`\\b(?:rub|season) the (?:${name}|${plural})\\b[^.]*\\bsalt\\b`, 'iu')
    return rubbed.test(textOf(dish)) ? [`${name} is salted once more`] : []
  })
}

/** Skin gives fat by the half cup: no sauce is made on it. */
function greasy(dish: Dish, byId: ById): string[] {
  const kinds = kindsIn(dish, byId)
  const text = textOf(dish)
  const isInPan = /\bskin is\b/iu.test(text) && /\bscrape up what sticks\b/iu.test(text)
  return isInPan && hasAny(kinds, ['chicken-thigh', 'duck-breast']) && !/\bpour off\b/iu.test(text)
    ? ['the sauce is made on all the fat of the skin']
    : []
}

/** Shrimp that fry first and stay in the pan while the rest cooks. */
function toughShrimp(dish: Dish, byId: ById): string[] {
  if (!/fried-rice|stir-fry/u.test(dish.form.id) || !kindsIn(dish, byId).has('shrimp')) return []
  return /\b(?:tip|lift) (?:it|them|the shrimps?)\b/iu.test(textOf(dish))
    ? []
    : ['shrimp stay in the pan']
}

/** Tender vegetables simmered to grey. */
const tender = ['green-bean', 'bell-pepper', 'summer-squash', 'snow-pea', 'pea', 'asparagus']
const longestForTender = 15
function grey(dish: Dish, byId: ById): string[] {
  return dish.lines.flatMap(({ ingredient, slot }) => {
    if (!kindsOf(ingredient, byId).some((kind) => tender.includes(kind))) return []
    const { name = '', plural = '' } = byId.get(ingredient) ?? {}
    const added = new RegExp(`\\bAdd [^.]*\\bthe (?:${name}|${plural})\\b[^.]*\\bsimmer[^.]*`, 'iu')
    return dish.steps.flatMap((step) => {
      const at = added.exec(step)
      if (at === null) return []
      const rest = step.slice(at.index)
      const minutes = [
        ...rest.matchAll(/\bsimmer(?: gently)?(?: over low heat)? for (\d+) minutes/giu),
      ]
      const sum = minutes.reduce((all, [, each]) => all + Number(each), 0)
      return sum > longestForTender ? [`the ${slot} ${name} simmers for ${sum} minutes`] : []
    })
  })
}

const rules = [driedFish, raw, saltedTwice, greasy, toughShrimp, grey]

/** All that is cooked as nobody would. */
export const miscooked = (dish: Dish, byId: ById): string[] =>
  rules.flatMap((rule) => rule(dish, byId))
