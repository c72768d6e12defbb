import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { type DietRules, noRules } from '#domain/recipes/suits-diet.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useStaples } from '#web/features/pantry/staples/use-staples.ts'
import { historyQuery } from '#web/features/recipes/kitchen-history.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { vocabularyCodeQuery } from '#web/lib/catalogue.ts'
import { useDietRules } from './use-diet.ts'

/**
 * The pantry ready to be matched, with what is probably at home; undefined until it, the dietary settings and the vocabulary are there, and
 * where the pantry could not be loaded: one that is not known is not an empty one. It does not wait for what was bought and cooked. What it offers keeps to the
 * settings, and to `asked` where a list is filtered. `isBare` is known without the vocabulary: nothing in the
 * pantry could be matched, so nothing waits for it.
 */
export function useKitchen(
  owner: string | null,
  vocabulary: Vocabulary | undefined,
  asked: DietRules = noRules,
) {
  const { items, isPending, isLoadingError } = usePantry(owner)
  const { staples, isPending: isWaitingForStaples } = useStaples(owner)
  const rules = useDietRules(owner)
  const [now] = useState(() => new Date())
  const { data: code } = useQuery({ ...vocabularyCodeQuery, enabled: vocabulary !== undefined })
  const place = useKitchenOf(owner)
  const { data: history } = useQuery({
    ...historyQuery(owner ?? '', place ?? ''),
    enabled: owner !== null && code !== undefined,
  })
  const kitchen = useMemo<Kitchen | undefined>(() => {
    if (vocabulary === undefined || code === undefined || rules === undefined) return undefined
    if (isPending || isLoadingError || isWaitingForStaples) return undefined
    return code.kitchenOf({ items, staples, history, rules: [rules, asked] }, vocabulary, now)
  }, [
    code,
    items,
    isPending,
    isLoadingError,
    staples,
    isWaitingForStaples,
    vocabulary,
    now,
    rules,
    asked,
    history,
  ])
  return { kitchen, isBare: !isPending && items.every(({ ingredient }) => ingredient === null) }
}
