import { seededRandom, type Random } from '#domain/testing/random.ts'

/**
 * Random numbers of a history, begun anew with each of its steps: where steps are left out, the others find the same numbers as
 * before.
 */
export class Chance implements Random {
  #current = seededRandom(0)

  begin(seed: number): void {
    this.#current = seededRandom(seed)
  }

  readonly integer = (below: number): number => this.#current.integer(below)
  readonly oneIn = (times: number): boolean => this.#current.oneIn(times)
  readonly pick = <Item>(items: readonly Item[]): Item => this.#current.pick(items)
  readonly some = <Item>(items: readonly Item[], most: number): Item[] =>
    this.#current.some(items, most)
}

/** An id that the numbers decide. */
export function uuidFrom(random: Random): string {
  const digits = (length: number) =>
    Array.from({ length }, () => random.integer(16).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
}
