import type { RecipeDraft } from '../recipes/draft.ts'

/**
 * Where a part of an imported recipe was found: data that a page carries for other programs (`json-ld`,
 * `microdata`, `rdfa`, `h-recipe`), the markup of a recipe plugin, the page as people read it (`page`),
 * or words that somebody pasted (`text`).
 */
export type ReadFrom = 'json-ld' | 'microdata' | 'rdfa' | 'h-recipe' | 'plugin' | 'page' | 'text'

/** Only of parts that were found: what was not is null or empty in the draft, and missing here. */
export type Understood = Readonly<Partial<Record<keyof RecipeDraft, ReadFrom>>>

/** What `POST /functions/v1/import-recipe` answers: nothing of it is kept yet. */
export interface ImportedRecipe {
  recipe: RecipeDraft
  understood: Understood
}

/** What is sent there: the address of a page, the page itself, or the words of a recipe. */
export type ImportOrder =
  | { readonly url: string }
  | { readonly html: string; readonly url?: string }
  | { readonly text: string }

/** Why a recipe is refused; each comes with words for a person. */
export type ImportRefusal =
  | 'bad_request'
  | 'not_signed_in'
  | 'not_authenticated'
  | 'account_needed'
  | 'import_limit'
  | 'address_refused'
  | 'page_not_reached'
  | 'page_too_large'
  | 'page_kind_unknown'
  | 'page_unreadable'
  | 'no_recipe_found'
  | 'body_too_large'
  | 'busy'
  | 'unavailable'
