import type { Avoidable, IngredientCategory, IngredientId } from '../../ingredients/vocabulary.ts'
import type { DietId } from '../../recipes/diets.ts'

/** Groups of foods that somebody leaves out and that are no allergen: each is read from what is known of a food. */
export type Group = 'pork' | 'red-meat' | 'meat' | 'alcohol' | 'spicy'

/** What a word of a question rules out. */
export type Avoided =
  | { kind: 'restriction'; ids: readonly Avoidable[] }
  | { kind: 'diet'; id: DietId }
  | { kind: 'group'; id: Group }
  | { kind: 'tool'; id: 'oven' | 'stove' | 'blender' | 'microwave' }

const restriction = (...ids: Avoidable[]): Avoided => ({ kind: 'restriction', ids })

/** By the words that are said after "no" or before "free", in the singular. A group goes before the food of the same name. */
export const avoidedBy: ReadonlyMap<string, Avoided> = new Map([
  ['nut', restriction('nuts')],
  ['peanut', restriction('peanuts')],
  ['groundnut', restriction('peanuts')],
  ['tree nut', restriction('tree-nuts')],
  ['dairy', restriction('dairy')],
  ['dairy product', restriction('dairy')],
  ['milk', restriction('dairy')],
  ['lactose', restriction('dairy')],
  ['gluten', restriction('gluten')],
  ['wheat', restriction('wheat')],
  ['egg', restriction('eggs')],
  ['fish', restriction('fish')],
  ['shellfish', restriction('shellfish')],
  ['crustacean', restriction('crustaceans')],
  ['mollusc', restriction('molluscs')],
  ['seafood', restriction('fish', 'shellfish')],
  ['soy', restriction('soy')],
  ['soya', restriction('soy')],
  ['sesame', restriction('sesame')],
  ['celery', restriction('celery')],
  ['mustard', restriction('mustard')],
  ['lupin', restriction('lupin')],
  ['sulphite', restriction('sulphites')],
  ['sulfite', restriction('sulphites')],
  ['rennet', restriction('animal-rennet')],
  ['meat', { kind: 'group', id: 'meat' }],
  ['red meat', { kind: 'group', id: 'red-meat' }],
  ['pork', { kind: 'group', id: 'pork' }],
  ['alcohol', { kind: 'group', id: 'alcohol' }],
  ['wine', { kind: 'group', id: 'alcohol' }],
  ['beer', { kind: 'group', id: 'alcohol' }],
  ['booze', { kind: 'group', id: 'alcohol' }],
  ['spicy', { kind: 'group', id: 'spicy' }],
  ['hot', { kind: 'group', id: 'spicy' }],
  ['spice', { kind: 'group', id: 'spicy' }],
  ['animal product', { kind: 'diet', id: 'vegan' }],
  ['carb', { kind: 'diet', id: 'low-carb' }],
  ['grain', { kind: 'diet', id: 'paleo' }],
  ['oven', { kind: 'tool', id: 'oven' }],
  ['stove', { kind: 'tool', id: 'stove' }],
  ['hob', { kind: 'tool', id: 'stove' }],
  ['blender', { kind: 'tool', id: 'blender' }],
  ['microwave', { kind: 'tool', id: 'microwave' }],
] as const)

/** Diets by the words that name them; each is asked for unless "not" stands before it. */
export const dietWords: readonly { words: RegExp; rules: readonly Avoided[]; name: string }[] = [
  { words: /\bvegan\b|plant based/u, rules: [{ kind: 'diet', id: 'vegan' }], name: 'vegan' },
  {
    words: /\bvegetarians?\b|\bmeatless\b|\bmeat free\b|\bveggie\b/u,
    rules: [{ kind: 'diet', id: 'vegetarian' }],
    name: 'vegetarian',
  },
  { words: /\bpesc[ae]tarian\b/u, rules: [{ kind: 'group', id: 'meat' }], name: 'pescatarian' },
  { words: /\bcoeliac\b/u, rules: [restriction('gluten')], name: 'gluten-free' },
  { words: /\bketo(?:genic)?\b/u, rules: [{ kind: 'diet', id: 'keto' }], name: 'keto' },
  { words: /\bpaleo\b/u, rules: [{ kind: 'diet', id: 'paleo' }], name: 'paleo' },
  { words: /\blow carbs?\b/u, rules: [{ kind: 'diet', id: 'low-carb' }], name: 'low-carb' },
  {
    words: /\bhigh(?: in)? protein\b|\bprotein rich\b|\blots of protein\b/u,
    rules: [{ kind: 'diet', id: 'high-protein' }],
    name: 'high-protein',
  },
  {
    words: /\bhalal\b/u,
    rules: [
      { kind: 'group', id: 'pork' },
      { kind: 'group', id: 'alcohol' },
    ],
    name: 'without pork and alcohol',
  },
  {
    words: /\bkosher\b/u,
    rules: [{ kind: 'diet', id: 'vegetarian' }],
    name: 'vegetarian',
  },
]

/** Meat that is known to be of no pig, with its kinds. A sausage of which nobody says what is in it is none of it. */
const otherThanPork: readonly IngredientId[] =
  'chicken turkey duck goose beef ground-beef veal lamb ground-lamb mutton goat rabbit venison bison quail'.split(
    ' ',
  )
const red: readonly IngredientId[] =
  'beef ground-beef veal lamb ground-lamb mutton goat venison bison pork ham bacon'.split(' ')

const fromPigs =
  /pork|bacon|\bham\b|gammon|lard(?:on|o)?\b|pancetta|guanciale|prosciutto|chorizo|salami|speck|gelatin|marshmallow/u

/** What is known of a food, as far as groups are read from it. */
export interface Grouped {
  /** The food and what it is a kind of. */
  kinds: readonly IngredientId[]
  category: IngredientCategory
  diets: readonly string[]
}

/** Whether a food may belong to a group: what is not known to be none of it does. */
export function mayBeOf(group: Group, { kinds, category, diets }: Grouped): boolean {
  const isMeat = category === 'Meat'
  const isPlant = diets.includes('vegetarian')
  switch (group) {
    case 'meat':
      return !isPlant && category !== 'Fish & Seafood'
    case 'pork':
      if (isPlant) return false
      if (kinds.some((id) => fromPigs.test(id.replaceAll('-', ' ')))) return true
      return isMeat && !kinds.some((id) => otherThanPork.includes(id))
    case 'red-meat':
      return isMeat && kinds.some((id) => red.includes(id))
    case 'alcohol':
    case 'spicy':
      return false
  }
}
