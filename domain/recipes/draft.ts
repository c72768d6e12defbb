import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { Difficulty } from './kinds.ts'
import type { LineUse } from './line-use.ts'
import type { NutritionValues } from './nutrition.ts'

/** One line as somebody typed it, or as another app wrote it. */
export interface DraftLine {
  text: string
  /** The part of the dish that it belongs to: "For the sauce". */
  section: string | null
  /** What the cook says that it means, where the parser's own reading is not it; null leaves it to the parser. */
  chosen: IngredientId | null
  /** Whether it can be left out, where the line was copied from one that says so; absent leaves it to the parser. */
  optional?: boolean
  /** What it is there for, where somebody said so; absent leaves it to the rule (derive-uses.ts). */
  use?: LineUse
  /** What is lost without it, in a sentence. */
  without?: string
}

/** Where a recipe came from, to be credited. */
export interface RecipeSource {
  /** Of the page; null for a book, a file or a grandmother. */
  url: string | null
  /** Of the site, the book or the cook. */
  name: string | null
}

/** A recipe before it is saved: typed by a cook, or read from elsewhere. Null is not stated, never zero. */
export interface RecipeDraft {
  title: string
  summary: string
  /** Address of a picture; from elsewhere it is that of the other site until it is brought over. */
  image: string | null
  servings: number | null
  /** All of it from start to plate, in minutes. */
  readyInMinutes: number | null
  /** Of these, how many somebody stands at the stove. */
  activeMinutes: number | null
  lines: readonly DraftLine[]
  steps: readonly string[]
  cuisine: readonly string[]
  mealType: readonly string[]
  difficulty: Difficulty | null
  tags: readonly string[]
  tip: string | null
  storage: string | null
  source: RecipeSource | null
  /** In which it is written (BCP 47), where its source says so. */
  language?: string
  /** Of one serving, as the source states it. */
  nutrition: NutritionValues | null
}

/** A recipe of which nothing is known but its name. */
export function emptyDraft(title: string): RecipeDraft {
  return {
    title,
    summary: '',
    image: null,
    servings: null,
    readyInMinutes: null,
    activeMinutes: null,
    lines: [],
    steps: [],
    cuisine: [],
    mealType: [],
    difficulty: null,
    tags: [],
    tip: null,
    storage: null,
    source: null,
    nutrition: null,
  }
}
