import type { CoreTemperature } from './core-kinds.ts'
import type { IngredientId } from './ingredient-id.ts'
import type { LineReader } from './read-line.ts'
import type { Unit } from './units.ts'

export type { IngredientId }

/** The eight allergen groups of the dietary restrictions. */
export const allergens = [
  'nuts',
  'shellfish',
  'fish',
  'eggs',
  'soy',
  'dairy',
  'gluten',
  'sesame',
] as const
export type Allergen = (typeof allergens)[number]

/**
 * Everything that somebody may choose to avoid: the groups, what a strict vegetarian asks of a cheese, then parts of
 * the groups and what else the laws of the European Union and the United States name.
 */
export const avoidable = [
  ...allergens,
  'animal-rennet',
  'peanuts',
  'tree-nuts',
  'crustaceans',
  'molluscs',
  'wheat',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const
export type Avoidable = (typeof avoidable)[number]

export function isAvoidable(value: unknown): value is Avoidable {
  return avoidable.some((each) => each === value)
}

/** Collections of the pantry and aisles of the list, in the order of a walk through a shop. */
export const ingredientCategories = [
  'Vegetables',
  'Fruit',
  'Herbs',
  'Meat',
  'Fish & Seafood',
  'Dairy & Eggs',
  'Bakery',
  'Pasta, Rice & Grains',
  'Beans & Lentils',
  'Tins & Jars',
  'Oils & Vinegars',
  'Sauces & Condiments',
  'Spices',
  'Baking',
  'Nuts & Seeds',
  'Frozen',
  'Drinks',
  'Other',
] as const
export type IngredientCategory = (typeof ingredientCategories)[number]

/** Per 100 g of the edible part; a value that the source lacks is null, never zero. */
export interface Nutrition {
  kcal: number | null
  protein: number | null
  carbohydrate: number | null
  fat: number | null
  saturated: number | null
  fibre: number | null
  sugar: number | null
  salt: number | null
}

/** What a food is called in the language of the page. */
export interface ShownName {
  one: string
  /** The same as of one where it is not counted: "Milch". */
  many: string
  /** Behind the unit in which it is bought, where its own name says that too: "Tomaten" of "Tomaten aus der Dose". */
  inPack?: string
  /** Between a measure and it: "de ", "d’". Not there where the language says nothing. */
  of?: string
}

/**
 * What must be known of an ingredient to read, name and match it. What recipes are worked out from
 * (season, weights, nutrition) stands in the catalogue and in the database.
 */
export interface Ingredient {
  id: IngredientId
  /** In English, as the rules read it. `nameOfFood` is what people see. */
  name: string
  plural: string
  /** Not there where the page speaks English, or its language has no name for it. */
  shown?: ShownName
  /** The more general ingredient that this one is a kind of. */
  parent: IngredientId | null
  category: IngredientCategory
  /** Something most kitchens have: proposed for the person's own list of staples, never assumed unseen. */
  staple: boolean
  /** Name of an icon in catalogue/art/icons, or null for the category's own. */
  icon: string | null
  /** Days that it usually keeps at home, as bought; null for what does not spoil. */
  shelfLifeDays: number | null
  /** Of one as a cook counts it, and of one US cup (237 ml); null where nobody weighed it. */
  gramsPerPiece: number | null
  gramsPerCup: number | null
  /** What one of it is, where it has no plural of its own: the fillet of salmon, the head of broccoli. */
  countedAs?: Unit
  /** Diets that it is known to keep to by itself, of those that depend on what a food is. */
  diets: readonly string[]
  /** What it is known to be free of. What is not listed is in it, or nobody knows. */
  freeOf: readonly Avoidable[]
}

/** Owning every one of `uses` stands in for `need`, one direction only. */
export interface Substitution {
  need: IngredientId
  uses: readonly IngredientId[]
  /** How much of the substitute replaces one measure of the need. */
  ratio: number
  /** 0.5–0.9: how close the result comes. */
  quality: number
  /** Where it works: "in baking". Null where it works wherever the need is used. */
  context: string | null
  /** Whether the dish stays the same with it even where the title names the need: linguine for spaghetti. */
  alike?: boolean
  /** Diets that a dish is known to keep to with it, where it keeps to them without. */
  diets: readonly string[]
  /** What all of `uses` are known to be free of. */
  freeOf: readonly Avoidable[]
  /** What a cook would say about it. */
  note: string
  /** Context and note in the language of the page, where that is not English: `said-of-swap.ts`. Rules read the English ones. */
  said?: { context: string | null; note: string }
}

/** Owning `from` yields `to`: a lemon its juice, an egg its yolk. */
export interface Transform {
  from: IngredientId
  to: IngredientId
  /** Minutes until it can be used, waiting included. */
  takes: number
  note: string
}

export type CoreTemperatures = ReadonlyMap<IngredientId, CoreTemperature | null>

/** Everything that resolving and matching stand on. Aliases are keyed by their normalised form (see `normalise`). */
export interface Vocabulary {
  ingredients: ReadonlyMap<IngredientId, Ingredient>
  aliases: ReadonlyMap<string, IngredientId>
  substitutions: readonly Substitution[]
  transforms: readonly Transform[]
  /**
   * How hot foods must be inside, by the food that it is stated of; null for what is eaten as it is, though its kind is
   * not. Not there where nothing is known of it.
   */
  coreTemperatures?: CoreTemperatures
  /** How names of the language of the page are written, by their normalised form. */
  written?: ReadonlyMap<string, string>
  /** The vocabulary without the names of that language: what was put into English is looked up in it. */
  inEnglish?: Vocabulary
  /** Reads lines in another language; all are English where there is none. */
  reader?: LineReader
}
