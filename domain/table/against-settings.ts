import { contentsOf, notKnownOf } from '../ingredients/contents.ts'
import { avoidable, type Avoidable, type IngredientId } from '../ingredients/vocabulary.ts'
import {
  dietsOfFoods,
  type FoodFacts,
  meatless,
  ofAnimals,
  ofFish,
  unknownFood,
} from '../recipes/diets-of-foods.ts'

import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'
import type { Offence } from './table-plan.ts'

/** What is known of each food; of one that is not among them nothing is. */
export type FoodFactsById = ReadonlyMap<IngredientId, FoodFacts>

/** Diets that go by what is in a dish alone. Of the others none is claimed of a dish that was changed. */
const byFoods: ReadonlySet<string> = new Set(['vegetarian', 'vegan', 'gluten-free', 'dairy-free'])

/** The diets of somebody that a changed dish is not known to keep to, whatever is in it. */
export const unclaimedDiets = ({ preferences }: DietRules): string[] =>
  preferences.filter((diet) => !byFoods.has(diet))

const factsOf = (id: IngredientId | null, facts: FoodFactsById) =>
  (id === null ? undefined : facts.get(id)) ?? unknownFood

/** What is known of a portion with these foods; null stands for a line that was not read. */
export function factsOfPortion(foods: readonly (IngredientId | null)[], facts: FoodFactsById) {
  const known = foods.map((id) => factsOf(id, facts))
  return { ...contentsOf(known), diets: dietsOfFoods(known) }
}

/** What a diet means in the kitchen of somebody whom a trace of it harms, which a diet does not tell. */
const strictOfDiet: Readonly<Partial<Record<string, Avoidable>>> = {
  'gluten-free': 'gluten',
  'dairy-free': 'dairy',
}

const strictOf = (preferences: readonly string[]): Avoidable[] =>
  preferences.flatMap((diet) => strictOfDiet[diet] ?? [])

/** What must not touch somebody’s portion: what they avoid, and what their diet may mean by that. Rennet harms nobody. */
export function strictlyAvoided({ restrictions, preferences }: DietRules): Avoidable[] {
  const ofDiets = strictOf(preferences)
  return avoidable.filter(
    (each) => each !== 'animal-rennet' && [...restrictions, ...ofDiets].includes(each),
  )
}

/** Whether a food is known to be what a diet leaves out; false where nobody knows. */
function isKnownAgainst(diet: string, { origin, contains }: FoodFacts): boolean {
  const { [diet]: allergen } = strictOfDiet
  if (allergen !== undefined) return contains.includes(allergen)
  if (diet === 'vegan') {
    const isOfPlants = origin === null || origin === 'plant' || origin === 'meatless'
    return !isOfPlants || ofAnimals.some((each) => contains.includes(each))
  }
  const isMeatless = origin === null || meatless.has(origin)
  return !isMeatless || ofFish.some((each) => contains.includes(each))
}

/** What of one food goes against the rules; undefined where it is known to keep to them. */
export function offenceOf(
  { ingredient, name }: Pick<Offence, 'ingredient' | 'name'>,
  rules: DietRules,
  facts: FoodFactsById,
): Offence | undefined {
  const preferences = rules.preferences.filter((diet) => byFoods.has(diet))
  const known = factsOf(ingredient, facts)
  const diets = dietsOfFoods([known])
  if (keepsRules({ freeOf: known.freeOf, diets }, { ...rules, preferences })) return undefined
  const breaks = preferences.filter((diet) => !diets.includes(diet))
  const avoided = [...new Set([...rules.restrictions, ...strictOf(breaks)])]
  const contains = avoided.filter((each) => known.contains.includes(each))
  const isCertain = contains.length > 0 || breaks.some((diet) => isKnownAgainst(diet, known))
  return { ingredient, name, contains, unknown: notKnownOf(avoided, known), breaks, isCertain }
}

/** Whether a food is not known to be free of all of these. */
export const mayHold = (
  id: IngredientId | null,
  avoided: readonly Avoidable[],
  facts: FoodFactsById,
): boolean => avoided.some((each) => !factsOf(id, facts).freeOf.includes(each))
