/** A source of chance that gives the same for the same seed, on every machine. */
export interface Chance {
  /** From 0 up to, but without, 1. */
  next(): number
  /** A whole number from 0 up to, but without, `below`. */
  below(below: number): number
  /** True in so many of a hundred cases. */
  percent(share: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Of a list that may be empty; undefined then. */
  any<Item>(items: readonly Item[]): Item | undefined
  bytes(length: number): Buffer
  /** Letters and digits. */
  word(length: number): string
  uuid(): string
}

/** Mulberry32: small, quick, and even enough for choosing what to send. */
export function chanceOf(seed: number, index = 0): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    percent: (share) => next() * 100 < share,
    pick: (items) => items[below(items.length)] ?? items[0],
    any: (items) => items[below(items.length)],
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
    word: (length) => Array.from({ length }, () => below(36).toString(36)).join(''),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
