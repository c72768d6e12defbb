import { foodFactsOf } from '#catalogue/food-facts.ts'
import type { Catalogue } from '#catalogue/read.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { toCatalogueFile } from '#catalogue/write.ts'
import type { RecipeRow } from '#catalogue/catalogue-file.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { type FactsById, unknownFacts } from '#domain/recipes/ingredient-facts.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'
import type { TableRecipe } from '#domain/table/plan-table.ts'

const lineOf = (line: RecipeRow['lines'][number], { ingredients }: Vocabulary): RecipeLine => ({
  ingredient: line.ingredient,
  name: ingredients.get(line.ingredient)?.plural ?? line.ingredient,
  section: line.section,
  amount: line.amount,
  amountMax: line.amount_max,
  unit: line.unit,
  note: line.note,
  us: line.us,
  optional: line.optional,
  use: line.use,
  without: line.without,
  contexts: line.contexts,
})

/** Our recipes as a page has them, and what is known of each food. */
export function tableRecipes(catalogue: Catalogue): {
  recipes: TableRecipe[]
  vocabulary: Vocabulary
  facts: FactsById
} {
  const vocabulary = toVocabulary(catalogue)
  const recipes = toCatalogueFile(catalogue).recipes.map((row) => ({
    title: row.title,
    tags: row.tags,
    ingredients: row.lines.map((line) => lineOf(line, vocabulary)),
    instructions: row.instructions,
    nutritionInfo: row.nutrition_info,
    diets: row.diets,
    freeOf: row.free_of,
    alternatives: row.alternatives,
  }))
  const facts = new Map(
    catalogue.ingredients.map((entry) => [entry.id, { ...unknownFacts, ...foodFactsOf(entry) }]),
  )
  return { recipes, vocabulary, facts }
}
