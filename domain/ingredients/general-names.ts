import { describes, foodWordsOf, lookUp } from './look-up.ts'
import { wordsMeant } from './misspelt.ts'
import { freeing } from './modifiers.ts'
import { normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** What a name is by its last words, as foods that may hold anything: nothing is claimed of any of them. */
const general: readonly (readonly [RegExp, IngredientId])[] = [
  [/ (?:dressing|vinaigrette)$/u, 'salad-dressing'],
  [/ (?:sauce|crema|gravy)$/u, 'ready-made-sauce'],
  [/ marinade$/u, 'ready-made-marinade'],
  [
    / (?:seasoning|spice|rub|(?:herb|spice|seasoning|garlic|pepper) (?:blend|mix|rub|mixture))$/u,
    'spice-blend',
  ],
  [/ dip$/u, 'ready-made-dip'],
  [/ (?:chutney|relish|salsa|aioli|glaze)$/u, 'ready-made-condiment'],
  [/ (?:candy|candy bar)$/u, 'candy'],
  [/ cookie$/u, 'packaged-cookie'],
  [/ bread$/u, 'specialty-bread'],
  [/ cheese$/u, 'specialty-cheese'],
  [/ soup$/u, 'canned-soup'],
  [/ liqueur$/u, 'liqueur'],
  [/ (?:flavou?ring|emulsion)$/u, 'flavoring'],
  [/ (?:topping|fixing)$/u, 'topping-of-choice'],
  [/ snack mix$/u, 'snack-mix'],
  [
    /(?:^| )(?:cake|bread|muffin|cookie|brownie|pancake|waffle|pudding|soup|sauce|gravy|drink|rice|pasta|stuffing|falafel|hummus|couscous|tabbouleh|biscuit|dessert|dip|potato|noodle|batter|crust|scone|dough|mousse|custard|frosting) mix$/u,
    'dry-mix',
  ],
  [/ salad kit$/u, 'salad-kit'],
  [/ cereal$/u, 'breakfast-cereal'],
]

/** What is made of several things: "salt and vinegar seasoning". Bread and cheese beside another thing are two. */
const isMade: ReadonlySet<IngredientId> = new Set([
  'salad-dressing',
  'ready-made-sauce',
  'ready-made-marinade',
  'spice-blend',
  'dry-mix',
  'breakfast-cereal',
])

/** What stands before the noun belongs to another thing: "beans in tomato sauce". */
const speaksOfAnother =
  /(?<!\p{L})(?:in|with|without|of|for|from|plus|no|not|or|on|to)(?!\p{L})|\d/iu
/** What cheese without milk is made of. */
const ofPlants = /^(?:almond|cashew|coconut|oat|soya?|tofu|hemp|nut|rice)$/u
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
  if (joined.length > 0 && (!isMade.has(id) || lookUp(first, vocabulary) !== null)) return null
  // What is sold without gluten or milk is another thing than its kind, and nobody's claim is known to be true.
  if (words.some((word) => freeing.test(word))) return null
  if (id === 'specialty-cheese' && words.some((word) => ofPlants.test(word))) return null
  const foods = foodWordsOf(vocabulary)
  return words.some((word) => isMisspelt(word, foods)) ? null : id
}
