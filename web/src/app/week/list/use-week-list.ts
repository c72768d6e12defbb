import { useMemo } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { capitalised, ingredientPlural } from '#domain/ingredients/names.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { t } from '#domain/texts/t.ts'
import { ingredientOf } from '#domain/shopping/merged-lines.ts'
import { hybridClock } from '#domain/sync/clock.ts'
import { latestClock, type Operation, type Records, replay } from '#domain/sync/records.ts'
import { changesOfList, type ListChange } from '#domain/week/list-changes.ts'
import { differenceOfLists, type LineDifference } from '#domain/week/list-difference.ts'
import type { WeekItem } from '#domain/week/list-of-week.ts'
import { undoOfList } from '#domain/week/list-undo.ts'
import { nextClock } from '#web/features/shopping/shopping-clock.ts'
import { useChangeLists, useShoppingList } from '#web/features/shopping/shopping-list.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { useWeekNeeds } from './use-week-needs.ts'

const fail = () => toastNotSaved(t('Your list is as it was.'))

/** What a person means to do with the list of the week. */
export interface ListChoice {
  /** On which list new things go; null is the default one. */
  listId: string | null
  /** Things that change as the plan wants it. */
  things: ReadonlySet<IngredientId>
  /** Things that are new and not to be bought. */
  leftOut: ReadonlySet<IngredientId>
}

/** Of a line that would be new to the list, what speaks against putting it there. */
export interface Doubt {
  /** Things at home that might do instead. */
  instead: readonly IngredientId[]
  /** Whether somebody wrote it on a list themselves. */
  isListed: boolean
}

/** A change that is only tried, by a clock that is later than all of these records. */
function tried(plan: Omit<ListChange, 'clock' | 'now'>, records: Records): ListChange {
  const clock = hybridClock('preview')
  clock.observe(latestClock(records) ?? '')
  const now = Date.now()
  return { ...plan, now, clock: () => clock.next(now) }
}

/** The list of what is planned until a day: what it wants, what that changes on the shopping lists, and how it is done. */
export function useWeekList(owner: string, until: CalendarDay) {
  const { data: vocabulary } = useVocabulary()
  const { wanted, ...needs } = useWeekNeeds(owner, until)
  const { records, items, lists, aisles, hasList, isError } = useShoppingList(owner)
  const act = useChangeLists(owner)
  const { unreachable } = needs
  const plan = useMemo(
    () => ({
      listId: null,
      until,
      unknownMeals: unreachable.map(({ id }) => id),
      nameOf: ({ ingredient }: WeekItem) => capitalised(ingredientPlural(ingredient, vocabulary)),
    }),
    [until, unreachable, vocabulary],
  )
  const lines = useMemo(() => {
    if (wanted === undefined || !hasList) return undefined
    const after = replay(records, changesOfList(wanted, records, tried(plan, records)))
    return differenceOfLists(records, after, { vocabulary, until })
  }, [wanted, records, hasList, plan, until, vocabulary])

  function doubtOf({ before, after }: LineDifference): Doubt | null {
    if (before !== null || after === null) return null
    const of = wanted?.filter(({ ingredient }) => ingredient === after.ingredient) ?? []
    const instead = of.every((each) => each.instead !== undefined)
      ? [...new Set(of.flatMap((each) => each.instead ?? []))]
      : []
    const isListed = items.some(
      (item) =>
        ingredientOf(item, vocabulary) === after.ingredient && !item.isOfPlan && !item.checked,
    )
    return instead.length > 0 || isListed ? { instead, isListed } : null
  }

  /** Changes the lists as it is chosen, and announces it with the way back. */
  function apply(choice: ListChoice, title: string) {
    if (wanted === undefined) return
    let back: ReturnType<typeof undoOfList> = () => []
    const saving = act((view): readonly Operation[] => {
      const change = { ...plan, ...choice, clock: nextClock, now: Date.now() }
      const operations = changesOfList(wanted, view, change)
      back = undoOfList(operations, view)
      return operations
    })
    const undo = () => void act(() => back(nextClock)).catch(fail)
    toastWhenSaved(saving, { title, action: { label: t('Undo'), onAction: undo } }, fail)
  }

  /** The list on which the plan put something last, else the first one. */
  const usualList = items.findLast(({ isOfPlan }) => isOfPlan)?.listId ?? lists[0]?.id ?? null
  const isOutOfReach = needs.isOutOfReach || (!hasList && isError)
  return { ...needs, isOutOfReach, lines, lists, aisles, usualList, doubtOf, apply }
}

export type WeekList = ReturnType<typeof useWeekList>
