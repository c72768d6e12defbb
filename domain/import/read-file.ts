import { brought, type BroughtRecipe } from './brought.ts'
import { parseJson } from './json.ts'
import { readCooklang } from './read-cooklang.ts'
import { recipesInJson } from './read-json.ts'
import { titleOfPath } from './title-of-path.ts'
import { readMarkdown } from './read-markdown.ts'

/**
 * The recipes in the text of one file; null stands for one that has no name. What is in it decides, and where
 * that does not say, what the file is called.
 */
export function recipesInText(path: string, text: string): (BroughtRecipe | null)[] {
  if (/^\s*\uFEFF?[[{]/.test(text)) return recipesInJson(parseJson(text))
  const read = /\.cook$/i.test(path) ? readCooklang : readMarkdown
  const draft = read(text, titleOfPath(path))
  return draft === null ? [] : [draft.title.trim() === '' ? null : brought(draft)]
}
