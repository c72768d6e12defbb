import type { Aspect, ReadAspects } from './aspects.ts'
import type { ToldDish } from './dish-text.ts'
import type { ConceptKind, Lexicon } from './lexicon.ts'

const weightOf: Readonly<Record<ConceptKind, number>> = {
  food: 1,
  dish: 1.1,
  place: 1,
  way: 0.9,
  quality: 0.8,
  occasion: 0.7,
  diet: 1.3,
}
/** Times of the day say less of a dish than what it is. */
const small: ReadonlySet<string> = new Set([
  'lunch',
  'dinner',
  'breakfast',
  'main',
  'meal',
  'snack',
  'spice',
  'side',
  'entree',
])
const smallWeight = 0.6

const strict: ReadonlySet<string> = new Set(['vegan', 'vegetarian', 'halal', 'kosher'])
const violation = 1.6
const sure = 0.6
const headBonus = 0.2

const most = (dish: ToldDish, concept: string) => dish.shown.get(concept)?.most ?? 0
/** That a sauce is no dinner is not said of what comes with one. */
const ofWhole: ReadonlySet<string> = new Set([
  'dinner',
  'main',
  'meal',
  'lunch',
  'snack',
  'dessert',
])

function against(dish: ToldDish, concept: string): number {
  if (ofWhole.has(concept)) return Math.max(0, -(dish.head.get(concept) ?? 0))
  return dish.against.get(concept)?.most ?? 0
}

function wantedFit(
  { concept, parts: inner = [] }: Aspect,
  dish: ToldDish,
  lexicon: Lexicon,
): number {
  if (strict.has(concept)) {
    if (most(dish, concept) === 1) return 1
    const doubt = against(dish, concept)
    return doubt >= sure ? -violation : 0.7 - 0.6 * doubt
  }
  const shown = dish.shown.get(concept)
  const parts = [...lexicon.partsOf(concept), ...inner]
  const ofParts =
    parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + most(dish, part), 0) / parts.length
  const positive = Math.max(shown?.most ?? 0, ofParts * 0.9)
  const more = Math.min(0.2, 0.08 * ((shown?.sum ?? 0) - (shown?.most ?? 0)))
  const ofHead = (dish.head.get(concept) ?? 0) >= 0.8 ? headBonus : 0
  const negative = against(dish, concept) * (positive >= 0.9 ? 0.4 : 1)
  if (dish.absent.has(concept)) return -0.5
  return Math.pow(positive, 0.7) + more + ofHead - negative * 0.8
}

function isAbsent(concept: string, { absent }: ToldDish, lexicon: Lexicon): boolean {
  if (absent.size === 0) return false
  return [...lexicon.reachOf(concept)].some(
    ([kind, strength]) => strength === 1 && absent.has(kind),
  )
}

function unwantedFit(concept: string, dish: ToldDish, lexicon: Lexicon): number {
  if (isAbsent(concept, dish, lexicon) || against(dish, concept) === 1) return 0.6
  const shown = most(dish, concept)
  if (shown >= sure) return -violation * shown
  return 0.4 * against(dish, concept) - 0.7 * shown
}

function weightFor({ concept, weight }: Aspect, lexicon: Lexicon): number {
  if (concept.startsWith('of-')) return weight * restrictionWeight
  return weight * (small.has(concept) ? smallWeight : weightOf[lexicon.kindOf(concept)])
}

const restrictionWeight = 1.6
const furtherWeight = 0.5

/** How well a dish is what a wish asks for; the more, the better. Of two dishes, not of two wishes. */
export function fitOf({ aspects, further }: ReadAspects, dish: ToldDish, lexicon: Lexicon): number {
  let fit = 0
  for (const aspect of aspects) {
    const said = aspect.isWanted
      ? wantedFit(aspect, dish, lexicon)
      : unwantedFit(aspect.concept, dish, lexicon)
    fit += weightFor(aspect, lexicon) * said
  }
  for (const word of further) if (dish.words.has(word)) fit += furtherWeight
  return fit
}
