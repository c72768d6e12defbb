import { describes, foodWordsOf, lookUp } from './look-up.ts'
import { wordsMeant } from './misspelt.ts'
import { normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** What a name is by its last words, as foods that may hold anything: nothing is claimed of any of them. */
const general: readonly (readonly [RegExp, IngredientId])[] = [
  [/ (?:dressing|vinaigrette)$/u, 'salad-dressing'],
  [/ (?:sauce|crema)$/u, 'ready-made-sauce'],
  [/ marinade$/u, 'ready-made-marinade'],
  [/ (?:seasoning|spice|rub|(?:spice|seasoning) (?:blend|mix|rub))$/u, 'spice-blend'],
]

/** What stands before the noun belongs to another thing: "beans in tomato sauce". */
const speaksOfAnother =
  /(?<!\p{L})(?:in|with|without|of|for|from|plus|no|not|or|on|to)(?!\p{L})|\d/iu
const mostWords = 6

/** Whether a word may be a slip of the pen: then the food itself is meant, and its name is proposed. */
function isMisspelt(word: string, foods: ReadonlySet<string>): boolean {
  return !foods.has(word) && !describes(word) && wordsMeant(word, foods).length > 0
}

/** "Smoky house seasoning", "tea leaf dressing": a kind that nobody listed of what is known only in general. */
export function lookUpGeneral(name: string, vocabulary: Vocabulary): IngredientId | null {
  const form = normalise(name.replace(/[&+]/gu, ' and '))
  const id = general.find(([noun]) => noun.test(form))?.[1]
  if (id === undefined || !vocabulary.ingredients.has(id)) return null
  const words = form.split(' ')
  if (words.length > mostWords || speaksOfAnother.test(name)) return null
  const [first = '', ...joined] = form.split(' and ')
  if (joined.length > 0 && lookUp(first, vocabulary) !== null) return null
  const foods = foodWordsOf(vocabulary)
  return words.some((word) => isMisspelt(word, foods)) ? null : id
}
