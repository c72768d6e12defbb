import type { IngredientId } from '../ingredient-id.ts'
import { compiled } from './compiled.ts'
import type { LanguageNames, LanguageWords } from './words.ts'

/**
 * The names with those that leave out what joins their words: "succo limone" is "succo di limone". Where that is another name
 * already, or one of two, it is none.
 */
export function withBareNames(names: LanguageNames, words: LanguageWords): LanguageNames {
  const { links } = compiled(words)
  const bare = new Map<string, IngredientId | null>()
  for (const [form, id] of names) {
    const tokens = form.split(' ')
    const left = tokens.filter((token) => !links.has(token))
    if (left.length < 2 || left.length === tokens.length) continue
    const key = left.join(' ')
    const other = names.get(key) ?? bare.get(key)
    bare.set(key, other === undefined || other === id ? id : null)
  }
  const found = new Map(names)
  for (const [form, id] of bare) if (id !== null && !found.has(form)) found.set(form, id)
  return found
}
