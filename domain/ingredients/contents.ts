import { avoidable, type Avoidable } from './vocabulary.ts'

/**
 * What is known to be in a food or a dish, and what is known not to be. What stands in neither list is not
 * known, so that a fact which is missing is never taken for safe.
 */
export interface Contents {
  contains: readonly Avoidable[]
  freeOf: readonly Avoidable[]
}

export const nothingKnown: Contents = { contains: [], freeOf: [] }

/** Of several foods together: one that holds something is enough, and all must be free of what the whole is free of. */
export function contentsOf(foods: readonly Contents[]): Contents {
  return {
    contains: avoidable.filter((each) => foods.some(({ contains }) => contains.includes(each))),
    freeOf:
      foods.length === 0
        ? []
        : avoidable.filter((each) => foods.every(({ freeOf }) => freeOf.includes(each))),
  }
}

/** What of a list is neither known to be in it nor known to be absent. */
export function notKnownOf<Word extends Avoidable>(
  words: readonly Word[],
  { contains, freeOf }: Contents,
): Word[] {
  return words.filter((each) => !contains.includes(each) && !freeOf.includes(each))
}

/** The known words of a stored list, in their own order; what is no list holds none. */
export function avoidablesFrom(value: unknown): Avoidable[] {
  const words: readonly unknown[] = Array.isArray(value) ? value : []
  return avoidable.filter((each) => words.includes(each))
}
