/** A list in parts of at most so many, in its order. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += most)
    parts.push(items.slice(start, start + most))
  return parts
}

/** A list in parts that are at most so many bytes of JSON each, or of one item that is larger. */
export function inPartsOfBytes<Item>(items: readonly Item[], mostBytes: number): Item[][] {
  const parts: Item[][] = []
  let left = 0
  for (const item of items) {
    const bytes = new TextEncoder().encode(JSON.stringify(item)).length + 1
    const part = bytes <= left ? parts.at(-1) : undefined
    if (part === undefined) {
      parts.push([item])
      left = mostBytes - bytes
    } else {
      part.push(item)
      left -= bytes
    }
  }
  return parts
}
