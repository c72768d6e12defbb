import type { NamedLine } from '#domain/cooking/step-ingredients.ts'

export interface CookLine extends NamedLine {
  /** The line whole: "400 g mushrooms, sliced". */
  text: string
  /** As scaled: "400 g"; empty where none is stated. */
  amount: string
  /** What the recipe has, where something is taken instead of it. */
  written?: NamedLine
}

/** What is cooked, scaled already, its steps too. */
export interface CookRecipe {
  id: number | string
  title: string
  /** The address of its picture; empty where it has yet to be drawn. */
  image: string
  instructions: readonly string[]
  /** The steps in English, as the recipe has them, on a page of another language. */
  written?: readonly string[]
  /** Whether `instructions` are in English there as well. */
  isInEnglish?: boolean
  lines: readonly CookLine[]
  servings: number
}
