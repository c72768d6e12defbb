import { plainText } from './plain-text.ts'

/** A node of schema.org data, whatever it was written as. */
export type Thing = Readonly<Record<string, unknown>>

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

/** `Recipe`, `schema:Recipe`, `https://schema.org/Recipe` and lists of these: the last word, in lower case. */
export function typesOf(thing: Thing): string[] {
  return asList(thing['@type'] ?? thing['type']).flatMap((type) =>
    typeof type === 'string' ? (/(\w+)\/?$/u.exec(type.trim())?.[1]?.toLowerCase() ?? []) : [],
  )
}

export function isRecipe(value: unknown): value is Thing {
  return isThing(value) && typesOf(value).includes('recipe')
}

/** A property whose name may have been written with a large first letter, or with a prefix. */
export function property(thing: Thing, ...names: readonly string[]): unknown {
  for (const name of names) {
    const large = name.charAt(0).toUpperCase() + name.slice(1)
    for (const key of [name, large, `schema:${name}`]) {
      const value = thing[key]
      if (value !== undefined && value !== null && value !== '') return value
    }
  }
  return undefined
}

/** The words in a value: texts, numbers, and the names of things. */
export function wordsOf(value: unknown): string[] {
  return asList(value).flatMap((each): string[] => {
    if (typeof each === 'number') return [String(each)]
    if (typeof each === 'string') return [each]
    if (Array.isArray(each)) return wordsOf(each)
    return isThing(each) ? wordsOf(property(each, 'name', 'text', '@value', 'value')) : []
  })
}

/** The first of the words on one line; null for none. */
export function firstLine(value: unknown): string | null {
  for (const words of wordsOf(value)) {
    const line = plainText(words)
    if (line !== '') return line
  }
  return null
}
