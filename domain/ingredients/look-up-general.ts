import { foodsInText } from './foods-in-text.ts'
import { generalNames } from './general-names.ts'
import { foodWordsOf } from './food-words.ts'
import { describes, lookUp } from './look-up.ts'
import { lookUpParticular } from './look-up-particular.ts'
import { wordsMeant } from './misspelt.ts'
import { freeing } from './modifiers.ts'
import { normalise } from './normalise.ts'
import { powderIds, powderOf } from './powders.ts'
import type { IngredientCategory, IngredientId, Vocabulary } from './vocabulary.ts'

/** What is made of several things: "salt and vinegar seasoning". Bread and cheese beside another thing are two. */
const isMade: ReadonlySet<IngredientId> = new Set([
  'salad-dressing',
  'flavored-ranch-dressing',
  'flavored-mayonnaise',
  'flavored-mustard',
  'flavored-pesto',
  'ready-made-sauce',
  'ready-made-marinade',
  'spice-blend',
  'dry-mix',
  'specialty-cereal',
  'specialty-chutney',
  'specialty-relish',
  'specialty-salsa',
  'specialty-glaze',
  'specialty-paste',
  'ready-made-condiment',
  'ready-made-salad',
  'pasta-salad',
  'specialty-jam',
  'specialty-syrup',
])

/** What stands before the noun belongs to another thing: "beans in tomato sauce". */
const speaksOfAnother =
  /(?<!\p{L})(?:wood|wooden|hickory|mesquite|paper|plastic|in|with|without|of|for|from|plus|no|not|or|on|to)(?!\p{L})|\d/iu
const ofMilkOrEgg: ReadonlySet<IngredientId> = new Set([
  'specialty-cheese',
  'flavored-yogurt',
  'frozen-dessert',
  'flavored-mayonnaise',
  'flavored-ranch-dressing',
])
/** What such things without milk and egg are made of. */
const ofPlants =
  /^(?:almond|aquafaba|cashew|chickpea|coconut|oat|soya?|tofu|hemp|macadamia|nut|rice|seed|peanut|sun ?flower)$/u
const mostWords = 6

/** "Sturdier crust": a remark on another line. */
const compares = /^\p{L}{4,}ier \p{L}+$/u

/** Whether a word may be a slip of the pen: then the food itself is meant, and its name is proposed. */
function isMisspelt(word: string, foods: ReadonlySet<string>): boolean {
  return !foods.has(word) && !describes(word) && wordsMeant(word, foods).length > 0
}

const generalIds: ReadonlySet<IngredientId> = new Set([
  ...generalNames.map(([, id]) => id),
  ...powderIds,
])

interface General {
  id: IngredientId
  /** The whole name and the words that it is known by, normalised. */
  form: string
  noun: string
}

/** What may be so many things that it must say of what: a "waldorf salad" would hide its walnuts. */
const sayOfWhat: ReadonlySet<IngredientId> = new Set([
  'ready-made-salad',
  'candy',
  'specialty-tea',
  'specialty-flour',
  'specialty-juice',
  'specialty-spread',
  'specialty-seed',
  'specialty-puree',
])
/** Of these jelly is spread on bread; of others, as of lychees or mangoes, it is mostly a dessert. */
const preserved =
  /(?:(?<!pine)apple|berry|currant|grape(?!fruit)|quince|plum|damson|cherry|rosehip|rowan|medlar|pomegranate|peach|apricot|guava|fig|pepper|jalapeno|habanero|chili|chile|chilli)/u

/** Whether the words in front say enough for the kind to be true. */
function isTold({ id, form, noun }: General, vocabulary: Vocabulary): boolean {
  const before = form.replace(noun, '')
  const foods = foodsInText(before, vocabulary)
  // What pickles lie in is no juice.
  if (noun === ' juice' && /(?:^| )pickle/u.test(before)) return false
  if (noun === ' jelly') return foods.length > 0 && preserved.test(before)
  const isPlain = id === 'ready-made-salad' && before.split(' ').every(describes)
  return !sayOfWhat.has(id) || foods.length > 0 || isPlain
}

