import { capitalised, ingredientName } from '../../ingredients/names.ts'
import { lineageOf } from '../../ingredients/lineage.ts'
import { avoidableName } from '../../ingredients/avoidable-name.ts'
import type { Ingredient, Vocabulary } from '../../ingredients/vocabulary.ts'
import { dishContents, whyNot } from '../facts/contents.ts'
import { isRuledOut } from '../wish/narrow.ts'
import type { Wish } from '../wish/read-wish.ts'
import type { Teller } from './known.ts'

/** "is honey vegan", "does hummus contain sesame", "can coeliacs eat couscous", "ok for a milk allergy". */
const asks =
  /^(?:(?:hi|hello)\W+)?(?:is|are|does|do|can)\b|\b(?:contain|contains)\b|,? (?:is|are) [a-z ]+ (?:ok|okay|safe|fine|alright)\b|\bis this (?:safe|ok)/u
const ofOthers =
  /\b(?:recipe|dinner|lunch|breakfast|instead|substitut\w*|what can|i make|i cook|swap|freez\w*|reheat\w*|store|keep|pregnan\w*)\b/u
const asksContents = /\b(?:contain|contains|have|has|in it|there)\b/u

function whyOf(food: Ingredient, vocabulary: Vocabulary): string | undefined {
  const known = lineageOf(food.id, vocabulary).find((id) => whyNot[id] !== undefined)
  return known === undefined ? undefined : whyNot[known]
}

/** What is asked of a food, in words: "gluten", "vegan". */
function wantedOf({ rules, diets, ruledOut }: Wish): string | null {
  const { restrictions, preferences } = rules
  if (restrictions.length > 0 && restrictions.length <= 2)
    return restrictions.map((each) => avoidableName(each).toLowerCase()).join(' and ')
  return diets[0] ?? preferences[0] ?? ruledOut[0] ?? null
}

/** What a dish that is no ingredient holds. */
function ofDish({ plain, rules, groups }: Wish): string | null {
  const dish = dishContents.find(({ words }) => words.test(plain))
  if (dish === undefined) return null
  const asked = [...rules.restrictions, ...groups]
  const held = asked.some((each) => dish.holds.includes(each))
  if (asked.length === 0) return null
  return held
    ? `No, not as it is usually made: ${dish.name} is not free of that, for ${dish.why}. Ask who made it, or read the label.`
    : `That I do not know of ${dish.name}, and what I do not know I never call safe: ${dish.why}. Read the label, or ask who made it.`
}

/** What a food is known to be free of, and which diet it keeps to. What is not known is never called safe. */
function ofFood(food: Ingredient, wish: Wish, vocabulary: Vocabulary): string | null {
  const wanted = wantedOf(wish)
  const asked = wish.rules.restrictions.length + wish.rules.preferences.length + wish.groups.length
  if (asked === 0 || wanted === null) return null
  const name = capitalised(ingredientName(food.id, vocabulary))
  const why = whyOf(food, vocabulary)
  const isOut =
    isRuledOut(food.id, { ...wish, without: [] }, vocabulary) || why?.includes(wanted) === true
  if (isOut) {
    const reason =
      why === undefined
        ? `I do not know ${name} to be free of what you avoid, and then I never call it safe: read the label`
        : why
    return asksContents.test(wish.plain)
      ? `Yes, take it that ${name} does contain it: ${reason}.`
      : `No: ${name} does not suit (${wanted}): ${reason}.`
  }
  return wish.diets.length > 0
    ? `By itself ${name} is ${wanted}, as far as I know. A packet may hold more: read its label.`
    : `${name} by itself is known to be without ${wanted}. With an allergy read the label all the same: traces come from the maker, not from the food.`
}

/** The things that a group is asked by: "gluten" in "is there gluten in soy sauce". */
const groupWords: readonly (readonly [RegExp, Wish['rules']['restrictions'][number]])[] = [
  [/\bgluten\b/u, 'gluten'],
  [/\bwheat\b/u, 'wheat'],
  [/\b(?:dairy|lactose|milk)\b/u, 'dairy'],
  [/\bpeanuts?\b/u, 'peanuts'],
  [/\bnuts?\b/u, 'nuts'],
  [/\beggs?\b/u, 'eggs'],
  [/\b(?:soy|soya)\b(?! sauce)/u, 'soy'],
  [/\bsesame\b/u, 'sesame'],
  [/\bfish\b(?! sauce)/u, 'fish'],
  [/\bshellfish\b/u, 'shellfish'],
  [/\bcelery\b/u, 'celery'],
  [/\bmustard\b/u, 'mustard'],
  [/\bsulphites?\b|\bsulfites?\b/u, 'sulphites'],
]

/** Words for a group that are a food too: "does hummus contain sesame" asks of hummus. */
const ofGroup =
  /^(?:nut|peanut|egg|milk|sesame|fish|shellfish|wheat|soy|soybean|celery|mustard|sesame-seed|tree-nut|seafood-mix|nuts)$/u

/** Whether a food holds something or keeps to a diet. */
export const tellContents: Teller = (wish, { kitchen }) => {
  const { plain } = wish
  if (!asks.test(plain) || ofOthers.test(plain)) return null
  const restrictions = [
    ...wish.rules.restrictions,
    ...(asksContents.test(plain)
      ? groupWords.flatMap(([words, id]) => (words.test(plain) ? [id] : []))
      : []),
  ]
  const asked: Wish = {
    ...wish,
    rules: { ...wish.rules, restrictions: [...new Set(restrictions)] },
  }
  const { ingredients } = kitchen.vocabulary
  const foods = wish.foods.filter((id) => !ofGroup.test(id) && !wish.without.includes(id))
  const food = foods.flatMap((id) => ingredients.get(id) ?? [])[0]
  const dish = ofDish(asked)
  if (dish !== null || food === undefined) return dish
  return ofFood(food, asked, kitchen.vocabulary)
}
