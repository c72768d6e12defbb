/** Measures how far a standby is behind, from what the primary had written at moments that were noted. */
export type Lag = {
  /** The primary had written so far, in bytes of its log. */
  note(written: bigint): void
  /** Milliseconds, at most, by which a standby that has replayed so far is behind; Infinity while nobody knows. */
  behind(replayed: bigint): number
}

/** Two minutes of what is noted every two seconds. */
const mostMoments = 60

/**
 * A standby's own words do not do: one that hears nothing of its primary takes what it has for all there is, and the
 * time of its last transaction is long ago where nobody writes.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createLag(now: () => number): Lag {
  /** Oldest first. The first may have been reached; none before it is needed. */
  let moments: { readonly at: number; readonly written: bigint }[] = []
  return {
    note(written) {
      moments = [...moments, { at: now(), written }].slice(-mostMoments)
    },
    behind(replayed) {
      const reached = moments.findLastIndex(({ written }) => written <= replayed)
      moments = moments.slice(Math.max(0, reached))
      const [first] = moments
      if (reached < 0 || first === undefined) return Infinity
      // What is there is all that is known: also where the primary has not answered for a while.
      return moments.length === 1 ? 0 : now() - first.at
    },
  }
}
