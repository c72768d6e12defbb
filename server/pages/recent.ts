/** Answers from what was found within the last `milliseconds`, and looks once for all who ask meanwhile. */
export function createRecent<Key, Found>(
  find: (key: Key) => Promise<Found>,
  { milliseconds, most }: { milliseconds: number; most: number },
): (key: Key) => Promise<Found> {
  const kept = new Map<Key, { found: Promise<Found>; until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined && known.until > performance.now()) return known.found
    const found = find(key)
    // Taken out first, so that the oldest stands first.
    kept.delete(key)
    kept.set(key, { found, until: performance.now() + milliseconds })
    found.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return found
  }
}
