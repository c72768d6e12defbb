import { useLayoutEffect, useState } from 'react'

const storageKey = 'larder_listing_pages'
const mostStored = 50

function readStored(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    const entries: unknown[] = Array.isArray(stored) ? stored : []
    return new Map(
      entries.filter(
        (each): each is [string, number] =>
          Array.isArray(each) && typeof each[0] === 'string' && typeof each[1] === 'number',
      ),
    )
  } catch {
    return new Map()
  }
}

function store(pages: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...pages].slice(-mostStored)))
  } catch {
    // Without storage a reload begins with one page.
  }
}

/**
 * How many pages of the list an entry of the history had, also after a reload: who comes back finds as
 * much as was there, and the place in it.
 */
export function usePagesWanted(entry: string) {
  const [stored] = useState(readStored)
  const [, rerender] = useState(0)
  const wanted = stored.get(entry) ?? 1

  function want(pages: number) {
    stored.delete(entry)
    stored.set(entry, pages)
    rerender((times) => times + 1)
  }
  useLayoutEffect(() => store(stored))
  return { wanted, want }
}
