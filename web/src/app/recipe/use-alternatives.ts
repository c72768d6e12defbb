import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Alternatives, alternativesTo } from '#domain/composing/alternatives.ts'
import { composingOf } from '#domain/composing/composing-of.ts'
import type { Dish } from '#domain/composing/dish.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { formsQuery } from '#web/features/composing/dish-query.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { useKitchen } from '../kitchen/use-kitchen.ts'

export type FoundAlternatives =
  | { state: 'pending' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; dish: Dish; alternatives: Alternatives }

/** What else this kitchen makes of the dish at the present address. It is worked out after the panel is drawn. */
export function useAlternatives(
  name: string,
  owner: string | null,
  vocabulary: Vocabulary | undefined,
): FoundAlternatives {
  const [search] = useSearchParams()
  const text = search.toString()
  const forms = useQuery(formsQuery(vocabulary))
  const cards = useRecipeCards()
  const pantry = usePantry(owner)
  const { kitchen } = useKitchen(owner, vocabulary)
  const isDrawn = useDeferredValue(true, false)
  const found = useMemo(() => {
    if (!isDrawn || kitchen === undefined) return null
    if (forms.data === undefined || cards.data === undefined) return null
    const dish = dishAt(name, new URLSearchParams(text), forms.data)
    if (dish === null) return null
    const composing = composingOf(forms.data, cards.data)
    return { state: 'found' as const, dish, alternatives: alternativesTo(dish, kitchen, composing) }
  }, [isDrawn, kitchen, forms.data, cards.data, name, text])

  if (found !== null) return found
  const failed = [forms, cards, pantry].filter(({ isLoadingError }) => isLoadingError)
  if (failed.length === 0) return { state: 'pending' }
  return { state: 'failed', retry: () => void Promise.all(failed.map((each) => each.refetch())) }
}
