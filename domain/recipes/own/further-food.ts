import { alsoNamed, heldInGeneral } from '../../ingredients/also-named.ts'
import type { ReadLine } from '../../ingredients/read-line.ts'
import {
  avoidable,
  type Ingredient,
  type IngredientId,
  type Vocabulary,
} from '../../ingredients/vocabulary.ts'

/** A food that a line may hold besides what it asks for; null where it is not known which. */
export interface FurtherFood {
  ingredient: IngredientId | null
  /** As the line calls it; null for the ingredient's own name. */
  name: string | null
}

/** The diets that go by what is in a dish alone. */
const dietsOfContents = new Set(['vegetarian', 'vegan', 'gluten-free', 'dairy-free'])

const propertiesOf = ({ freeOf, diets }: Ingredient): string[] => [
  ...freeOf,
  ...diets.filter((diet) => dietsOfContents.has(diet)),
]

/** What a line would be called free of, and the diets that it would suit, by what it asks for. */
function claimsOf(foods: readonly (IngredientId | null)[], { ingredients }: Vocabulary): string[] {
  const [first = [], ...others] = foods.map((id) => {
    const known = id === null ? undefined : ingredients.get(id)
    return known === undefined ? [] : propertiesOf(known)
  })
  return first.filter((claim) => others.every((claims) => claims.includes(claim)))
}

/** Whether somebody may avoid a food for what it holds or comes from. */
function holdsSomething(id: IngredientId, { ingredients }: Vocabulary): boolean {
  const food = ingredients.get(id)
  const isFree = avoidable.every((each) => food?.freeOf.includes(each) === true)
  return !isFree || food?.diets.includes('vegan') !== true
}

/**
 * The foods of a line that are not as free, or suit fewer diets, than what it is read as, and what it is known to hold
 * where it is read in general; each once.
 *
 * @param read what the line is read as
 * @param foods what it asks for, where its cook says so
 */
export function furtherFoods(
  read: readonly ReadLine[],
  foods: readonly (IngredientId | null)[],
  vocabulary: Vocabulary,
): FurtherFood[] {
  const claims = claimsOf(foods, vocabulary)
  const further = new Map<IngredientId | null, FurtherFood>()
  for (const { ingredient, name, isTaken } of read.flatMap((line) => alsoNamed(line, vocabulary))) {
    const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
    const properties = known === undefined ? [] : propertiesOf(known)
    if (claims.every((claim) => properties.includes(claim))) continue
    const key = isTaken ? ingredient : null
    if (!further.has(key)) further.set(key, { ingredient: key, name: key === null ? name : null })
  }
  // What is read in general claims nothing already, and what it is known to hold is said.
  for (const id of read.flatMap((line) => heldInGeneral(line, vocabulary))) {
    if (!further.has(id) && holdsSomething(id, vocabulary)) {
      further.set(id, { ingredient: id, name: null })
    }
  }
  return [...further.values()]
}
