import { useMemo } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { useStaples } from '#web/features/pantry/staples/use-staples.ts'
import type { RequestPantry } from '#web/features/recipes/listing/queries.ts'

/**
 * Returns what a kitchen was given as requests to the backend carry it, a visitor's too, with what is likely in it; undefined
 * until it is there.
 */
export function useRequestPantry(
  owner: string | null,
  kitchen: Kitchen | undefined,
): RequestPantry | undefined {
  const { staples, isPending } = useStaples(owner)
  return useMemo(() => {
    if (isPending || kitchen === undefined) return undefined
    const pantry = kitchen.pantry.flatMap(({ ingredient, status, ageDays }) =>
      ingredient === null ? [] : [{ ingredient, status, age: Math.floor(ageDays) }],
    )
    return { pantry, staples: [...staples] }
  }, [staples, isPending, kitchen])
}
