import type { PantryItem } from '#domain/pantry/pantry-item.ts'
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

function parseItem(json: unknown): PantryItem | null {
  if (typeof json !== 'object' || json === null) return null
  const text = (key: string): string | null => {
    const value: unknown = Reflect.get(json, key)
    return typeof value === 'string' && value !== '' ? value : null
  }
  const quantity: unknown = Reflect.get(json, 'quantity')
  const [id, name, category, unit] = [text('id'), text('name'), text('category'), text('unit')]
  const createdAt = new Date(text('createdAt') ?? Number.NaN)
  if (id === null || name === null || Number.isNaN(createdAt.getTime())) return null
  return {
    id,
    name,
    category: category ?? 'Other',
    quantity: typeof quantity === 'number' && quantity > 0 ? quantity : null,
    unit: unit ?? 'piece',
    ingredient: text('ingredient'),
    createdAt,
  }
}
