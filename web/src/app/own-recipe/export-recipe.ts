import { fileNames } from '#domain/export/archive.ts'
import { recipeAsCooklang } from '#domain/export/write-cooklang.ts'
import { recipeAsJson } from '#domain/export/write-json.ts'
import { recipeAsMarkdown } from '#domain/export/write-markdown.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { draftOfRecipe } from '#domain/recipes/own/draft-of-recipe.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { StoredRecipe } from '#web/features/own-recipes/own-recipe.ts'
import { pictureUrl } from '#web/lib/backend/picture-url.ts'
import { saveFile } from '#web/lib/save-file.ts'

export type ExportForm = 'json' | 'cook' | 'md'

const writers: Readonly<
  Record<ExportForm, { type: string; write: (draft: RecipeDraft) => string }>
> = {
  json: {
    type: 'application/ld+json',
    write: (draft) => JSON.stringify(recipeAsJson(draft), null, 2),
  },
  cook: { type: 'text/plain', write: recipeAsCooklang },
  md: { type: 'text/markdown', write: recipeAsMarkdown },
}

/** Has the browser keep a recipe as a file; it says where it is from, so that it stays to be credited. */
export function exportRecipe(
  form: ExportForm,
  { recipe, stored }: { recipe: Recipe; stored: StoredRecipe },
  { vocabulary, backendUrl }: { vocabulary: Vocabulary; backendUrl: string },
): void {
  const { type, write } = writers[form]
  const draft = draftOfRecipe(recipe, stored.lines, stored, vocabulary)
  const page = { url: window.location.href.replace(/[?#].*$/, ''), name: stored.cook ?? 'Larder' }
  const image = pictureUrl(draft.image, backendUrl)
  const whole = {
    ...draft,
    // Elsewhere an address within this site leads nowhere.
    image: image === null ? null : new URL(image, window.location.origin).href,
    source: draft.source ?? page,
  }
  const [name = /* not shown */ 'Recipe'] = fileNames([recipe.title])
  saveFile(`${name}.${form}`, new Blob([write(whole)], { type }))
}
