import type { Clock } from '../sync/clock.ts'
import { replicaOf } from '../sync/clock.ts'
import { valueOf, type Operation, type RecordDoc, type Json } from '../sync/records.ts'
import { amountInNumbers, itemKind, listKind, shopKind, stepField, stepsIn } from './records.ts'
import type { ShoppingItem } from './shopping-item.ts'

/** What goes onto a list; what is left out is not known. */
export type NewShoppingItem = Pick<ShoppingItem, 'id' | 'name' | 'category' | 'amount' | 'unit'> &
  Partial<Pick<ShoppingItem, 'ingredient' | 'source' | 'listId'>>

const onItem = (id: string, clock: Clock, set: Operation['set']): Operation => ({
  kind: itemKind,
  id,
  clock,
  set,
})

/** Puts something on a list; without a list on the default one. */
export function added(item: NewShoppingItem, clock: Clock, now: number): Operation {
  return onItem(item.id, clock, {
    name: item.name,
    category: item.category,
    measure: { amount: item.amount, unit: item.unit },
    ingredient: item.ingredient ?? null,
    source: item.source ?? null,
    list: item.listId ?? null,
    added: now,
    checked: false,
    removed: false,
  })
}

export const checked = (id: string, isChecked: boolean, clock: Clock): Operation =>
  onItem(id, clock, { checked: isChecked })

/** Off the list, or back onto it. */
export const removed = (id: string, isRemoved: boolean, clock: Clock): Operation =>
  onItem(id, clock, { removed: isRemoved })

/** Another name, aisle or list. */
export const edited = (
  id: string,
  fields: Partial<Pick<ShoppingItem, 'name' | 'category' | 'ingredient'>> & { list?: string },
  clock: Clock,
): Operation => onItem(id, clock, fields)

/**
 * So many more, or fewer. What each replica added is counted apart, so that two who both took one more
 * have taken two, and nothing that is sent twice counts twice.
 */
export function stepped(
  id: string,
  doc: RecordDoc,
  { by, unit }: { by: number; unit: string },
  clock: Clock,
): Operation {
  const field = stepField(unit, replicaOf(clock))
  const own = valueOf(doc, field)
  return onItem(id, clock, { [field]: (typeof own === 'number' ? own : 0) + by })
}

/** This amount, whatever was written before; what others add meanwhile still counts on top. */
export function measured(
  id: string,
  doc: RecordDoc,
  { amount, unit }: { amount: string; unit: string },
  clock: Clock,
): Operation {
  const number = amountInNumbers(amount)
  const base = number === null ? amount : String(number - stepsIn(doc, unit))
  return onItem(id, clock, { measure: { amount: base, unit } })
}

/** A new list, another name for one, or one that goes or comes back. */
export const listChanged = (
  id: string,
  fields: { name?: string; removed?: boolean; added?: number },
  clock: Clock,
): Operation => ({ kind: listKind, id, clock, set: fields })

/** The order of the aisles; `id` is the kitchen's. */
export const shopOrdered = (id: string, aisles: readonly string[], clock: Clock): Operation => ({
  kind: shopKind,
  id,
  clock,
  set: { aisles: aisles satisfies Json },
})
