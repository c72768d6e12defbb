/** What a thing is when it is not there. */
export const absent = 'absent'

/** A value that is known only once it is acknowledged: until then any may be right. */
export const anything = 'anything'

/**
 * The acknowledged things. Each thing has a key, and the values that it may have: the one that was
 * acknowledged last, and every one that was sent since without an answer.
 */
export type Journal = {
  /** About to be sent: from now on both are right. */
  intend(key: string, value: string): void
  /** Acknowledged: from now on nothing else is right. */
  acknowledge(key: string, value: string): void
  /** Keys that are surely there, with nothing under way. */
  settled(kind: string): string[]
  /** How many acknowledgements there were. */
  count(): number
  /**
   * Compares with what is there now, and goes on from there.
   *
   * @returns one sentence for each thing that is not as it may be
   */
  compare(found: ReadonlyMap<string, string>): string[]
}

export function createJournal(owner: string): Journal {
  const allowed = new Map<string, Set<string>>()
  let acknowledged = 0
  return {
    intend(key, value) {
      allowed.set(key, (allowed.get(key) ?? new Set([absent])).add(value))
    },
    acknowledge(key, value) {
      allowed.set(key, new Set([value]))
      acknowledged += 1
    },
    settled: (kind) =>
      [...allowed.keys()].filter((key) => {
        const values = allowed.get(key)
        return key.startsWith(`${kind}:`) && values?.size === 1 && !values.has(absent)
      }),
    count: () => acknowledged,
    compare(found) {
      const faults: string[] = []
      for (const key of new Set([...allowed.keys(), ...found.keys()])) {
        const value = found.get(key) ?? absent
        const right = allowed.get(key) ?? new Set([absent])
        if (!right.has(value) && !(right.has(anything) && value !== absent)) {
          faults.push(`${owner}: ${key} is ${value}, not ${[...right].join(' or ')}`)
        }
        allowed.set(key, new Set([value]))
      }
      return faults
    },
  }
}
