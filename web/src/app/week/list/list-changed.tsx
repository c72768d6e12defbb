import { useMemo } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { isOfPlan, itemKind, neededField } from '#domain/shopping/records.ts'
import { type Records, valueOf } from '#domain/sync/records.ts'
import { startOfWeek } from '#domain/week/week-days.ts'
import { useShoppingList } from '#web/features/shopping/shopping-list.ts'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { useToday } from '../../kitchen/use-today.ts'
import { lastToShopFor } from './last-to-shop-for.ts'

const { Piece: ChangesOfList } = lazyPiece(
  async () => (await import('./changes-of-list.tsx')).ChangesOfList,
)
/** The list can be opened from the week all the same. */
const noMatter = () => undefined

/** The last day on which the plan needs something that it put on a list; null where it never put anything there. */
function lastNeeded(records: Records): CalendarDay | null {
  const days = [...(records.get(itemKind)?.values() ?? [])].flatMap((doc) => {
    const day = isOfPlan(doc) ? valueOf(doc, neededField) : undefined
    return typeof day === 'string' ? day : []
  })
  return days.toSorted().at(-1) ?? null
}

interface ListChangedProps {
  owner: string
  /** On which day a week begins: 1 is Monday. */
  first: number
}

/** Says, where the plan has put things on a list, what has changed of it since. */
export function ListChanged({ owner, first }: ListChangedProps) {
  const today = useToday()
  const { records } = useShoppingList(owner)
  const last = useMemo(() => lastNeeded(records), [records])
  if (last === null) return null
  // Who has not shopped by the plan since is not asked to: what it put there can still go.
  const until = last < today ? last : lastToShopFor(dayFrom(startOfWeek(last, first), 6), today)
  return <ChangesOfList {...{ owner, until }} onUnavailable={noMatter} />
}
