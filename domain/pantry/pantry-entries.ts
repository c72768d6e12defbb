import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import type { PantryItem } from './pantry-item.ts'
import { ageInDays } from './shelf-life.ts'
import { timeLeft } from './time-left.ts'

/**
 * A pantry as matching asks it, at `now`. What spoils is as old as it counts: spinach that came today and was opened
 * long ago counts as spent. The database counts the same in `private.own_pantry`.
 */
export function pantryEntries(
  items: readonly PantryItem[],
  vocabulary: Vocabulary,
  now: Date,
): PantryEntry[] {
  return items.map((item) => {
    const { ingredient, status, quantity, unit } = item
    const stated = { ingredient, status, quantity, unit }
    const left = timeLeft(item, vocabulary, now)
    return left === null
      ? { ...stated, ageDays: Math.floor(ageInDays(item, now)) }
      : { ...stated, ageDays: left.spentDays, daysLeft: left.daysLeft }
  })
}
