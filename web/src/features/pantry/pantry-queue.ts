import { t } from '#domain/texts/t.ts'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { mergedPantryChange } from '#domain/pantry/merged-change.ts'
import { afterPantryChange, type PantryChange } from '#domain/pantry/pantry-change.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { isPlace } from '#domain/pantry/place.ts'
import { asReader } from '#domain/pantry/used-up.ts'
import { field, textField, textsOf } from '#web/lib/json.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { toast } from '#web/ui/toast.ts'
import { pantryKey } from './keys.ts'
import { deletePantryItems, fetchPantry, storePantryItems } from './pantry-rows.ts'

const itemFields: Readonly<Record<keyof PantryItem, true>> = {
  id: true,
  name: true,
  category: true,
  quantity: true,
  unit: true,
  ingredient: true,
  typedAs: true,
  status: true,
  stockedAt: true,
  createdAt: true,
  place: true,
  openedAt: true,
  bestBefore: true,
  addedBy: true,
  usedUpBy: true,
}

/** How it is kept, each part of it absent where nobody said so. */
function isKnownKeeping(json: unknown): boolean {
  const [place, openedAt] = [field(json, 'place'), field(json, 'openedAt')]
  const bestBefore = field(json, 'bestBefore')
  const others = [field(json, 'addedBy'), field(json, 'usedUpBy')]
  return (
    others.every((each) => each === undefined || typeof each === 'string') &&
    (place === undefined || isPlace(place)) &&
    (openedAt === undefined || openedAt instanceof Date) &&
    (bestBefore === undefined || (typeof bestBefore === 'string' && isCalendarDay(bestBefore)))
  )
}

/** As this version of the app wrote it: dates too are kept as such. */
function isItem(json: unknown): json is PantryItem {
  return (
    textField(json, 'id') !== undefined &&
    textField(json, 'name') !== undefined &&
    field(json, 'stockedAt') instanceof Date &&
    field(json, 'createdAt') instanceof Date &&
    isKnownKeeping(json) &&
    Object.keys(Object(json)).every((name) => Object.hasOwn(itemFields, name))
  )
}

/** A change as it stands in the log, as far as this version of the app knows it. */
export function parsePantryChange(json: unknown): PantryChange {
  const put = field(json, 'put')
  return {
    put: Array.isArray(put) ? put.filter(isItem) : [],
    remove: textsOf(field(json, 'remove')),
  }
}

function notKept([name, ...rest]: readonly string[]): string {
  const others = rest.length
  if (name === undefined) return t('A change could not be kept in your pantry')
  return others === 0
    ? t('{name} could not be kept in your pantry', { name })
    : t('{name} and {others, plural, other {# more}} could not be kept in your pantry', {
        name,
        others,
      })
}

async function notifyRefused(refused: readonly Refused<PantryChange>[]): Promise<void> {
  const names = refused.flatMap(({ operation }) => operation.put.map(({ name }) => name))
  const known = ['row_limit_reached', 'cook_required']
  const code = known.find((each) => refused.some(({ why }) => why === each))
  const words = await whyRefused(code ?? 'malformed', 'pantry')
  toast({
    title: notKept(names),
    ...(words !== null && { description: words }),
    tone: 'error',
  })
}

/**
 * An account's pantry, changed with and without a network. Whole things are written: of two devices that
 * change the same one, the later to arrive stays.
 */
export const pantryQueue = queuedQuery<readonly PantryItem[], PantryChange>({
  key: pantryKey,
  ofKitchen: true,
  persist: 'offline',
  live: 'pantry',
  channel: 'pantry',
  fetch: fetchPantry,
  parse: parsePantryChange,
  after: (before = [], change) => afterPantryChange(before, asReader(before, change)),
  merged: mergedPantryChange,
  async send(userId, { put, remove }, membership) {
    await storePantryItems(userId, put, membership)
    await deletePantryItems(remove, membership)
  },
  notifyRefused: (refused) => void notifyRefused(refused),
})

export { correctionsQueue } from './corrections/corrections-queue.ts'
export { staplesQueue } from './staples/staples-queue.ts'
