/** Each key with all that names it, in their order. */
export function listedBy<Key, Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
  const lists = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const list = lists.get(key)
      if (list === undefined) lists.set(key, [item])
      else list.push(item)
    }
  }
  return lists
}
