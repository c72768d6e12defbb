import { calendarDay, type CalendarDay } from '../calendar-day.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import { coversRules, type Proposal } from './proposal.ts'

/** Why a proposal can no longer be confirmed: it is of another day, of another kitchen, of a list that is gone, or not checked for who eats. */
export type Staleness = 'old' | 'elsewhere' | 'no-list' | 'unchecked'

interface Now {
  today: CalendarDay
  /** Where the person cooks. */
  kitchen: string
  /** That are there; undefined until they are known. */
  lists: readonly { id: string }[] | undefined
  /** Of who eats; undefined where that is not known. */
  rules: DietRules | undefined
}

/** Undefined for one that can be confirmed. */
export function stalenessOf(
  proposal: Proposal,
  proposedAt: Date,
  { today, kitchen, lists, rules }: Now,
): Staleness | undefined {
  if (calendarDay(proposedAt) !== today) return 'old'
  if (proposal.kind !== 'save' && proposal.kitchen !== kitchen) return 'elsewhere'
  if (proposal.kind === 'list') {
    const { id } = proposal.list
    const isThere = lists === undefined || lists.some((list) => list.id === id)
    return id === null || isThere ? undefined : 'no-list'
  }
  if (proposal.kind === 'pantry') return undefined
  if (proposal.kind === 'plan' && proposal.day < today) return 'old'
  return rules !== undefined && coversRules(proposal.checkedFor, rules) ? undefined : 'unchecked'
}
