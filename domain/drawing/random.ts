/** A stream of numbers in [0, 1) that is the same for the same seed: FNV-1a into mulberry32. */
export type Random = () => number

export function randomFrom(seed: string): Random {
  let state = 2_166_136_261
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)
  }
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

export function pick<Item>(random: Random, first: Item, ...rest: Item[]): Item {
  return rest[Math.floor(random() * (rest.length + 1)) - 1] ?? first
}
