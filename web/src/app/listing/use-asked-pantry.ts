import { useMemo, useState } from 'react'
import { pantryEntries } from '#domain/pantry/pantry-item.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useStaples } from '#web/features/pantry/staples/use-staples.ts'
import type { AskedPantry } from '#web/features/recipes/listing/queries.ts'

/** The pantry as the backend is asked with it, a visitor's too; undefined until it is there. */
export function useAskedPantry(owner: string | null): AskedPantry | undefined {
  const { items, isPending } = usePantry(owner)
  const { staples, isPending: isWaitingForStaples } = useStaples(owner)
  const [now] = useState(() => new Date())
  return useMemo(() => {
    if (isPending || isWaitingForStaples) return undefined
    const pantry = pantryEntries(items, now).flatMap(({ ingredient, status, ageDays }) =>
      ingredient === null ? [] : [{ ingredient, status, age: Math.floor(ageDays) }],
    )
    return { pantry, staples: [...staples] }
  }, [items, isPending, staples, isWaitingForStaples, now])
}
