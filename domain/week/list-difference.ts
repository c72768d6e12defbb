import type { CalendarDay } from '../calendar-day.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { mergedLines, neededOnOf, type ShoppingLine } from '../shopping/merged-lines.ts'
import { itemsIn } from '../shopping/records.ts'
import { unitRatio } from '../shopping/unit-families.ts'
import type { Records } from '../sync/records.ts'

/** A line of what the plan put on the lists, before a change and after it. */
export interface LineDifference {
  key: string
  /** As it stands before, or null where it is new. */
  before: ShoppingLine | null
  /** As it stands after, or null where it goes. */
  after: ShoppingLine | null
  kind: 'more' | 'less' | 'moved' | 'same'
}

function linesOfPlan(records: Records, vocabulary: Vocabulary | undefined) {
  const items = itemsIn(records, null).filter(({ isOfPlan, checked }) => isOfPlan && !checked)
  return new Map(mergedLines(items, vocabulary).map((line) => [line.key, line]))
}

function kindOf(before: ShoppingLine | null, after: ShoppingLine | null): LineDifference['kind'] {
  if (before === null) return 'more'
  if (after === null) return 'less'
  const ratio =
    before.total === null || after.total === null
      ? null
      : unitRatio(before.total.unit, after.total.unit)
  const [had, has] =
    ratio === null
      ? [before.parts.length, after.parts.length]
      : [before.total?.quantity ?? 0, (after.total?.quantity ?? 0) * ratio]
  if (Math.abs(had - has) > 1e-6) return has > had ? 'more' : 'less'
  return neededOnOf(before) === neededOnOf(after) ? 'same' : 'moved'
}

/**
 * What a change does to what the plan put on the lists and nobody has bought, line by line. What is on the list for days after `until`
 * and stays as it is, is left out.
 */
export function differenceOfLists(
  before: Records,
  after: Records,
  { vocabulary, until }: { vocabulary: Vocabulary | undefined; until: CalendarDay },
): readonly LineDifference[] {
  const [had, has] = [linesOfPlan(before, vocabulary), linesOfPlan(after, vocabulary)]
  return [...new Set([...has.keys(), ...had.keys()])].flatMap((key) => {
    const [one, other] = [had.get(key) ?? null, has.get(key) ?? null]
    const kind = kindOf(one, other)
    const isLater = kind === 'same' && other !== null && (neededOnOf(other) ?? '') > until
    return isLater ? [] : { key, before: one, after: other, kind }
  })
}
