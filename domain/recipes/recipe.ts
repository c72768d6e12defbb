import { type Contents, nothingKnown } from '../ingredients/contents.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { MatchableRecipe } from '../matching/match-recipe.ts'
import type { Need } from '../matching/need.ts'
import type { Difficulty } from './kinds.ts'
import type { KnownFacts } from './kitchen-facts.ts'
import type { LineUse } from './line-use.ts'
import { lastOfCatalogue } from './of-catalogue.ts'
import type { NutritionInfo } from './nutrition.ts'
import { isEnglish, t } from '../texts/t.ts'

/** Whether a recipe is one of ours, which nobody else wrote, and no composed dish. */
export const isOfCatalogue = ({ id, isFallback }: Pick<Recipe, 'id' | 'isFallback'>): boolean =>
  typeof id === 'number' && id <= lastOfCatalogue && !isFallback

/** A composed dish has its whole address in the place of a number. */
const isComposed = ({ id, isFallback }: Pick<Recipe, 'id' | 'isFallback'>): boolean =>
  typeof id === 'string' && id.includes('/dish/') && !isFallback

/** Whether the steps, the tip and how it keeps are in English on a page of another language, whatever the title is in. */
export const isToldInEnglish = (
  recipe: Pick<Recipe, 'id' | 'isFallback' | 'writtenSteps'>,
): boolean =>
  !isEnglish() && (isOfCatalogue(recipe) || isComposed(recipe)) && recipe.writtenSteps === undefined

/** What a list shows of a recipe, and what matching needs of it. */
export interface RecipeCard extends MatchableRecipe, Contents {
  slug: string | null
  title: string
  /** Words by which a search finds it beside its title, where that is a translation. */
  foundBy?: string
  /** Address of a picture 640 pixels wide. */
  image: string
  servings: number
  difficulty: Difficulty
  cuisine: readonly string[]
  mealType: readonly string[]
  diets: readonly string[]
  season: readonly string[]
  tags: readonly string[]
  isPremium: boolean
  reviewCount: number
  /** Columns that nobody stated: a usual value stands for each, which is not shown. */
  assumed?: readonly string[]
  /** Undefined where nobody looked, as of cooks’ own recipes. */
  facts?: KnownFacts
}

/** One line of a recipe. Amounts are null where none was stated, and where the body is locked. */
export interface RecipeLine {
  ingredient: IngredientId | null
  name: string
  section: string | null
  amount: number | null
  amountMax: number | null
  unit: string | null
  note: string | null
  /** The note in English, where `note` is a translation: states and sizes are read from it. */
  writtenNote?: string
  /** The measure as an American kitchen writes it. */
  us: string | null
  optional: boolean
  /** What it is there for; base where nothing is said. */
  use?: LineUse
  /** What is lost without it, in a sentence; null where nobody says. */
  without?: string | null
  /** Those of the contexts of its substitutions in which it is known to be used. */
  contexts?: readonly string[]
}

/** A line as matching takes it. */
export function needOf({ ingredient, name, optional, use, without, contexts }: RecipeLine): Need {
  const need = { ingredient, text: name, optional, ...(contexts && { contexts }) }
  if (use === undefined) return need
  return typeof without === 'string' ? { ...need, use, without } : { ...need, use }
}

export interface Recipe extends Omit<RecipeCard, 'id' | 'needs'> {
  /** As it stands in the address; a number wherever the recipe exists. */
  id: number | string
  summary: string
  activeMinutes: number | null
  ingredients: readonly RecipeLine[]
  /** The steps; null where the body is premium and the reader has no access. */
  instructions: readonly string[] | null
  /** The steps in English, where `instructions` are a translation: what reads steps by rule reads these. */
  writtenSteps?: readonly string[]
  nutritionInfo: NutritionInfo | null
  alternatives: Readonly<Record<string, readonly string[]>>
  isPopular: boolean
  isSeasonal: boolean
  isRecipeOfTheDay: boolean
  tip: string | null
  storage: string | null
  /** How it keeps in English, where `storage` is a translation: what reads it by rule reads this. */
  writtenStorage?: string
  ownerId: string | null
  /** Columns that nobody stated, and for which something usual stands: `ready_in_minutes`, `difficulty`, `servings`. */
  assumed: readonly string[]
  /** Stands in for a recipe that is not there. */
  isFallback: boolean
}

/** The recipe that is shown where details are missing. */
export function fallbackRecipe(id: number | string): Recipe {
  return {
    id,
    slug: null,
    title: t('Recipe {id}', { id }),
    image: '/covers/stock.webp',
    readyInMinutes: 30,
    activeMinutes: null,
    servings: 4,
    summary: t('Recipe details not available'),
    ingredients: [],
    instructions: [],
    nutritionInfo: null,
    alternatives: {},
    diets: [],
    ...nothingKnown,
    cuisine: [],
    mealType: [],
    difficulty: 'medium',
    rating: 0,
    reviewCount: 0,
    isPopular: false,
    isSeasonal: false,
    season: [],
    isRecipeOfTheDay: false,
    tags: [],
    isPremium: false,
    tip: null,
    storage: null,
    ownerId: null,
    assumed: [],
    isFallback: true,
  }
}
