import type { DraftLine } from '../recipes/draft.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'

/** What one source says of a recipe; null and empty where it does not say. */
export interface FoundRecipe {
  title: string | null
  summary: string | null
  image: string | null
  servings: number | null
  /** The lower end where a range is stated, "4 to 6"; `servings` is the upper one. */
  fewestServings: number | null
  readyInMinutes: number | null
  activeMinutes: number | null
  lines: readonly DraftLine[]
  steps: readonly string[]
  /** Of each step the part of the work that it belongs to; empty where none is named apart from the steps. */
  stepSections: readonly (string | null)[]
  /** What is said apart from the steps. */
  tip: string | null
  /** Kinds, as the source names them. */
  cuisine: readonly string[]
  category: readonly string[]
  keywords: readonly string[]
  nutrition: NutritionValues | null
  author: string | null
  site: string | null
  url: string | null
  /** In which the page says that it is written, BCP 47. */
  language: string | null
}

export const nothingFound: FoundRecipe = {
  title: null,
  summary: null,
  image: null,
  servings: null,
  fewestServings: null,
  readyInMinutes: null,
  activeMinutes: null,
  lines: [],
  steps: [],
  stepSections: [],
  tip: null,
  cuisine: [],
  category: [],
  keywords: [],
  nutrition: null,
  author: null,
  site: null,
  url: null,
  language: null,
}

/** Lines of no particular part of the dish. */
export function plainDraftLines(texts: readonly string[]): DraftLine[] {
  return texts.map((text) => ({ text, section: null, chosen: null }))
}

/** The names of all its parts. */
export const partNames = [
  'title',
  'summary',
  'image',
  'servings',
  'fewestServings',
  'readyInMinutes',
  'activeMinutes',
  'lines',
  'steps',
  'stepSections',
  'tip',
  'cuisine',
  'category',
  'keywords',
  'nutrition',
  'author',
  'site',
  'url',
  'language',
] as const satisfies readonly (keyof FoundRecipe)[]
