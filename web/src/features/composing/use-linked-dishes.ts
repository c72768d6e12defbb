import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { DishCard } from '#domain/composing/dish-card.ts'
import { cardAt } from '#domain/composing/dish-cards.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { formsQuery } from './dish-query.ts'

const none: readonly DishCard[] = []

/**
 * The dishes at some addresses, for a kitchen; none before they are written, and none of what has changed since. The list of
 * addresses is the same as long as they are.
 */
export function useLinkedDishes(
  addresses: readonly string[],
  kitchen: Kitchen,
): readonly DishCard[] {
  const { data: forms } = useQuery({
    ...formsQuery(kitchen.vocabulary),
    enabled: addresses.length > 0,
  })
  return useMemo(
    () =>
      forms === undefined || addresses.length === 0
        ? none
        : addresses.flatMap((address) => cardAt(address, kitchen, forms) ?? []),
    [addresses, forms, kitchen],
  )
}
