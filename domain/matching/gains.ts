import type { IngredientId } from '../ingredients/vocabulary.ts'

/** Up to three things by their places in a list, ascending; −1 for none. */
export type Places = readonly [first: number, second: number, third: number]

const none = -1

export function placesOf(sorted: readonly number[]): Places {
  return [sorted[0] ?? none, sorted[1] ?? none, sorted[2] ?? none]
}

/** Recipes that lack the same things, and the sets of things that open them. */
export interface Lock {
  openers: readonly (readonly IngredientId[])[]
  recipes: number
}

/**
 * What each set of things adds beyond all smaller sets in it, so that what buying a set opens is the sum over
 * its subsets. A recipe that either of two things would open is counted once for both (inclusion and
 * exclusion). Numbers and flat arrays rather than sets: a phone asks it some hundred thousand times.
 */
export class Gains {
  readonly ids: readonly IngredientId[]
  /** How many recipes each thing has a part in, in falling order. */
  readonly involved: readonly number[]
  readonly #singles: Int32Array
  readonly #pairs: Int32Array
  readonly #triples = new Map<number, number>()

  constructor(locks: readonly Lock[]) {
    const involved = new Map<IngredientId, number>()
    for (const { openers, recipes } of locks) {
      for (const id of new Set(openers.flat())) involved.set(id, (involved.get(id) ?? 0) + recipes)
    }
    const sorted = [...involved].toSorted(
      ([leftId, left], [rightId, right]) => right - left || (leftId < rightId ? -1 : 1),
    )
    this.ids = sorted.map(([id]) => id)
    this.involved = sorted.map(([, recipes]) => recipes)
    this.#singles = new Int32Array(sorted.length)
    this.#pairs = new Int32Array(sorted.length ** 2)
    const places = new Map(this.ids.map((id, place) => [id, place]))
    for (const { openers, recipes } of locks) {
      const sets = openers.map((set) =>
        set.map((id) => places.get(id) ?? none).toSorted((left, right) => left - right),
      )
      this.#add(sets, recipes)
    }
  }

  /** What buying these opens. */
  of(first: number, second: number = none, third: number = none): number {
    let sum = this.#own(first, none, none)
    if (second === none) return sum
    sum += this.#own(second, none, none) + this.#own(first, second, none)
    if (third === none) return sum
    sum += this.#own(third, none, none)
    sum += this.#own(first, third, none) + this.#own(second, third, none)
    return this.#triples.size === 0 ? sum : sum + this.#own(first, second, third)
  }

  #key(first: number, second: number, third: number): number {
    // One more than the place, so that none is 0.
    const base = this.ids.length + 1
    return ((first + 1) * base + second + 1) * base + third + 1
  }

  #own(first: number, second: number, third: number): number {
    if (second === none) return this.#singles[first] ?? 0
    if (third === none) return this.#pairs[first * this.ids.length + second] ?? 0
    return this.#triples.get(this.#key(first, second, third)) ?? 0
  }

  #raise([first, second, third]: Places, by: number): void {
    if (second === none) {
      this.#singles[first] = (this.#singles[first] ?? 0) + by
    } else if (third === none) {
      const at = first * this.ids.length + second
      this.#pairs[at] = (this.#pairs[at] ?? 0) + by
    } else {
      const key = this.#key(first, second, third)
      this.#triples.set(key, (this.#triples.get(key) ?? 0) + by)
    }
  }

  /** Of each join of openers, what it opens that no smaller one does: 1 less what its subsets count. */
  #add(openers: readonly number[][], recipes: number): void {
    const counted = new Map<number, number>()
    for (const places of joinsOf(openers).map(placesOf)) {
      const [first, second, third] = places
      const within = (...[a, b = none]: number[]) =>
        a === undefined || a === none ? 0 : (counted.get(this.#key(a, b, none)) ?? 0)
      let inside = 0
      if (second !== none) inside += within(first) + within(second)
      if (third !== none) {
        inside += within(third)
        inside += within(first, second) + within(first, third) + within(second, third)
      }
      if (inside === 1) continue
      counted.set(this.#key(first, second, third), 1 - inside)
      this.#raise(places, (1 - inside) * recipes)
    }
  }
}

/** All joins of some sets that have at most three parts, the smaller ones first. */
function joinsOf(sets: readonly number[][]): number[][] {
  const joins = new Map<string, number[]>()
  for (const set of sets) {
    for (const before of Array.from(joins.values())) {
      const joined = [...new Set([...before, ...set])]
      if (joined.length > 3) continue
      joined.sort((left, right) => left - right)
      joins.set(joined.join(), joined)
    }
    joins.set(set.join(), set)
  }
  return [...joins.values()].toSorted((left, right) => left.length - right.length)
}
