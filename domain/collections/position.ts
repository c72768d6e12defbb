/** Where a recipe stands in a collection: positions ascend, and say nothing else. */
export interface Place {
  recipeId: string
  position: number
}

/**
 * The position of what is put at the end at `now`. The database gives one that was put in without a
 * position its moment in seconds, so this is in seconds too.
 */
export function positionAtEnd(places: readonly Place[], now: Date): number {
  return Math.max(now.getTime() / 1000, ...places.map(({ position }) => position + 1))
}

/**
 * What has to be written so that a recipe stands at `index` among the others: one place between its
 * new neighbours or, where two of them are too close to take one between, all of them anew. `places`
 * are in their order. Nothing where it stands there already, or does not stand there at all.
 */
export function placesAfterMove(
  places: readonly Place[],
  recipeId: string,
  index: number,
): readonly Place[] {
  const from = places.findIndex((each) => each.recipeId === recipeId)
  const others = places.filter((each) => each.recipeId !== recipeId)
  const to = Math.max(0, Math.min(index, others.length))
  if (from === -1 || from === to) return []
  const before = others[to - 1]?.position
  const after = others[to]?.position
  const position = between(before, after)
  if (isBetween(before, position, after)) return [{ recipeId, position }]
  const order = others.map((each) => each.recipeId).toSpliced(to, 0, recipeId)
  return order.map((each, place) => ({ recipeId: each, position: place + 1 }))
}

function between(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return (after ?? 0) - 1
  return after === undefined ? before + 1 : (before + after) / 2
}

/** False where the numbers have run out of digits. */
function isBetween(
  before: number | undefined,
  position: number,
  after: number | undefined,
): boolean {
  return (before === undefined || before < position) && (after === undefined || position < after)
}
