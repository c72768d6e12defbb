import { describes, foodWordsOf, lookUp } from './look-up.ts'
import { wordsMeant } from './misspelt.ts'
import { freeing } from './modifiers.ts'
import { normalise } from './normalise.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** What a name is by its last words, as foods that may hold anything: nothing is claimed of any of them. */
const general: readonly (readonly [RegExp, IngredientId])[] = [
  [/ (?:dressing|vinaigrette|ranch)$/u, 'salad-dressing'],
  [/ (?:sauce|crema|gravy)$/u, 'ready-made-sauce'],
  [/ marinade$/u, 'ready-made-marinade'],
  [
    / (?:seasoning|spice|rub|(?:herb|spice|seasoning|garlic|pepper) (?:blend|mix|rub|mixture))$/u,
    'spice-blend',
  ],
  [/^(?!.* and ).* salt$/u, 'spice-blend'],
  [/^(?!.* and ).* powder$/u, 'specialty-powder'],
  [/ dip$/u, 'ready-made-dip'],
  [
    / (?:chutney|relish|salsa|aioli|glaze|pickle|paste|ketchup|mayo|mayonnaise|pesto|tapenade)$/u,
    'ready-made-condiment',
  ],
  [/ (?:candy|candy bar)$/u, 'candy'],
  [/ cookie$/u, 'packaged-cookie'],
  [/ (?:bread|bun|bagel|flatbread|focaccia|tortilla)$/u, 'specialty-bread'],
  [
    / (?:cheese|cheddar|jack|gouda|havarti|brie|feta|mozzarella|gorgonzola|ricotta|parmesan|provolone|gruyere|asiago|fontina)(?: blend| curd)?$/u,
    'specialty-cheese',
  ],
  [/ (?:soup|bisque|chowder)$/u, 'canned-soup'],
  [/ (?:liqueur|vodka|rum|gin|whiskey|whisky|brandy|tequila|schnapps)$/u, 'liqueur'],
  [
    / (?:soda|seltzer|sparkling water|lemonade|kombucha|punch|iced tea|energy drink)$/u,
    'soft-drink',
  ],
  [/ (?:sorbet|gelato|ice cream|sherbet|frozen yogurt)$/u, 'frozen-dessert'],
  [/ yogurt$/u, 'flavored-yogurt'],
  [/ (?:gelatin|jello|jell o)$/u, 'gelatin-dessert-mix'],
  [/^pickled /u, 'ready-made-condiment'],
  [/ (?:flavou?ring|emulsion|extract|bitters)$/u, 'flavoring'],
  [/ pie filling$/u, 'pie-filling'],
  [/ (?:topping|fixing|frosting|icing|filling|drizzle)$/u, 'topping-of-choice'],
  [/ (?:snack mix|crouton|popcorn|pretzel)$/u, 'snack-mix'],
  [
    /(?:^| )(?:cake|bread|muffin|cookie|brownie|pancake|waffle|pudding|soup|sauce|gravy|drink|rice|pasta|stuffing|falafel|hummus|couscous|tabbouleh|biscuit|dessert|dip|potato|noodle|batter|crust|scone|dough|mousse|custard|frosting) mix$/u,
    'dry-mix',
  ],
  [/ salad kit$/u, 'salad-kit'],
  [/ (?:taco|burrito|sushi|dinner|meal|baking|noodle|curry) kit$/u, 'dry-mix'],
  [/ salad$/u, 'ready-made-salad'],
  [/ noodle$/u, 'specialty-noodle'],
  [/ (?:sausage|bratwurst|hot dog|chorizo|kielbasa|andouille)$/u, 'specialty-sausage'],
  [/ syrup$/u, 'specialty-syrup'],
  [/ (?:jam|jelly|preserve|marmalade|conserve|compote|fruit spread)$/u, 'specialty-jam'],
  [/ chip$/u, 'snack-chip'],
  [
    / (?:cake|cupcake|pudding|custard|mousse|pie|tart|brownie|doughnut|donut|muffin|cheesecake)$/u,
    'ready-made-dessert',
  ],
  [
    / (?:pasta|ravioli|tortellini|tortelloni|lasagna|gnocchi|rotini|penne|spaghetti|macaroni|fettuccine|linguine|orzo|rigatoni|fusilli)$/u,
    'specialty-pasta',
  ],
  [
    / (?:burger|patty|nugget|meatball|fritter|dumpling|wonton|gyoza|potsticker|spring roll|egg roll|samosa|pierogi|empanada|burrito|taquito|pizza|rice|pilaf|risotto|fry|curry|stew|casserole|tender|popper|tot)$/u,
    'prepared-food',
  ],
  [/ (?:dough|crust|batter)$/u, 'specialty-dough'],
  [/ (?:nut|almond|cashew|pecan|walnut|peanut|pistachio|hazelnut)$/u, 'flavored-nut'],
  [/ (?:beer|ale|lager|stout|wine|cider)$/u, 'flavored-beer-or-wine'],
  [/ (?:chocolate|chocolate bar)$/u, 'candy'],
  [/ cracker$/u, 'cracker'],
  [/ (?:mustard|stuffed olive|marinated olive)$/u, 'ready-made-condiment'],
  [/ honey$/u, 'specialty-syrup'],
  [/ (?:broth|stock|bouillon|stock concentrate|broth concentrate|soup base)$/u, 'specialty-broth'],
  [/ (?:deli meat|lunch meat|charcuterie|deli slice|jerky|pepperoni|salami)$/u, 'deli-meat'],
  [/ tea$/u, 'herbal-tea'],
  [/ (?:vinegar|balsamic)$/u, 'flavored-vinegar'],
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
  'ready-made-condiment',
  'ready-made-salad',
  'specialty-jam',
  'specialty-syrup',
])

/** What stands before the noun belongs to another thing: "beans in tomato sauce". */
const speaksOfAnother =
  /(?<!\p{L})(?:wood|wooden|hickory|mesquite|paper|plastic|in|with|without|of|for|from|plus|no|not|or|on|to)(?!\p{L})|\d/iu
const ofMilk: ReadonlySet<IngredientId> = new Set([
  'specialty-cheese',
  'flavored-yogurt',
  'frozen-dessert',
])
/** What such things without milk are made of. */
const ofPlants = /^(?:almond|cashew|coconut|oat|soya?|tofu|hemp|nut|rice|seed|peanut|sun ?flower)$/u
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
  if (words.length > mostWords || speaksOfAnother.test(name.replace(/^cream of /iu, '')))
    return null
  const [first = '', ...joined] = form.split(' and ')
  if (joined.length > 0 && (!isMade.has(id) || lookUp(first, vocabulary) !== null)) return null
  // What is sold without gluten or milk is another thing than its kind, and nobody's claim is known to be true.
  if (words.some((word) => freeing.test(word))) return null
  if (ofMilk.has(id) && words.some((word) => ofPlants.test(word))) return null
  const foods = foodWordsOf(vocabulary)
  return words.some((word) => isMisspelt(word, foods)) ? null : id
}

const generalIds: ReadonlySet<IngredientId> = new Set(general.map(([, id]) => id))

/** Whether `id` is what `name` is by its last words alone, and not what it is called. */
export function isByLastWords(name: string, id: IngredientId, vocabulary: Vocabulary): boolean {
  return generalIds.has(id) && lookUp(name, vocabulary) !== id
}
