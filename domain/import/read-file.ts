import type { BroughtRecipe } from './brought.ts'
import { parseJson } from './json.ts'
import { readCooklang } from './read-cooklang.ts'
import { brought, recipesInJson } from './read-json.ts'
import { readMarkdown } from './read-markdown.ts'

/** "recipes/Apple pie.cook" → "Apple pie". */
export function titleOfPath(path: string): string {
  return path
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]{1,15}$/, '')
    .replaceAll('_', ' ')
}

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
