const storageKey = 'larder_scroll_places'
const mostStored = 50

/**
 * The scroll places that this tab kept over a reload or a visit elsewhere, by history entry. An
 * address that was typed or followed from outside starts at the top: it shares its key, "default",
 * with every other page that was loaded so.
 */
export function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    const places = Array.isArray(stored) ? stored.filter(isPlace) : []
    if (!arrivedAnew()) return new Map(places)
    return new Map(places.filter(([entry]) => !entry.startsWith('default ')))
  } catch {
    return new Map()
  }
}

/** Keeps the newest places for a reload, where the browser lets us. */
export function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-mostStored)))
  } catch {
    // Without storage a reload starts at the top.
  }
}

function arrivedAnew(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && 'type' in arrival && arrival.type === 'navigate'
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
