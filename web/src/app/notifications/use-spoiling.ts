import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { timeLeft, type TimeLeft } from '#domain/pantry/time-left.ts'
import { settingsQuery } from '#web/features/notifications/settings-query.ts'
import { useKnownPantry, usePantry } from '#web/features/pantry/use-pantry.ts'
import { vocabularyQuery } from '#web/lib/catalogue.ts'

/** Who looks today can still use it tomorrow, and the day after. */
const mostDays = 2

export interface Spoiling {
  item: PantryItem
  left: TimeLeft
}

/** What of the pantry is to be used within two days, the most urgent first. What is past its day nobody is told to use. */
function spoilingOf(
  items: readonly PantryItem[],
  vocabulary: Parameters<typeof timeLeft>[1],
  now: Date,
): Spoiling[] {
  return items
    .flatMap((item) => {
      const left = item.status === 'out' ? null : timeLeft(item, vocabulary, now)
      const isSoon = left !== null && left.daysLeft <= mostDays && left.daysLeft >= 0
      return isSoon ? [{ item, left }] : []
    })
    .toSorted((a, b) => a.left.daysLeft - b.left.daysLeft)
}

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
