import { isDescriptor } from './descriptors.ts'
import { normalise } from './normalise.ts'
import { nearestAliases } from './nearest.ts'
import { parseLine, type ParsedLine } from './parse-line.ts'
import type { IngredientId, Vocabulary } from './vocabulary.ts'

/** What a name stands for. Nearness only ever proposes; it never makes a match. */
export type Resolution =
  | { kind: 'resolved'; ingredient: IngredientId }
  | { kind: 'unresolved'; suggestions: readonly IngredientId[] }

export interface ReadLine extends ParsedLine {
  resolution: Resolution
}

const mostTokens = 6

/** The ingredient that a name stands for by exact alias alone, or null. */
export function lookUp(name: string, vocabulary: Vocabulary): IngredientId | null {
  const tokens = normalise(name).split(' ')
  for (let length = Math.min(tokens.length, mostTokens); length > 0; length--) {
    // The last span of a length first: English puts the thing itself behind its qualities.
    for (let start = tokens.length - length; start >= 0; start--) {
      const id = vocabulary.aliases.get(tokens.slice(start, start + length).join(' '))
      if (id === undefined) continue
      const others = [...tokens.slice(0, start), ...tokens.slice(start + length)]
      if (others.every(isDescriptor)) return id
    }
  }
  return null
}

/**
 * Resolves a name by the longest token span that is an exact alias, where the words beside it only
 * describe ("large", "chopped"). A word that might make it another thing ("egg noodles", "oat milk")
 * leaves it unresolved, with the nearest names to choose from.
 */
export function resolveName(name: string, vocabulary: Vocabulary): Resolution {
  const ingredient = lookUp(name, vocabulary)
  if (ingredient !== null) return { kind: 'resolved', ingredient }
  return { kind: 'unresolved', suggestions: nearestAliases(normalise(name), vocabulary) }
}

/** Parses and resolves one line; of "butter or margarine" the first known name counts. */
export function readLine(text: string, vocabulary: Vocabulary): ReadLine {
  const whole = vocabulary.aliases.get(normalise(text))
  if (whole !== undefined) {
    // "half and half" names a thing although it begins like an amount.
    const name = text.trim()
    const resolution: Resolution = { kind: 'resolved', ingredient: whole }
    return { ...parseLine(''), original: name, name, resolution }
  }
  const line = parseLine(text)
  for (const name of [line.name, ...line.alternatives]) {
    const ingredient = lookUp(name, vocabulary)
    if (ingredient !== null) return { ...line, resolution: { kind: 'resolved', ingredient } }
  }
  return { ...line, resolution: resolveName(line.name, vocabulary) }
}
