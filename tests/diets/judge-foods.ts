import { derive } from '#catalogue/derive.ts'
import { dietsOfIngredients } from '#catalogue/diets.ts'
import { foodFactsOf } from '#catalogue/food-facts.ts'
import type { Catalogue } from '#catalogue/read.ts'
import type { FactTable, TableRow } from './read-table.ts'
import { together } from './read-table.ts'
import { judgeStatements, sumOf, type Tally } from './tally.ts'

/** @throws where the table lacks the food: what nobody looked up proves nothing */
export function rowOf(id: string, table: FactTable): TableRow {
  const row = table.get(id)
  if (row === undefined) throw new Error(`the table has no row for ${id}`)
  return row
}

/** All ingredients × everything that can be avoided and every diet that follows from a food. */
export function judgeIngredients({ ingredients }: Catalogue, table: FactTable): Tally {
  return sumOf(
    ingredients.map((entry) =>
      judgeStatements(
        entry.id,
        { ...foodFactsOf(entry), diets: dietsOfIngredients([entry]) },
        rowOf(entry.id, table),
      ),
    ),
  )
}

/** All recipes, with their optional lines, × the same. */
export function judgeRecipes({ recipes, ingredients, facts }: Catalogue, table: FactTable): Tally {
  const byId = new Map(ingredients.map((entry) => [entry.id, entry]))
  return sumOf(
    recipes.map((recipe) =>
      judgeStatements(
        recipe.slug,
        derive(recipe, byId, facts),
        together(recipe.ingredients.map(({ item }) => rowOf(item, table))),
      ),
    ),
  )
}
