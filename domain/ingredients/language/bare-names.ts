import type { IngredientId } from '../ingredient-id.ts'
import { compiled } from './compiled.ts'
import type { LanguageNames, LanguageWords } from './words.ts'

/** "Brühe gekörnt" of "gekörnte Brühe": as lists have it where a quality stands before the thing. */
function turned([quality = '', thing, ...more]: readonly string[], { endings }: LanguageWords) {
  const ending = endings.find((each) => quality.endsWith(each) && quality.length > each.length + 3)
  if (thing === undefined || more.length > 0 || ending === undefined) return []
  return [`${thing} ${quality.slice(0, quality.length - ending.length)}`]
}

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
    const keys = words.headLast ? turned(left, words) : []
    if (left.length > 1 && left.length < tokens.length) keys.push(left.join(' '))
    for (const key of keys) {
      const other = names.get(key) ?? bare.get(key)
      bare.set(key, other === undefined || other === id ? id : null)
    }
  }
  const found = new Map(names)
  for (const [form, id] of bare) if (id !== null && !found.has(form)) found.set(form, id)
  return found
}
