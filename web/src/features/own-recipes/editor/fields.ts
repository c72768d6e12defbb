import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'

/** The fields that are one text. */
export type TextName = {
  [Name in keyof RecipeForm]: RecipeForm[Name] extends string ? Name : never
}[keyof RecipeForm]

/** The ids by which a fault finds its field. */
export const fieldId = (field: keyof RecipeForm) => `recipe-${field}`

/** Those that are folded away until they are wanted, as they stand below each other. */
export const furtherFields: readonly (keyof RecipeForm)[] = [
  'servings',
  'readyInMinutes',
  'activeMinutes',
  'tip',
  'storage',
  'sourceName',
  'sourceUrl',
  'tags',
]

/** As they stand below each other: the first that is wrong gets the focus. */
export const fieldsInOrder: readonly (keyof RecipeForm)[] = [
  'title',
  'summary',
  ...furtherFields,
  'lines',
  'steps',
]
