let go = (path: string) => window.location.assign(path)

/** From now on a message leads to another page this way, which needs no new start. */
export function leadBy(way: (path: string) => void): void {
  go = way
}

export const lead = (path: string): void => go(path)
