/** One time that something was cooked: a recipe, or a dish that was put together. */
export interface CookedOnce {
  recipeId: string | null
  dish: { address: string; title: string } | null
  /** ISO 8601. */
  cookedAt: string
}

/** What was cooked, with how often and when last. */
export interface CookedThing extends Pick<CookedOnce, 'recipeId' | 'dish'> {
  times: number
  /** ISO 8601. */
  lastAt: string
}

/** Each thing once, the one that was cooked last first. `all` are the newest first. */
export function cookedTimes(all: readonly CookedOnce[]): CookedThing[] {
  const things = new Map<string, CookedThing>()
  for (const { recipeId, dish, cookedAt } of all) {
    const key = recipeId ?? dish?.address
    if (key === undefined) continue
    const thing = things.get(key)
    if (thing === undefined) things.set(key, { recipeId, dish, times: 1, lastAt: cookedAt })
    else thing.times += 1
  }
  return [...things.values()]
}
