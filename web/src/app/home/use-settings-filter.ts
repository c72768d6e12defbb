import { useMemo, useState } from 'react'
import { isOfKind } from '#domain/recipes/kinds-wanted.ts'
import type { useSuitableRecipes } from '../kitchen/use-suitable-recipes.ts'

/** Who asked to see all. For as long as the app stays open: another visit begins with the settings. */
const sawAll = new Set<string>()

/**
 * Narrows suitable recipes to the cuisines, meals, times and difficulties that a person's settings
 * name. `others` is how many that leaves out, 0 where it changes nothing; `toggle` shows them, or
 * leaves them out again.
 */
export function useSettingsFilter(
  userId: string | null,
  { recipes, held, defaults }: ReturnType<typeof useSuitableRecipes>,
) {
  const [, redraw] = useState(0)
  const fitting = useMemo(
    () => recipes?.filter((recipe) => isOfKind(recipe, defaults)),
    [recipes, defaults],
  )
  const others = (recipes?.length ?? 0) - (fitting?.length ?? 0)
  const showsAll = others === 0 || (userId !== null && sawAll.has(userId))
  // How rare a need is, and what an empty list could have held, are computed from the whole catalogue.
  const leftOut = useMemo(
    () => [
      ...held,
      ...(recipes ?? []).filter((recipe) => !showsAll && !isOfKind(recipe, defaults)),
    ],
    [showsAll, recipes, defaults, held],
  )

  function toggle() {
    if (userId === null) return
    if (!sawAll.delete(userId)) sawAll.add(userId)
    redraw((count) => count + 1)
  }
  return { recipes: showsAll ? recipes : fitting, leftOut, defaults, others, showsAll, toggle }
}
