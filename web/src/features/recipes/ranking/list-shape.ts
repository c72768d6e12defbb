import { useState } from 'react'
import { readStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** How recipes are laid out: with large pictures, or a line each. */
export type ListShape = 'cards' | 'list'

const read = () => readStored(storageKeys.listShape, (json) => (json === 'list' ? json : null))

/** The layout that was chosen on this device. */
export function useListShape(): [ListShape, (shape: ListShape) => void] {
  const [shape, setShape] = useState<ListShape>(() => read() ?? 'cards')
  function choose(next: ListShape) {
    setShape(next)
    // Where the browser stores nothing, it is chosen anew.
    writeStored(storageKeys.listShape, next)
  }
  return [shape, choose]
}
