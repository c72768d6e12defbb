import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { type Spoiling as SpoilingOf, spoilingOf } from '#domain/pantry/spoiling.ts'
import { settingsQuery } from '#web/features/notifications/settings-query.ts'
import { useKnownPantry, usePantry } from '#web/features/pantry/use-pantry.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'

export type Spoiling = SpoilingOf<PantryItem>

const nothing: readonly Spoiling[] = []

/** The vocabulary and the choices: `isAsked`, or of what this device has at hand already. */
function useSpoilingOf(
  userId: string,
  items: readonly PantryItem[] | undefined,
  isAsked: boolean,
): readonly Spoiling[] {
  const { data: vocabulary } = useQuery({ ...vocabularyQuery, enabled: isAsked })
  const { data: settings } = useQuery({ ...settingsQuery(userId), enabled: isAsked })
  const [now] = useState(() => new Date())
  const isWanted = settings?.spoils.in_app !== false
  return useMemo(
    () =>
      vocabulary === undefined || items === undefined || !isWanted
        ? nothing
        : spoilingOf(items, vocabulary, now),
    [items, vocabulary, isWanted, now],
  )
}

/** What spoils, where one wants to be told of it. */
export const useSpoiling = (userId: string) => useSpoilingOf(userId, usePantry(userId).items, true)

/** The same of what this device has at hand already: nothing is fetched for it. */
export const useKnownSpoiling = (userId: string) =>
  useSpoilingOf(userId, useKnownPantry(userId), false)
