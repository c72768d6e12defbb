import type { Aspect } from './aspect.ts'
import type { ReadAspects } from './aspects.ts'
import type { ToldDish } from './dish-text.ts'
import type { ConceptId, ConceptKind, Lexicon } from './lexicon.ts'

const weightOf: Readonly<Record<ConceptKind, number>> = {
  food: 1,
  dish: 1.1,
  place: 1,
  way: 0.9,
  quality: 0.8,
  occasion: 0.7,
  diet: 1.3,
}
/** Meals, and words as wide as they are, say less of a dish than what it is. */
const wide: ReadonlySet<ConceptId> = new Set(
  'lunch dinner breakfast main meal snack spice side entree'.split(' '),
)
const wideWeight = 0.6
/** What must not be in it, as allergies and diets have it. */
const restrictionWeight = 1.6
const furtherWeight = 0.5

/** Kept by every dish of which nothing says otherwise. */
const diets: ReadonlySet<ConceptId> = new Set(['vegan', 'vegetarian', 'halal', 'kosher'])
/** That a sauce is no dinner is not said of what comes with one. */
const ofWhole: ReadonlySet<ConceptId> = new Set([
  'dinner',
  'main',
  'meal',
  'lunch',
  'snack',
  'dessert',
])

const violation = 1.6
const sure = 0.6
const headBonus = 0.2
const mostOfMore = 0.2
/** Of what a named food, dish or place is missing in. */
const lost = 0.3
const hardly = 0.25
/** Another dish of the same kind is better than none. */
const kindShare = 0.15
/** What speaks a little for a thing counts more than its share: no part of a wish shall be missing. */
const partly = 0.7

const most = (dish: ToldDish, concept: ConceptId) => dish.shown.get(concept)?.most ?? 0

function against(dish: ToldDish, concept: ConceptId): number {
  if (ofWhole.has(concept)) return Math.max(0, -(dish.head.get(concept) ?? 0))
  return dish.against.get(concept)?.most ?? 0
}

function dietFit(concept: ConceptId, dish: ToldDish): number {
  if (dish.stated.has(concept)) return 1
  const doubt = against(dish, concept)
  return doubt >= sure ? -violation : 0.7 - 0.6 * doubt
}

function wantedFit(aspect: Aspect, dish: ToldDish, lexicon: Lexicon): number {
  const { concept, parts = [] } = aspect
  if (diets.has(concept)) return dietFit(concept, dish)
  if (dish.absent.has(concept)) return -0.5
  const all = [...lexicon.partsOf(concept), ...parts]
  const ofParts = all.reduce((sum, part) => sum + most(dish, part), 0) / Math.max(1, all.length)
  const shown = dish.shown.get(concept) ?? { most: 0, sum: 0 }
  const isStated = dish.stated.has(concept)
  const isDenied = dish.denied.has(concept) && !isStated
  const ofKind =
    kindShare * Math.max(0, ...lexicon.kindsOf(concept).map((kind) => most(dish, kind)))
  const positive = Math.max(shown.most, ofParts * 0.9, ofKind) * (isDenied ? 0.4 : 1)
  const more = Math.min(mostOfMore, 0.08 * (shown.sum - shown.most))
  const ofHead = (dish.head.get(concept) ?? 0) >= 0.8 ? headBonus : 0
  const negative = against(dish, concept) * (isStated ? 0.3 : 0.8)
  return positive ** partly + more + ofHead - negative
}

function isAbsent(concept: ConceptId, { absent }: ToldDish, lexicon: Lexicon): boolean {
  if (absent.size === 0) return false
  return [...lexicon.reachOf(concept)].some(([kind, said]) => said === 1 && absent.has(kind))
}

function unwantedFit(concept: ConceptId, dish: ToldDish, lexicon: Lexicon): number {
  if (isAbsent(concept, dish, lexicon) || dish.denied.has(concept)) return 0.6
  const shown = most(dish, concept)
  if (shown >= sure) return -violation * shown
  return 0.4 * against(dish, concept) - 0.7 * shown
}

function weightFor({ concept, weight }: Aspect, lexicon: Lexicon): number {
  if (concept.startsWith('of-')) return weight * restrictionWeight
  return weight * (wide.has(concept) ? wideWeight : weightOf[lexicon.kindOf(concept)])
}

/** Whether a thing that was named is hardly there. */
function isLost({ concept, isWanted, isOfPerson }: Aspect, fit: number, lexicon: Lexicon): boolean {
  if (!isWanted || isOfPerson || fit >= hardly || wide.has(concept)) return false
  return ['food', 'dish', 'place'].includes(lexicon.kindOf(concept))
}

/** "Festive" is found in "festival": of long words the beginning is enough. */
function hasAlike(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true
  const stem = word.slice(0, Math.max(5, word.length - 2))
  return word.length > 5 && [...words].some((each) => each.startsWith(stem))
}

/** How well a dish is what a wish asks for: to compare dishes for one wish, not wishes. */
export function fitOf({ aspects, further }: ReadAspects, dish: ToldDish, lexicon: Lexicon): number {
  const ofAspects = aspects.reduce((sum, aspect) => {
    const fit = aspect.isWanted
      ? wantedFit(aspect, dish, lexicon)
      : unwantedFit(aspect.concept, dish, lexicon)
    return sum + weightFor(aspect, lexicon) * (isLost(aspect, fit, lexicon) ? fit - lost : fit)
  }, 0)
  return ofAspects + furtherWeight * further.filter((word) => hasAlike(dish.words, word)).length
}
