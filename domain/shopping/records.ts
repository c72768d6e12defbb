import { roundAmount } from '../ingredients/round-amount.ts'
import { readAmount } from '../ingredients/amount.ts'
import { valueOf, type Json, type RecordDoc, type Records } from '../sync/records.ts'
import { defaultCategory, type ShoppingItem, type ShoppingList } from './shopping-item.ts'

/** The kinds of records that shopping is stored in. */
export const itemKind = 'shopping-item'
export const listKind = 'shopping-list'
/** One record for each kitchen: the order in which its people walk through their shop. */
export const shopKind = 'shop'

const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)

/** The day by which the plan needs something. */
export const neededField = 'needed'

/**
 * In this name the plan counts its share of an amount, as each device counts its own steps. No page has it: their names are longer. So what
 * a person adds, takes off or writes stays beside it, and the plan changes nothing but what it put there.
 */
export const planner = 'plan'

/** Whether the plan's share of an amount stands in a field. */
export const isShareOfPlan = (field: string) =>
  field.startsWith('+') && field.endsWith(`@${planner}`)

/** Whether a plan put this on the list, and not a person. */
export const isOfPlan = (doc: RecordDoc): boolean => Object.keys(doc).some(isShareOfPlan)

/** An amount as a person writes it, as a number; null for "a few" and for nothing. */
export function amountInNumbers(amount: string): number | null {
  if (amount.trim() === '') return null
  const number = Number(amount)
  if (Number.isFinite(number)) return number
  const read = readAmount(amount.trim())
  return read !== null && read.rest.trim() === '' && read.amount.max === null
    ? read.amount.min
    : null
}

/** The field in which one replica counts what it added to, and took from, an amount in this unit. */
export function stepField(unit: string, replica: string): string {
  return `+${unit}@${replica}`
}

/** What all replicas together added in this unit. */
export function stepsIn(doc: RecordDoc, unit: string): number {
  const own = stepField(unit, '')
  let sum = 0
  for (const [field, [, value]] of Object.entries(doc))
    if (field.startsWith(own) && typeof value === 'number') sum += value
  return sum
}

/** "2" and two steps up are "4"; words stay words, and nothing is ever less than nothing. */
function amountOf(doc: RecordDoc): { amount: string; unit: string } {
  const measure = valueOf(doc, 'measure')
  const isMeasure = typeof measure === 'object' && measure !== null && !Array.isArray(measure)
  const [given, unit] =
    isMeasure && 'amount' in measure && 'unit' in measure
      ? [text(measure.amount) ?? '', text(measure.unit) ?? 'piece']
      : ['1', 'piece']
  const steps = stepsIn(doc, unit)
  if (steps === 0) return { amount: given, unit }
  const base = amountInNumbers(given)
  if (base === null) return { amount: given, unit }
  return { amount: String(Math.max(0, roundAmount(base + steps))), unit }
}

/** Which account wrote a field last. The backend notes it beside the field, by the same clock: what waits here has none. */
function writerOf(doc: RecordDoc, field: 'added' | 'checked'): string | null {
  const [clock, writer] = doc[`${field}By`] ?? []
  return clock !== undefined && clock === doc[field]?.[0] ? text(writer) : null
}

/** Null for what was taken off, and for a record of which only a part has come. */
function itemOf(id: string, doc: RecordDoc): ShoppingItem | null {
  const name = text(valueOf(doc, 'name'))
  if (name === null || valueOf(doc, 'removed') === true) return null
  const addedAt = valueOf(doc, 'added')
  const [addedBy, checkedBy] = [writerOf(doc, 'added'), writerOf(doc, 'checked')]
  const neededOn = text(valueOf(doc, neededField))
  return {
    id,
    listId: text(valueOf(doc, 'list')),
    name,
    category: text(valueOf(doc, 'category')) ?? defaultCategory,
    ...amountOf(doc),
    ingredient: text(valueOf(doc, 'ingredient')),
    source: text(valueOf(doc, 'source')),
    checked: valueOf(doc, 'checked') === true,
    addedAt: typeof addedAt === 'number' ? addedAt : 0,
    ...(addedBy !== null && { addedBy }),
    ...(checkedBy !== null && { checkedBy }),
    ...(isOfPlan(doc) && { isOfPlan: true }),
    ...(neededOn !== null && { neededOn }),
  }
}

/** What is on the lists, oldest first. What stood on a list that is gone stands on the default one. */
export function itemsIn(records: Records, defaultList: string | null): ShoppingItem[] {
  const lists = new Set(listsIn(records, defaultList).map(({ id }) => id))
  const items: { item: ShoppingItem; clock: string }[] = []
  for (const [id, doc] of records.get(itemKind) ?? []) {
    const item = itemOf(id, doc)
    if (item === null) continue
    const isHere = item.listId !== null && lists.has(item.listId)
    const clock = `${doc['added']?.[0] ?? ''} ${id}`
    items.push({ item: isHere ? item : { ...item, listId: defaultList }, clock })
  }
  // What was typed in one breath has one time, but its clocks keep the order.
  return items
    .toSorted(
      (left, right) =>
        left.item.addedAt - right.item.addedAt || (left.clock < right.clock ? -1 : 1),
    )
    .map(({ item }) => item)
}

/** The lists, the default one first, the others by age. The default one cannot be taken away. */
export function listsIn(records: Records, defaultList: string | null): ShoppingList[] {
  const lists: (ShoppingList & { addedAt: number })[] = []
  for (const [id, doc] of records.get(listKind) ?? []) {
    const name = text(valueOf(doc, 'name'))
    const isDefault = id === defaultList
    if (name === null || (valueOf(doc, 'removed') === true && !isDefault)) continue
    const addedAt = valueOf(doc, 'added')
    lists.push({ id, name, isDefault, addedAt: typeof addedAt === 'number' ? addedAt : 0 })
  }
  return lists
    .toSorted(
      (left, right) =>
        Number(right.isDefault) - Number(left.isDefault) ||
        left.addedAt - right.addedAt ||
        (left.id < right.id ? -1 : 1),
    )
    .map(({ id, name, isDefault }) => ({ id, name, isDefault }))
}

/** The aisles in the order in which one meets them; empty where nobody said. */
export function aislesIn(records: Records): string[] {
  for (const doc of records.get(shopKind)?.values() ?? []) {
    const aisles = valueOf(doc, 'aisles')
    if (Array.isArray(aisles)) return aisles.filter((each) => typeof each === 'string')
  }
  return []
}
