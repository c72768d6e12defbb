import type { QueryClient } from '@tanstack/react-query'
import { calendarDay } from '#domain/calendar-day.ts'
import type { DietarySettings } from '#domain/dietary-settings.ts'
import {
  type Eater,
  eatingOf,
  settingsOfTable,
  type TableSettings,
  type Ticks,
} from '#domain/people/table.ts'
import { field, textField, textsOf } from '#web/lib/json.ts'
import { readStored, removeStored, writeStored } from '#web/lib/local-storage.ts'
import { todayKey } from './eaters-key.ts'

/** Who eats today in a kitchen. Oneself stands in the table under the id of one's account. */
export interface EatingToday extends Ticks {
  /** What holds for the table, of who cooks (their own settings; without a name) and of the others. */
  settings: (own: DietarySettings, others: readonly Eater[]) => TableSettings
}

/** Not among the keys of the first screen, which has no room for it. */
const keyOf = (kitchen: string) => `absent_${kitchen}`

const nobody: Ticks = { absent: [], present: [] }

function readTicks(kitchen: string, today: string): Ticks {
  const stored = readStored(keyOf(kitchen), (json) =>
    textField(json, 'day') === today
      ? {
          absent: textsOf(field(json, 'ids')),
          present: textsOf(field(json, 'present')),
        }
      : null,
  )
  return stored ?? nobody
}

/** The last one: as long as the same people eat it is the same object, and nothing is worked out anew. */
let known: { words: string; eating: EatingToday } | undefined

/** Who eats today, as this device was told; of another day it knows nothing, and everybody eats. */
export function eatingToday(account: string, kitchen: string, now = new Date()): EatingToday {
  const ticks = readTicks(kitchen, calendarDay(now))
  const words = [account, kitchen, ...ticks.absent, 'present', ...ticks.present].join(' ')
  if (known?.words !== words) {
    const settings: EatingToday['settings'] = (own, others) =>
      settingsOfTable(own, eatingOf([{ id: account, name: '', settings: own }, ...others], ticks))
    known = { words, eating: { ...ticks, settings } }
  }
  return known.eating
}

/**
 * Notes on this device who does not eat today, or does; true where it is kept. Where it cannot be, everybody eats: after a reload they
 * would without a word.
 */
export function noteTicks(
  client: QueryClient,
  account: string,
  kitchen: string,
  { absent, present }: Ticks,
  now = new Date(),
): boolean {
  const isNothing = absent.length + present.length === 0
  const isKept =
    isNothing || writeStored(keyOf(kitchen), { day: calendarDay(now), ids: absent, present })
  if (isNothing) removeStored(keyOf(kitchen))
  client.setQueryData<EatingToday>(todayKey(account, kitchen), eatingToday(account, kitchen, now))
  return isKept
}

/** Drops what was ticked for who has left the table since, has shared what they avoid, or has taken it back. */
export function dropTicks(
  client: QueryClient,
  account: string,
  kitchen: string,
  others: readonly Eater[],
  now = new Date(),
): void {
  const ticks = readTicks(kitchen, calendarDay(now))
  const kept = (ids: readonly string[], isKnown: boolean) =>
    ids.filter(
      (id) =>
        (isKnown && id === account) ||
        others.some((each) => each.id === id && (each.settings !== null) === isKnown),
    )
  const left = { absent: kept(ticks.absent, true), present: kept(ticks.present, false) }
  if (left.absent.length + left.present.length < ticks.absent.length + ticks.present.length)
    noteTicks(client, account, kitchen, left, now)
}
