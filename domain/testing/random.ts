/** Numbers that look random and are the same for the same seed, on every machine (mulberry32). */
export interface Random {
  /** 0 to `below` − 1. */
  integer: (below: number) => number
  /** True once in so many times. */
  oneIn: (times: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
  /** Up to `most` different ones, in random order. */
  some: <Item>(items: readonly Item[], most: number) => Item[]
}

export function seededRandom(seed: number): Random {
  let state = seed
  const integer = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: integer(1_000_000) }))
      .toSorted((left, right) => left.at - right.at)
      .map(({ item }) => item)
  return {
    integer,
    oneIn: (times) => integer(times) === 0,
    pick: (items) => {
      const [item] = items.slice(integer(items.length))
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    some: (items, most) => shuffled(items).slice(0, integer(most + 1)),
  }
}
