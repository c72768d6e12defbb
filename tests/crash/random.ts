/** Numbers that are the same for the same seed: mulberry32. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** A whole number from 0 to below `end`. */
    below: (end: number) => Math.floor(next() * end),
    pick<Value>(values: readonly Value[]): Value {
      const value = values[Math.floor(next() * values.length)]
      if (value === undefined) throw new Error('nothing to pick from')
      return value
    },
  }
}

export type Random = ReturnType<typeof createRandom>
