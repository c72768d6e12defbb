/**
 * The fewest of these that still fail, in their order: leaves out halves, then quarters, and in the end single ones, as long as that
 * fails too.
 */
export async function fewest<Item>(
  items: readonly Item[],
  fails: (some: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let [kept, size] = [items, Math.ceil(items.length / 2)]
  for (;;) {
    let isSmaller = false
    for (let at = 0; at < kept.length;) {
      const some = [...kept.slice(0, at), ...kept.slice(at + size)]
      if (await fails(some)) [kept, isSmaller] = [some, true]
      else at += size
    }
    if (size === 1 && !isSmaller) return kept
    size = Math.max(
      1,
      isSmaller ? Math.min(size, Math.ceil(kept.length / 2)) : Math.floor(size / 2),
    )
  }
}
