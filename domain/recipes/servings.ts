export const leastServings = 1 / 4
export const mostServings = 100

/** How many servings an address or a field says: `base` where it says nothing that one can cook for. */
export function servingsFrom(text: string | null, base: number): number {
  const servings = Number((text ?? '').trim().replace(',', '.') || Number.NaN)
  if (!Number.isFinite(servings) || servings <= 0) return base
  return Math.min(mostServings, Math.max(leastServings, servings))
}

/** One more or one less, by whole servings: from 3.4 up is 4, and down is 3. */
export function nextServings(servings: number, step: 1 | -1): number {
  const next = step === 1 ? Math.floor(servings) + 1 : Math.ceil(servings) - 1
  return Math.min(mostServings, Math.max(1, next))
}
