import { capitalised, ingredientPlural } from '../../ingredients/names.ts'
import { lineageOf } from '../../ingredients/lineage.ts'
import type { IngredientCategory, IngredientId } from '../../ingredients/vocabulary.ts'
import { listed } from '../answer-words.ts'
import { besides, pairs } from '../facts/pairs.ts'
import { mayOffer } from './for-them.ts'
import type { Known, Teller } from './known.ts'
import { generalOf } from '../wish/general-food.ts'
import type { Wish } from '../wish/read-wish.ts'

const asks =
  /\b(?:go|goes|going|pair|pairs|match|matches|fit|fits|serve|eat|work|works)\b.*\bwith\b|\bwith which\b|\b(?:herbs?|spices?|flavou?rs?|sides?|side dish(?:es)?|sauces?|veg\w*)\b.*\b(?:for|with)\b|\bwhat (?:veg\w*|herb|spice|sauce|side)\b|\bwhich (?:herb|spice)|\bpairs?\b/u
const ofOthers =
  /\b(?:recipe|dinner|lunch|breakfast|how long|how do|substitut\w*|instead|store|keep|replace|something|curry with|ideas|cook with|do i cook|make with|bake with)\b/u

const most = 6

/** Which category is asked for: "which herbs". */
function wantedCategory(plain: string): IngredientCategory | null {
  if (/\bherbs?\b/u.test(plain)) return 'Herbs'
  return /\bspices?\b/u.test(plain) ? 'Spices' : null
}

/** Of a food without pairs of its own, what goes with its kind; roast pork is eaten with what pork is. */
function partnersOf(id: IngredientId, { kitchen }: Known): readonly IngredientId[] {
  const { vocabulary } = kitchen
  const own = lineageOf(id, vocabulary).flatMap((each) => pairs.get(each) ?? [])
  return own.length > 0 ? own : (pairs.get(generalOf(id, vocabulary) ?? '') ?? [])
}

function namesOf(ids: readonly IngredientId[], wish: Wish, { kitchen, rules }: Known): string[] {
  const { vocabulary } = kitchen
  return ids
    .filter((id) => mayOffer(id, wish, rules, vocabulary))
    .slice(0, most)
    .map((id) => ingredientPlural(id, vocabulary))
}

/** Whether two foods go together: by our pairs, else by what our recipes put together. */
function together(one: IngredientId, other: IngredientId, known: Known): string {
  const { vocabulary } = known.kitchen
  const [left, right] = [one, other].map((id) => ingredientPlural(id, vocabulary))
  const isPair = partnersOf(one, known).includes(other) || partnersOf(other, known).includes(one)
  const isUsed = known.recipes.some(({ needs }) => {
    const all = new Set(
      needs.flatMap(({ ingredient }) =>
        ingredient === null ? [] : lineageOf(ingredient, vocabulary),
      ),
    )
    return all.has(one) && all.has(other)
  })
  if (isPair) return `Yes, ${left} and ${right} go well together.`
  return isUsed
    ? `Yes: there are recipes of ours that put ${left} and ${right} together.`
    : `I know no recipe that puts ${left} and ${right} together; try a little first.`
}

/** What goes with a food or beside a dish, without what who asks does not eat. */
export const tellPairs: Teller = (wish, known) => {
  const { plain, foods } = wish
  if (!asks.test(plain) || ofOthers.test(plain)) return null
  const [food = foods[0], other] = foods.filter((id) => partnersOf(id, known).length > 0)
  if (
    food !== undefined &&
    other !== undefined &&
    /^(?:does|do|can|is|are|will|would)\b/u.test(plain)
  ) {
    return together(food, other, known)
  }
  const dish = besides.find(({ words }) => words.test(plain))
  const target = dish === undefined || (food !== undefined && pairs.has(food)) ? food : undefined
  if (target === undefined && dish === undefined) return null
  const all =
    target === undefined
      ? (dish?.foods ?? [])
      : [...partnersOf(target, known), ...(dish?.foods ?? [])]
  const category = wantedCategory(plain)
  const { ingredients } = known.kitchen.vocabulary
  const ofCategory =
    category === null ? [] : all.filter((id) => ingredients.get(id)?.category === category)
  const names = namesOf(ofCategory.length > 0 ? ofCategory : all, wish, known)
  const name = target === undefined ? 'that' : ingredientPlural(target, known.kitchen.vocabulary)
  if (all.length === 0) return null
  return names.length === 0
    ? `What I know to go with ${name} may not suit what you eat, so I leave it.`
    : `${capitalised(listed(names))} ${names.length === 1 ? 'goes' : 'go'} well with ${name}.`
}
