import { z } from 'zod'
import { composeDish } from './dishes.ts'
import { planMeal, readMealPlan } from './meal-plan.ts'
import { changePantry, readPantry } from './pantry.ts'
import { readRecipe, saveRecipe, searchRecipes } from './recipes.ts'
import { addToShoppingList, readShoppingLists } from './shopping.ts'
import type { Tool } from './tool.ts'

/** Everything that an assistant may do for a person. */
export const allTools: readonly Tool[] = [
  searchRecipes,
  readRecipe,
  composeDish,
  readPantry,
  readShoppingLists,
  readMealPlan,
  addToShoppingList,
  changePantry,
  saveRecipe,
  planMeal,
]

/** Those that a host can run. */
export const toolsHere = (composes: boolean): readonly Tool[] =>
  composes ? allTools : allTools.filter((tool) => !tool.composes)

/** The arguments of a tool as JSON Schema. */
export function schemaOf({ input }: Tool): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: 'input' })
  return schema
}