function generalIn(name: string, vocabulary: Vocabulary): General | null {
  const form = normalise(name.replace(/[&+]/gu, ' and '))
  const [noun, named] = generalNames.find(([each]) => each.test(form)) ?? []
  if (noun === undefined || named === undefined) return null
  const id = named === 'specialty-powder' ? powderOf(form, vocabulary) : named
  if (!vocabulary.ingredients.has(id)) return null
  const words = form.split(' ')
  if (compares.test(form)) return null
  if (words.length > mostWords || speaksOfAnother.test(name.replace(/^cream of /iu, '')))
    return null
  const [first = '', ...joined] = form.split(' and ')
  if (joined.length > 0 && (!isMade.has(id) || lookUp(first, vocabulary) !== null)) return null
  // What is sold without gluten or milk is another thing than its kind, and nobody's claim is known to be true.
  if (words.some((word) => freeing.test(word))) return null
  if (ofMilkOrEgg.has(id) && words.some((word) => ofPlants.test(word))) return null
  const foods = foodWordsOf(vocabulary)
  if (words.some((word) => isMisspelt(word, foods))) return null
  const known = noun.exec(form)?.[0] ?? ''
  const general = { id, form, noun: known === form ? (words.at(-1) ?? '') : known }
  return isTold(general, vocabulary) ? general : null
}

/** What a name is by its last words alone: the paste of which a list says that it holds more than its first words. */
export function kindByLastWords(name: string, vocabulary: Vocabulary): IngredientId | null {
  return generalIn(name, vocabulary)?.id ?? null
}

/**
 * "Smoky house seasoning", "tea leaf dressing": a kind that nobody listed of what is known only in general. Where a
 * longer known name stands at its end, it is that: "naturally brewed soy sauce".
 */
export function lookUpGeneral(name: string, vocabulary: Vocabulary): IngredientId | null {
  const general = generalIn(name, vocabulary)
  if (general === null) return null
  const { id, form } = general
  return lookUpParticular(form, id, generalIds, vocabulary)?.id ?? id
}

/** What goes on food: "steak sauce" holds no steak, and "taco seasoning" no taco; but "sausage gravy" holds it. */
const seasons: ReadonlySet<IngredientId> = new Set([
  'salad-dressing',
  'ready-made-sauce',
  'ready-made-marinade',
  'spice-blend',
  'specialty-glaze',
  'dry-mix',
])
const holdsAll = / gravy$|(?:rice|soup|gravy|noodle|potato|dip|pasta) mix$/u
const sauces: ReadonlySet<IngredientId> = new Set(['salad-dressing', 'ready-made-sauce'])
const seasoned: ReadonlySet<IngredientCategory> = new Set([
  'Meat',
  'Fish & Seafood',
  'Bakery',
  'Frozen',
  'Pasta, Rice & Grains',
  'Other',
])

/** "Soy ginger glaze" holds soy sauce. */
const soyAlone = /(?<![a-z])soy (?!sauce|milk|bean|flour|cream|yogurt|nut|protein|paste)/u

/**
 * The foods that are named in front of the last words of what is known only in general, or of the longer name at its
 * end, and that it holds: chicken of a "buffalo chicken dip". None where the name is not read as `general`.
 */
export function foodsInGeneral(
  name: string,
  general: IngredientId,
  vocabulary: Vocabulary,
): IngredientId[] {
  const found = generalIn(name, vocabulary)
  if (found === null || general === 'topping-of-choice') return []
  if (found.id !== general) {
    const particular = lookUpParticular(found.form, found.id, generalIds, vocabulary)
    return particular?.id === general ? foodsInText(particular.before.join(' '), vocabulary) : []
  }
  // "Spiced almonds" are of almonds.
  if (general === 'flavored-nut') return foodsInText(found.form, vocabulary)
  const alone = foodsInText(found.noun, vocabulary)
  // The name of the kind itself says nothing of what is in it.
  const named = foodsInText(found.form, vocabulary)
  const isKind = named.some((id) => id === general || alone.includes(id))
  const words = isKind ? found.form.replace(found.noun, '') : found.form
  const spelt = words.replace(soyAlone, 'soy sauce ')
  const held = foodsInText(spelt, vocabulary).filter((id) => !alone.includes(id))
  if (!seasons.has(found.id) || holdsAll.test(found.noun)) return held
  return held.filter((id) => {
    const category = vocabulary.ingredients.get(id)?.category ?? 'Other'
    // "Clam sauce" is made of clams.
    return !seasoned.has(category) || (sauces.has(found.id) && category === 'Fish & Seafood')
  })
}

/** Whether `id` is what `name` is by its last words alone, and not what it is called. */
export function isByLastWords(name: string, id: IngredientId, vocabulary: Vocabulary): boolean {
  return generalIds.has(id) && lookUp(name, vocabulary) !== id
}
