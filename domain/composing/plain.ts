import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientCategory, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { Dish } from './dish.ts'

/** Ids, as many on a line as fit. */
const words = (...lines: readonly string[]) => lines.flatMap((line) => line.split(' '))

/** What a dish tastes of, beside what it is made of. */
const tasty: ReadonlySet<IngredientCategory> = new Set(['Herbs', 'Spices', 'Sauces & Condiments'])
const tastyKinds: ReadonlySet<IngredientId> = new Set(
  words(
    'onion shallot leek scallion garlic ginger galangal chili celery',
    'lemon lime vinegar wine white-wine red-wine beer hard-cider sherry',
    'stock stock-cube bouillon-paste dashi dashi-powder coconut-milk tomato-paste',
    'bacon pancetta guanciale chorizo ham prosciutto sausage salami',
    'corned-beef canned-corned-beef kasseler kielbasa anchovy caper olive pickle',
    'pulled-pork carnitas',
    'kimchi sauerkraut smoked-salmon smoked-haddock smoked-trout smoked-mackerel',
    'parmesan pecorino feta blue-cheese gruyere cheddar goat-cheese halloumi',
    'dried-shiitake dried-porcini nori sesame-oil preserved-lemon peanut-butter',
  ),
)
/** Soft and round: two of them are worth one. */
const mildKinds: ReadonlySet<IngredientId> = new Set(
  words(
    'butter ghee cheese heavy-cream cooking-cream sour-cream creme-fraiche',
    'tomato canned-tomato passata mushroom yogurt bell-pepper fennel apple',
    'olive-oil honey lard goose-fat walnut almond peanut pine-nut mayonnaise',
  ),
)
/** They salt and round off, and season nothing by themselves. */
const plain: ReadonlySet<IngredientId> = new Set(
  words('salt sugar brown-sugar black-pepper black-peppercorn white-pepper'),
)

const worthOfMild = 0.5
const leastTaste = 1.5
/** Egg, cheese, bread, crisp potatoes, kimchi and whatever barbecue sauce, salsa or taco seasoning covers are a dish with nothing beside them. */
const goodAlone: ReadonlySet<IngredientId> = new Set([
  'egg',
  'cheese',
  'bread',
  'arepa-flour',
  'tortilla',
  'pasta',
  'barbecue-sauce',
  'kimchi',
  'taco-seasoning',
  'salsa',
])

function tasteOf(id: IngredientId, vocabulary: Vocabulary): number {
  const kinds = lineageOf(id, vocabulary)
  if (kinds.some((kind) => plain.has(kind))) return 0
  const category = vocabulary.ingredients.get(id)?.category
  if (category !== undefined && tasty.has(category)) return 1
  if (kinds.some((kind) => tastyKinds.has(kind))) return 1
  return kinds.some((kind) => mildKinds.has(kind)) ? worthOfMild : 0
}

/** Whether it is sweet, or no dinner: such a dish owes nobody garlic. */
const isBeside = ({ form }: Dish) =>
  form.flavours.includes('sweet') || !form.meals.includes('dinner')

const isGoodAlone = ({ lines }: Dish, vocabulary: Vocabulary) =>
  lines.some(({ ingredient }, place) =>
    lineageOf(ingredient, vocabulary).some(
      (kind) => goodAlone.has(kind) || (place === 0 && kind === 'potato'),
    ),
  )

/** A dinner that tastes of salt alone; empty for one that a cook has seasoned. */
export function plainness(dish: Dish, vocabulary: Vocabulary): string[] {
  if (isBeside(dish) || isGoodAlone(dish, vocabulary)) return []
  const taste = dish.lines.reduce((sum, { ingredient }) => sum + tasteOf(ingredient, vocabulary), 0)
  return taste < leastTaste ? ['it tastes of hardly anything'] : []
}
