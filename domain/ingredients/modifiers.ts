import { lineageOf } from './lineage.ts'
import { before, behind } from './modifier-rules.ts'
import type { Rule } from './rule.ts'
import { unitFromWords } from './unit-words.ts'
import type { Ingredient, Vocabulary } from './vocabulary.ts'

/** Families in which growers, distillers and brewers name the kinds: an unheard-of word before them is such a name. */
const families =
  /^(?:apple|pear|plum|potato|tomato|cherry tomato|cherry|grape|peach|apricot|olive|chilli|chili|chile|oyster|strawberry|raspberry|squash|pumpkin|clam|cheddar|cheddar cheese|fig|beetroot|asparagus|mushroom|melon|mango|lettuce|onion|radish|carrot|rum|white rum|vodka|gin|tequila|mezcal|bourbon|whiskey|rye whiskey|scotch whisky|cognac|brandy|pisco|cachaca|beer|lager|ale|stout|wine|red wine|white wine|sparkling wine|prosecco|champagne|vermouth|dry vermouth|sweet vermouth|sherry|port|hard cider|baking powder|baking soda|cornstarch|vanilla extract|maple syrup|molasses|olive oil|extra virgin olive oil|vegetable oil|canola oil|avocado oil|coconut oil|apple cider vinegar|balsamic vinegar|red wine vinegar|white vinegar|rice vinegar|sea salt|kosher salt|black pepper|basmati rice|jasmine rice|brown rice|quinoa|lentil|bean|black bean|chickpea|ground cinnamon|cinnamon|cumin|paprika|smoked paprika|turmeric|coffee|espresso)$/u

/** What grows is named by growers and praised by cooks: no unheard-of word before it makes another food of it. */
const grown: ReadonlySet<Ingredient['category']> = new Set(['Vegetables', 'Fruit', 'Herbs'])
// Artichokes lie in oil or brine.
const isMade =
  /artichoke|dried|canned|jarred|pickled|candied|frozen|salad|chip|paste|jam|sauce|soup|mix|kimchi|puree/u

/** Words of a kitchen that make a dish of what they stand before. */
const cooking =
  /^(?:scalloped|creamed|battered|breaded|buttered|glazed|marinated|stuffed|cheesy|loaded|coated|dipped|covered|filled|wrapped|dressed|seasoned|style|gratin|smothered|twice|curried|fermented|preserved|crystalli[sz]ed|confit|caramelized|caramelised|sugared|spiced|salted|creamy|mashed|wild|false|sea|water|winter|ground|prickly|bitter|half|third|quarter|rest|remainder|bit|lump|end)$/u

export function makesADish(word: string): boolean {
  return cooking.test(word)
}

/** What makes another food of any: no grower's name. */
export const freeing =
  /^(?:vegan|vegetarian|plant|based|meatless|eggless|dairy|gluten|free|mock|imitation|faux|daiya|violife|chao|miyoko|treeline|substitute|alternative|flavou?r(?:ed)?|.*less|.*free)$/u

export interface Beside {
  words: readonly string[]
  /** The normalised alias beside which they stand. */
  alias: string
  ingredient: Ingredient
}

type RulesByWord = ReadonlyMap<string, readonly Rule[]>

function byWord(rules: readonly Rule[]): RulesByWord {
  const found = new Map<string, Rule[]>()
  for (const rule of rules) {
    for (const word of rule.words) found.set(word, [...(found.get(word) ?? []), rule])
  }
  return found
}

const rulesBefore = byWord(before)
const rulesBehind = byWord(behind)

/** The words for which no rule holds. */
function unruled(
  rules: RulesByWord,
  { words, alias, ingredient }: Beside,
  vocabulary: Vocabulary,
): readonly string[] {
  if (words.length === 0) return words
  const kinds = lineageOf(ingredient.id, vocabulary)
  const holds = (rule: Rule) => rule.name?.test(alias) ?? rule.of?.(ingredient, kinds) ?? false
  return words.filter((word) => !(rules.get(word)?.some(holds) ?? false))
}

/** Whether words name what the food is a kind of: "cannellini white beans", "rigatoni pasta". */
function namesKind({ words, ingredient }: Beside, vocabulary: Vocabulary): boolean {
  const named = vocabulary.aliases.get(words.join(' ')) ?? words.join('-')
  return lineageOf(ingredient.id, vocabulary).includes(named)
}

/** Whether words before a name leave it what it is; `isFood` tells a word that is part of some alias. */
export function keepsBefore(
  beside: Beside,
  vocabulary: Vocabulary,
  isFood: (word: string) => boolean,
): boolean {
  const left = unruled(rulesBefore, beside, vocabulary)
  if (left.length === 0 || namesKind(beside, vocabulary)) return true
  const { ingredient } = beside
  const isGrown = grown.has(ingredient.category) && !isMade.test(ingredient.id)
  return (
    (families.test(beside.alias) || isGrown) &&
    left.every(
      (each) =>
        each.length > 2 &&
        // Without a vowel it is no grower's name but an abbreviation: "swt" is not a kind of potato.
        /[aeiouy]/u.test(each) &&
        !isFood(each) &&
        !freeing.test(each) &&
        !cooking.test(each) &&
        // "A third of a bag of spinach".
        unitFromWords(each) === null &&
        !/^\d|style$/u.test(each),
    )
  )
}

/** Whether words behind a name leave it what it is: "leaves" of a herb, "cheese" of a Gorgonzola. */
export function keepsBehind(beside: Beside, vocabulary: Vocabulary): boolean {
  return unruled(rulesBehind, beside, vocabulary).length === 0 || namesKind(beside, vocabulary)
}
