import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { timeLeft, type TimeLeft } from '#domain/pantry/time-left.ts'
import { settingsQuery } from '#web/features/notifications/settings-query.ts'
import { pantryKey } from '#web/features/pantry/keys.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'

/** Who looks today can still use it tomorrow, and the day after. */
const mostDays = 2

export interface Spoiling {
  item: PantryItem
  left: TimeLeft
}

/** What of the pantry is to be used within two days, the most urgent first; what is past its day long since is not told again. */
function spoilingOf(
  items: readonly PantryItem[],
  vocabulary: Parameters<typeof timeLeft>[1],
  now: Date,
): Spoiling[] {
  return items
    .flatMap((item) => {
      const left = item.status === 'out' ? null : timeLeft(item, vocabulary, now)
      const isSoon = left !== null && left.daysLeft <= mostDays && left.daysLeft >= -mostDays
      return isSoon ? [{ item, left }] : []
    })
    .toSorted((a, b) => a.left.daysLeft - b.left.daysLeft)
}

const nothing: readonly Spoiling[] = []

/** What spoils, where one wants to be told of it. */
export function useSpoiling(userId: string): readonly Spoiling[] {
  const { items } = usePantry(userId)
  const { data: vocabulary } = useQuery(vocabularyQuery)
  const { data: settings } = useQuery(settingsQuery(userId))
  const [now] = useState(() => new Date())
  return useMemo(
    () =>
      vocabulary === undefined || settings?.spoils.in_app === false
        ? nothing
        : spoilingOf(items, vocabulary, now),
    [items, vocabulary, settings, now],
  )
}

/** The same of what this device has at hand already: nothing is fetched for it. */
export function useKnownSpoiling(userId: string): readonly Spoiling[] {
  const { data: items } = useQuery<readonly PantryItem[]>({
    queryKey: pantryKey(userId),
    enabled: false,
  })
  const { data: vocabulary } = useQuery({ ...vocabularyQuery, enabled: false })
  const { data: settings } = useQuery({ ...settingsQuery(userId), enabled: false })
  const [now] = useState(() => new Date())
  return useMemo(
    () =>
      items === undefined || vocabulary === undefined || settings?.spoils.in_app === false
        ? nothing
        : spoilingOf(items, vocabulary, now),
    [items, vocabulary, settings, now],
  )
}
