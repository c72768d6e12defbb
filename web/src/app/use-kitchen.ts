import { useMemo, useState } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen, type Kitchen } from '#domain/matching/kitchen.ts'
import { pantryEntries } from '#domain/pantry/pantry-item.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useStaples } from '#web/features/pantry/use-staples.ts'

/**
 * The pantry ready to be matched; undefined until it and the vocabulary are there. `isBare` is known
 * without the vocabulary: nothing in the pantry could be matched, so nothing waits for it.
 */
export function useKitchen(owner: string | null, vocabulary: Vocabulary | undefined) {
  const { items, isPending } = usePantry(owner)
  const { staples, isPending: isWaitingForStaples } = useStaples(owner)
  const [now] = useState(() => new Date())
  const kitchen = useMemo<Kitchen | undefined>(
    () =>
      vocabulary === undefined || isPending || isWaitingForStaples
        ? undefined
        : prepareKitchen(pantryEntries(items, now), staples, vocabulary),
    [items, isPending, staples, isWaitingForStaples, vocabulary, now],
  )
  return { kitchen, isBare: !isPending && items.every(({ ingredient }) => ingredient === null) }
}
