import type { RecipeDraft } from '../recipes/draft.ts'

/**
 * Where a part of an imported recipe was found: data that a page carries for other programs (`json-ld`,
 * `microdata`, `rdfa`, `h-recipe`), the page as people read it (`page`), or words that somebody pasted
 * (`text`).
 */
export type ReadFrom = 'json-ld' | 'microdata' | 'rdfa' | 'h-recipe' | 'page' | 'text'

/** Only of parts that were found: what was not is null or empty in the draft, and missing here. */
export type Understood = Readonly<Partial<Record<keyof RecipeDraft, ReadFrom>>>

/** What `POST /functions/v1/import-recipe` answers: nothing of it is saved yet. */
export interface ImportedRecipe {
  recipe: RecipeDraft
  understood: Understood
}

/** What is sent there: the address of a page, the page itself, or the words of a recipe. */
export type ImportOrder =
  | { readonly url: string }
  | { readonly html: string; readonly url?: string }
  | { readonly text: string }
