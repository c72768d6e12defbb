import type { ImportedRecipe } from '#domain/import/imported-recipe.ts'

/** Something to read a recipe from. */
export type ReadOrder =
  | { readonly html: string; readonly address: string | null }
  | { readonly text: string }

/**
 * `readOrder`, wherever the host lets it run: a page may have been made to take long. Null where no recipe was
 * found.
 *
 * @throws Refusal 422 `page_unreadable`, 503 `busy`
 */
export type ReadRecipe = (order: ReadOrder) => Promise<ImportedRecipe | null>
