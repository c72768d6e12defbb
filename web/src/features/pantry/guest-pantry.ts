import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { field, numberField, textField } from '#web/lib/json.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'

/** What the browser would not take; it lasts as long as the page. */
let unkept: readonly PantryItem[] | null = null

/** A visitor's pantry, kept on this device only. An entry that cannot be read is left out. */
export function readGuestPantry(): PantryItem[] {
  return unkept === null ? (readStored(storageKeys.guestPantry, parseItems) ?? []) : [...unkept]
}

/** Answers whether the browser took it: private windows and full disks refuse. */
export function writeGuestPantry(items: readonly PantryItem[]): boolean {
  const isKept = writeStored(storageKeys.guestPantry, items)
  unkept = isKept ? null : items
  return isKept
}

export function forgetGuestPantry(): void {
  unkept = null
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

/** Items from before there were a status and an age of their own: there since they were put in. */
function parseItem(json: unknown): PantryItem | null {
  const quantity = numberField(json, 'quantity')
  const status = field(json, 'status')
  const [id, name] = [textField(json, 'id'), textField(json, 'name')]
  const createdAt = new Date(textField(json, 'createdAt') ?? Number.NaN)
  const stockedAt = new Date(textField(json, 'stockedAt') ?? Number.NaN)
  if (id === undefined || name === undefined || Number.isNaN(createdAt.getTime())) return null
  return {
    id,
    name,
    category: textField(json, 'category') ?? 'Other',
    quantity: quantity !== null && quantity > 0 ? quantity : null,
    unit: textField(json, 'unit') ?? 'piece',
    ingredient: textField(json, 'ingredient') ?? null,
    typedAs: textField(json, 'typedAs') ?? null,
    status: status === 'low' || status === 'out' ? status : 'have',
    stockedAt: Number.isNaN(stockedAt.getTime()) ? createdAt : stockedAt,
    createdAt,
  }
}
