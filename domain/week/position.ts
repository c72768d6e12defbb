/** Temporary until the real one comes. */
export function positionBetween(before: string | null, after: string | null): string {
  return `${before ?? ''}m${after === null ? '' : ''}`
}
