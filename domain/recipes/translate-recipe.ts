import type { Recipe, RecipeLine } from './recipe.ts'

/** What a recipe says in another language; the lists of lines are in their order, null where one says nothing. */
export interface RecipeWords {
  title: string
  summary: string
  /** By the words of the recipe. */
  sections: Readonly<Record<string, string>>
  without: readonly (string | null)[]
  /** Null where it is not open to the reader. */
  body: {
    /** Null where the steps, the tip and how it keeps are still in English. */
    instructions: readonly string[] | null
    notes: readonly (string | null)[]
    tip: string | null
    storage: string | null
  } | null
}

function translateLine(line: RecipeLine, place: number, words: RecipeWords): RecipeLine {
  const { sections, without, body } = words
  const note = body?.notes[place] ?? null
  return {
    ...line,
    section: line.section === null ? null : (sections[line.section] ?? line.section),
    without: without[place] ?? line.without ?? null,
    ...(line.note !== null && note !== null && { note, writtenNote: line.note }),
  }
}

/**
 * A recipe of the catalogue in other words. What reads titles, notes and steps by rule finds the English ones beside
 * them; a step says what the English one at its place says. Words that do not fit the recipe leave it in English, and
 * those without steps the steps, the tip and how it keeps.
 */
export function translateRecipe(recipe: Recipe, words: RecipeWords): Recipe {
  const { title, summary, body } = words
  const steps = recipe.instructions
  const told = body?.instructions ?? null
  const isTold = told !== null && steps !== null
  if (isTold && told.length !== steps.length) return recipe
  const lines = recipe.ingredients.map((line, place) => translateLine(line, place, words))
  return {
    ...recipe,
    title,
    writtenTitle: recipe.title,
    summary,
    ingredients: lines,
    ...(isTold && {
      instructions: told,
      writtenSteps: steps,
      tip: recipe.tip === null ? null : (body?.tip ?? recipe.tip),
      storage: recipe.storage === null ? null : (body?.storage ?? recipe.storage),
      ...(recipe.storage !== null && { writtenStorage: recipe.storage }),
    }),
  }
}
