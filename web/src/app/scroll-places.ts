const storageKey = 'larder_scroll_places'
const mostKept = 50

/** The scroll places that this tab kept over a reload, by history key. */
export function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return new Map(Array.isArray(stored) ? stored.filter(isPlace) : [])
  } catch {
    return new Map()
  }
}

/** Keeps the newest places for a reload, where the browser lets us. */
export function writePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-mostKept)))
  } catch {
    // Without storage a reload starts at the top.
  }
}

function isPlace(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
