/** Temporary until the real one comes. */
export function positionBetween(before: string | null, after: string | null): string {
  if (before === null && after === null) return 'i'
  return after === null ? `${before ?? ''}i` : `${before ?? ''}0i`
}
