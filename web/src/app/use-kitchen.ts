import { useMemo, useState } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen, type Kitchen } from '#domain/matching/kitchen.ts'
import { pantryEntries } from '#domain/pantry/pantry-item.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useStaples } from '#web/features/pantry/use-staples.ts'

/** The pantry ready to be matched; undefined until the vocabulary is there. */
export function useKitchen(owner: string | null, vocabulary: Vocabulary | undefined) {
  const { items } = usePantry(owner)
  const { staples } = useStaples(owner)
  const [now] = useState(() => new Date())
  return useMemo<Kitchen | undefined>(
    () =>
      vocabulary === undefined
        ? undefined
        : prepareKitchen(pantryEntries(items, now), staples, vocabulary),
    [items, staples, vocabulary, now],
  )
}
