/** Who has written a moment ago, so that they find it themselves. */
export type RecentWriters = {
  note(subject: string): void
  has(subject: string): boolean
}

/** As late as a standby may be, the time between two looks at it, and some more. */
const rememberedMilliseconds = 15_000
/** Some 2 MB. Beyond them the earliest are forgotten. */
const mostRemembered = 20_000

/** @param now milliseconds of a clock that never goes back */
export function createRecentWriters(now: () => number): RecentWriters {
  /** Until when; in the order of the last writes. */
  const remembered = new Map<string, number>()
  return {
    note(subject) {
      remembered.delete(subject)
      remembered.set(subject, now() + rememberedMilliseconds)
      const [earliest] = remembered.keys()
      if (remembered.size > mostRemembered && earliest !== undefined) remembered.delete(earliest)
    },
    has(subject) {
      const until = remembered.get(subject)
      if (until === undefined) return false
      if (until > now()) return true
      remembered.delete(subject)
      return false
    },
  }
}
