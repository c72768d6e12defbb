import { lookUp } from './look-up.ts'
import { claims, contradicts } from './remarks.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

const claim = new RegExp(
  String.raw`(?<![\p{L}-])(?:certified )?(${Object.keys(claims).join('|').replace(/ /gu, '[ -]')})(?![\p{L}-])`,
  'giu',
)

/**
 * What a name stands for without the claim in it, where the food is known to be what the claim says: "gluten-free
 * baking powder", "vegan sugar". "Vegan cream" is no cream, and "dairy-free spread" may be another food than margarine.
 */
export function lookUpClaimed(name: string, vocabulary: Vocabulary): IngredientId | null {
  const made = [...name.matchAll(claim)].map(([, words = '']) =>
    words.toLowerCase().replace(/-/gu, ' '),
  )
  if (made.length === 0) return null
  const id = lookUp(name.replace(claim, ' ').trim(), vocabulary)
  const ingredient = id === null ? undefined : vocabulary.ingredients.get(id)
  if (ingredient === undefined || made.some((each) => contradicts(each, ingredient))) return null
  return ingredient.id
}
