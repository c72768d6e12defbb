import type { LanguageFiles } from './languages.ts'
import { namesOfLanguage } from './languages.ts'
import type { Problem } from './problem.ts'
import type { Catalogue } from './read.ts'

/** Names of what is no ingredient, and names that mean two ingredients in one language. */
function wrongNames(files: LanguageFiles, catalogue: Catalogue): Problem[] {
  const ids = new Set(catalogue.ingredients.map(({ id }) => id))
  const owner = new Map<string, string>()
  return namesOfLanguage(files, catalogue).flatMap(({ form, written, ingredient, file }) => {
    const problem = (text: string) => [{ file, entry: ingredient, text }]
    if (!ids.has(ingredient)) return problem('is no ingredient')
    if (form === '') return problem(`name "${written}" has no letters`)
    const other = owner.get(form)
    owner.set(form, other ?? ingredient)
    return other === undefined || other === ingredient
      ? []
      : problem(`name "${written}" already means ${other} in this language`)
  })
}

/** What must hold of the languages: between two of them the language of a line decides. */
export function checkLanguages(
  languages: readonly LanguageFiles[],
  catalogue: Catalogue,
): Problem[] {
  return languages.flatMap((files) => wrongNames(files, catalogue))
}
