import type { CalendarDay } from '../calendar-day.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { added, removed } from '../shopping/changes.ts'
import {
  amountInNumbers,
  isOfPlan,
  isShareOfPlan,
  itemKind,
  itemsIn,
  neededField,
  planner,
  stepField,
} from '../shopping/records.ts'
import { defaultCategory } from '../shopping/shopping-item.ts'
import type { Clock } from '../sync/clock.ts'
import { type Operation, type RecordDoc, type Records, valueOf } from '../sync/records.ts'
import { idMadeOf } from './item-id.ts'
import type { WeekItem } from './list-of-week.ts'

const shareField = (unit: string) => stepField(unit, planner)

/** What the plan put on the list of a thing; 1 where nobody said how much, 0 where it took it back. */
function shareOf(doc: RecordDoc): number {
  const field = Object.keys(doc).find(isShareOfPlan)
  const share = field === undefined ? undefined : valueOf(doc, field)
  return typeof share === 'number' ? share : 0
}

const isBought = (doc: RecordDoc) => valueOf(doc, 'checked') === true
const isGone = (doc: RecordDoc) => valueOf(doc, 'removed') === true

function textIn(doc: RecordDoc, field: string): string {
  const value = valueOf(doc, field)
  return typeof value === 'string' ? value : ''
}

/** More often nobody buys a thing for one meal and uses it up before. */
const mostRounds = 20

type Part = Pick<WeekItem, 'mealId' | 'ingredient' | 'unit'>

const idInRound = ({ mealId, ingredient, unit }: Part, round: number) =>
  idMadeOf([mealId, ingredient, unit, round].join(' '))

/** The id of what is on the list of a thing for a meal: the first that is not bought, for what is bought is at home. */
function idOf(item: Part, docs: ReadonlyMap<string, RecordDoc>) {
  for (let round = 0; ; round += 1) {
    const id = idInRound(item, round)
    if (round === mostRounds || !isBought(docs.get(id) ?? {})) return id
  }
}

/** Whether something is on the list for one of these meals. */
function isForAny(meals: readonly string[], id: string, doc: RecordDoc): boolean {
  const share = Object.keys(doc).find(isShareOfPlan) ?? ''
  const unit = share.slice(1, share.lastIndexOf('@'))
  const ingredient = textIn(doc, 'ingredient')
  return meals.some((mealId) => {
    const part = { mealId, ingredient, unit }
    return Array.from({ length: mostRounds }).some((_, round) => idInRound(part, round) === id)
  })
}

export interface ListChange {
  /** The next moment of this device. */
  clock: () => Clock
  now: number
  /** Null is the default list. */
  listId: string | null
  nameOf: (item: WeekItem) => string
  /** The last day that is planned for here: what is on the list for later ones is left alone. Left out, there is none. */
  until?: CalendarDay
  /** Ids of meals of which nobody knows now what they want: what is on the list for them stays. */
  unknownMeals?: readonly string[]
  /** Things that change; the others stay as they are. Left out, all do. */
  things?: ReadonlySet<IngredientId>
  /** Things that nobody means to buy. They are noted as taken off the list, so that nobody is asked again for these meals. */
  leftOut?: ReadonlySet<IngredientId>
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
  const { things, leftOut, until, unknownMeals = [] } = change
  const docs = records.get(itemKind) ?? new Map<string, RecordDoc>()
  const items = new Map(wanted.map((item) => [idOf(item, docs), item]))
  const isMeant = (id: IngredientId) => things === undefined || things.has(id)
  const isLater = (doc: RecordDoc) => until !== undefined && textIn(doc, neededField) > until
  const put = [...items].flatMap(([id, item]) => {
    const doc = docs.get(id)
    if (leftOut?.has(item.ingredient)) return isNew(doc) ? leaveOut(id, item, change) : []
    return isMeant(item.ingredient) ? putOn(id, item, doc, change) : []
  })
  const taken = [...docs].flatMap(([id, doc]) =>
    items.has(id) || !isOfPlan(doc) || isBought(doc) || isGone(doc) || shareOf(doc) === 0
      ? []
      : isLater(doc) || !isMeant(textIn(doc, 'ingredient')) || isForAny(unknownMeals, id, doc)
        ? []
        : takenOff(id, doc, change),
  )
  return [...put, ...taken]
}

/** Whether the plan has nothing of it on the list, nor noted that somebody took it off. */
const isNew = (doc: RecordDoc | undefined): doc is undefined =>
  doc === undefined || !isOfPlan(doc) || (isGone(doc) && shareOf(doc) === 0)

/** All of an item that is new to the list. */
function newItem(
  id: string,
  item: WeekItem,
  { clock, now, listId, nameOf }: ListChange,
): Operation {
  const { set, ...operation } = added(
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
  return {
    ...operation,
    set: { ...set, [shareField(item.unit)]: item.amount ?? 1, [neededField]: item.day },
  }
}

/** As if somebody had taken it off the list. */
function leaveOut(id: string, item: WeekItem, change: ListChange): Operation {
  const { set, ...operation } = newItem(id, item, change)
  return { ...operation, set: { ...set, removed: true } }
}

function putOn(
  id: string,
  item: WeekItem,
  doc: RecordDoc | undefined,
  change: ListChange,
): readonly Operation[] {
  if (isNew(doc)) return [newItem(id, item, change)]
  const share = item.amount ?? 1
  const set = {
    // Also of what a person took off the list: should they put it back, it is as much as the plan wants then.
    ...(shareOf(doc) !== share && { [shareField(item.unit)]: share }),
    ...(valueOf(doc, neededField) !== item.day && { [neededField]: item.day }),
  }
  if (Object.keys(set).length === 0) return []
  return [{ kind: itemKind, id, clock: change.clock(), set }]
}

/** The plan's share goes; the row too, where nothing is left that a person wanted. */
function takenOff(id: string, doc: RecordDoc, { clock }: ListChange): readonly Operation[] {
  const share = Object.keys(doc).filter(isShareOfPlan)
  const withdrawn: Operation = {
    kind: itemKind,
    id,
    clock: clock(),
    set: Object.fromEntries(share.map((field) => [field, 0])),
  }
  const without = Object.fromEntries(Object.entries(doc).filter(([field]) => !isShareOfPlan(field)))
  const [left] = itemsIn(new Map([[itemKind, new Map([[id, without]])]]), null)
  const number = left === undefined ? 0 : amountInNumbers(left.amount)
  const isWanted = number === null ? left?.amount !== '' : number > 0
  return isWanted ? [withdrawn] : [withdrawn, removed(id, true, clock())]
}
