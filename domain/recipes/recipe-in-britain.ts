import { inBritishWords } from '../texts/british-words.ts'
import { isOfCatalogue, type Recipe } from './recipe.ts'
import { translateRecipe } from './translate-recipe.ts'

const orNull = (text: string | null | undefined) =>
  text === null || text === undefined ? null : inBritishWords(text)

/** A recipe of ours as it is read in Britain, with the American words beside it, by which rules go on. A cook's stays as it is. */
export function recipeInBritain(recipe: Recipe): Recipe {
  if (!isOfCatalogue(recipe)) return recipe
  const { title, summary, ingredients, instructions, tip, storage } = recipe
  const sections = ingredients.flatMap(({ section }) => section ?? [])
  return translateRecipe(recipe, {
    title: inBritishWords(title),
    summary: inBritishWords(summary),
    sections: Object.fromEntries(sections.map((name) => [name, inBritishWords(name)])),
    without: ingredients.map(({ without }) => orNull(without)),
    body: {
      instructions: instructions?.map(inBritishWords) ?? null,
      notes: ingredients.map(({ note }) => orNull(note)),
      tip: orNull(tip),
      storage: orNull(storage),
    },
  })
}
