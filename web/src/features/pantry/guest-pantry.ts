import { isCalendarDay } from '#domain/calendar-day.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { isPlace } from '#domain/pantry/place.ts'
import { field, numberField, textField } from '#web/lib/json.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** What the browser would not take; it lasts as long as the page. */
let unstored: readonly PantryItem[] | null = null

/** A visitor's pantry, stored on this device only. An entry that cannot be read is left out. */
export function readGuestPantry(): PantryItem[] {
  return unstored === null ? (readStored(storageKeys.guestPantry, parseItems) ?? []) : [...unstored]
}

/** Returns whether the browser stored it: private windows and full disks refuse. */
export function writeGuestPantry(items: readonly PantryItem[]): boolean {
  const isStored = writeStored(storageKeys.guestPantry, items)
  unstored = isStored ? null : items
  return isStored
}

export function forgetGuestPantry(): void {
  unstored = null
  removeStored(storageKeys.guestPantry)
}

/** Calls back when another tab has changed it. Returns the function that ends it. */
export function onGuestPantryChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKeys.guestPantry || key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function parseItems(json: unknown): PantryItem[] | null {
  return Array.isArray(json) ? json.flatMap((each: unknown) => parseItem(each) ?? []) : null
}

function dateField(json: unknown, name: string): Date | undefined {
  const date = new Date(textField(json, name) ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Items from before there were a status and an age of their own: there since they were put in. */
function parseItem(json: unknown): PantryItem | null {
  const quantity = numberField(json, 'quantity')
  const [status, place] = [field(json, 'status'), field(json, 'place')]
  const [id, name] = [textField(json, 'id'), textField(json, 'name')]
  const [createdAt, openedAt] = [dateField(json, 'createdAt'), dateField(json, 'openedAt')]
  const bestBefore = textField(json, 'bestBefore')
  if (id === undefined || name === undefined || createdAt === undefined) return null
  return {
    id,
    name,
    category: textField(json, 'category') ?? /* not shown */ 'Other',
    quantity: quantity !== null && quantity > 0 ? quantity : null,
    unit: textField(json, 'unit') ?? 'piece',
    ingredient: textField(json, 'ingredient') ?? null,
    typedAs: textField(json, 'typedAs') ?? null,
    status: status === 'low' || status === 'out' ? status : 'have',
    stockedAt: dateField(json, 'stockedAt') ?? createdAt,
    createdAt,
    ...(isPlace(place) && { place }),
    ...(openedAt && { openedAt }),
    ...(bestBefore && isCalendarDay(bestBefore) && { bestBefore }),
  }
}
