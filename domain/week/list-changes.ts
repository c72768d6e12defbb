import { added, removed } from '../shopping/changes.ts'
import { amountInNumbers, itemKind, itemsIn, stepField } from '../shopping/records.ts'
import { defaultCategory } from '../shopping/shopping-item.ts'
import type { Clock } from '../sync/clock.ts'
import { type Operation, type RecordDoc, type Records, valueOf } from '../sync/records.ts'
import { idMadeOf } from './item-id.ts'
import type { WeekItem } from './list-of-week.ts'

/**
 * In this name the plan counts its share of an amount, as each device counts its own steps. No page has it: their names are longer. So what
 * a person adds, takes off or writes stays beside it, and the plan changes nothing but what it put there.
 */
const planner = 'plan'

const shareField = (unit: string) => stepField(unit, planner)
const isShare = (field: string) => field.startsWith('+') && field.endsWith(`@${planner}`)

/** What the plan put on the list of a thing; 1 where nobody said how much, 0 where it took it back. */
function shareOf(doc: RecordDoc): number {
  const field = Object.keys(doc).find(isShare)
  const share = field === undefined ? undefined : valueOf(doc, field)
  return typeof share === 'number' ? share : 0
}

/** Whether a plan put this on the list, and not a person. */
export const isOfPlan = (doc: RecordDoc): boolean => Object.keys(doc).some(isShare)

const isBought = (doc: RecordDoc) => valueOf(doc, 'checked') === true
const isGone = (doc: RecordDoc) => valueOf(doc, 'removed') === true

/** More often nobody buys a thing for one meal and uses it up before. */
const mostRounds = 20

/** The id of what is on the list of a thing for a meal: the first that is not bought, for what is bought is at home. */
function idOf({ mealId, ingredient, unit }: WeekItem, docs: ReadonlyMap<string, RecordDoc>) {
  for (let round = 0; ; round += 1) {
    const id = idMadeOf([mealId, ingredient, unit, round].join(' '))
    if (round === mostRounds || !isBought(docs.get(id) ?? {})) return id
  }
}

export interface ListChange {
  /** The next moment of this device. */
  clock: () => Clock
  now: number
  /** Null is the default list. */
  listId: string | null
  nameOf: (item: WeekItem) => string
}

/**
 * What brings the lists from what a plan put there earlier to what it wants now, and nothing where they are the same. Made of the records
 * alone, so that devices that do it at once come to the same list.
 *
 * - What is wanted anew is added; another amount changes the plan's share alone.
 * - What is wanted no longer loses the share, and goes where nobody else wanted some of it.
 * - What a person took off the list stays off for that meal; what is in the basket is left alone.
 */
export function changesOfList(
  wanted: readonly WeekItem[],
  records: Records,
  change: ListChange,
): readonly Operation[] {
  const docs = records.get(itemKind) ?? new Map<string, RecordDoc>()
  const items = new Map(wanted.map((item) => [idOf(item, docs), item]))
  const put = [...items].flatMap(([id, item]) => putOn(id, item, docs.get(id), change))
  const taken = [...docs].flatMap(([id, doc]) =>
    items.has(id) || !isOfPlan(doc) || isBought(doc) || isGone(doc) || shareOf(doc) === 0
      ? []
      : takenOff(id, doc, change),
  )
  return [...put, ...taken]
}

function putOn(
  id: string,
  item: WeekItem,
  doc: RecordDoc | undefined,
  { clock, now, listId, nameOf }: ListChange,
): readonly Operation[] {
  const share = item.amount ?? 1
  const set = { [shareField(item.unit)]: share }
  if (doc === undefined || !isOfPlan(doc) || (isGone(doc) && shareOf(doc) === 0)) {
    const { set: fields, ...operation } = added(
      {
        id,
        name: nameOf(item),
        category: defaultCategory,
        // The plan's share is all of it, until somebody adds to it.
        amount: item.amount === null ? '' : '0',
        unit: item.unit,
        ingredient: item.ingredient,
        source: item.title,
        listId,
      },
      clock(),
      now,
    )
    return [{ ...operation, set: { ...fields, ...set } }]
  }
  // Also of what a person took off the list: should they put it back, it is as much as the plan wants then.
  if (shareOf(doc) === share) return []
  return [{ kind: itemKind, id, clock: clock(), set }]
}

/** The plan's share goes; the row too, where nothing is left that a person wanted. */
function takenOff(id: string, doc: RecordDoc, { clock }: ListChange): readonly Operation[] {
  const share = Object.keys(doc).filter(isShare)
  const withdrawn: Operation = {
    kind: itemKind,
    id,
    clock: clock(),
    set: Object.fromEntries(share.map((field) => [field, 0])),
  }
  const without = Object.fromEntries(Object.entries(doc).filter(([field]) => !isShare(field)))
  const [left] = itemsIn(new Map([[itemKind, new Map([[id, without]])]]), null)
  const number = left === undefined ? 0 : amountInNumbers(left.amount)
  const isWanted = number === null ? left?.amount !== '' : number > 0
  return isWanted ? [withdrawn] : [withdrawn, removed(id, true, clock())]
}
