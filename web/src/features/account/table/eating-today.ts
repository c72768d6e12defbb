import type { QueryClient } from '@tanstack/react-query'
import { calendarDay } from '#domain/calendar-day.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import { type Eater, eatingOf, settingsOfTable, type TableSettings } from '#domain/people/table.ts'
import { field, textField, textsOf } from '#web/lib/json.ts'
import { readStored, removeStored, writeStored } from '#web/lib/local-storage.ts'
import { todayKey } from './eaters-key.ts'

/** Who eats today in a kitchen. Oneself stands in the table under the id of one's account. */
export interface EatingToday {
  /** Who does not, by ids. */
  absent: readonly string[]
  /** What holds for the table, of who cooks (their own settings; without a name) and of the others. */
  settings: (own: DietarySettings, others: readonly Eater[]) => TableSettings
}

/** Not among the keys of the first screen, which has no room for it. */
const keyOf = (kitchen: string) => `absent_${kitchen}`

function readAbsent(kitchen: string, today: string): readonly string[] {
  const stored = readStored(keyOf(kitchen), (json) => {
    const ids = field(json, 'ids')
    return textField(json, 'day') === today && Array.isArray(ids) ? textsOf(ids) : null
  })
  return stored ?? []
}

/** The last one: as long as the same people eat it is the same object, and nothing is worked out anew. */
let known: { words: string; eating: EatingToday } | undefined

/** Who eats today, as this device was told; of another day it knows nothing, and everybody eats. */
export function eatingToday(account: string, kitchen: string, now = new Date()): EatingToday {
  const absent = readAbsent(kitchen, calendarDay(now))
  const words = [account, kitchen, ...absent].join(' ')
  if (known?.words !== words) {
    const settings: EatingToday['settings'] = (own, others) =>
      settingsOfTable(own, eatingOf([{ id: account, name: '', settings: own }, ...others], absent))
    known = { words, eating: { absent, settings } }
  }
  return known.eating
}

/**
 * Notes on this device who does not eat today, by ids; true where it is kept. Where it cannot be, everybody eats: after a reload they
 * would without a word.
 */
export function noteAbsent(
  client: QueryClient,
  account: string,
  kitchen: string,
  ids: readonly string[],
  now = new Date(),
): boolean {
  const isKept = ids.length === 0 || writeStored(keyOf(kitchen), { day: calendarDay(now), ids })
  if (ids.length === 0) removeStored(keyOf(kitchen))
  client.setQueryData<EatingToday>(todayKey(account, kitchen), eatingToday(account, kitchen, now))
  return isKept
}
