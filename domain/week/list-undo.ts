import { isShareOfPlan } from '../shopping/records.ts'
import type { Clock } from '../sync/clock.ts'
import { type Json, type Operation, type Records, valueOf } from '../sync/records.ts'

/**
 * Returns what takes changes of the list back that were made on these records: each field as it was. What was new goes, and the plan has
 * nothing of it there, as before.
 */
export function undoOfList(
  operations: readonly Operation[],
  records: Records,
): (clock: () => Clock) => readonly Operation[] {
  const before = operations.flatMap(({ kind, id, set }) => {
    const doc = records.get(kind)?.get(id) ?? {}
    const fields = Object.keys(set).flatMap((field): [string, Json][] => {
      const value = valueOf(doc, field)
      if (value !== undefined) return [[field, value]]
      if (isShareOfPlan(field)) return [[field, 0]]
      return field === 'removed' ? [[field, true]] : []
    })
    return fields.length === 0 ? [] : { kind, id, set: Object.fromEntries(fields) }
  })
  return (clock) => before.map((each) => ({ ...each, clock: clock() }))
}
