import { ovenChanges, type OvenChange } from '#domain/timeline/oven-changes.ts'
import type { PlannedPhase, Schedule } from '#domain/timeline/schedule.ts'

/** Something to do at a moment: a part of a step with what it waits for afterwards, or the oven. */
export type TimelineEntry =
  | { what: 'hands'; planned: PlannedPhase; waits: readonly PlannedPhase[] }
  /** What goes on already where the plan begins. */
  | { what: 'goes-on'; planned: PlannedPhase }
  | { what: 'oven'; change: OvenChange }

const startOf = (entry: TimelineEntry) =>
  entry.what === 'oven' ? entry.change.at : entry.planned.start

/** By the clock. */
export function timelineEntries(schedule: Schedule): TimelineEntry[] {
  const { planned } = schedule
  const led = new Set<PlannedPhase>()
  const hands = planned
    .filter(({ phase }) => phase.isHands)
    .map((each): TimelineEntry => {
      const waits: PlannedPhase[] = []
      let { end } = each
      for (const wait of planned) {
        const { phase, start } = wait
        const isNext = phase.dish === each.phase.dish && phase.step === each.phase.step
        if (phase.isHands || !isNext || start !== end || led.has(wait)) continue
        waits.push(wait)
        led.add(wait)
        end = wait.end
      }
      return { what: 'hands', planned: each, waits }
    })
  const others = planned
    .filter((each) => !each.phase.isHands && !led.has(each))
    .map((each): TimelineEntry => ({ what: 'goes-on', planned: each }))
  const oven = ovenChanges(schedule).map((change): TimelineEntry => ({ what: 'oven', change }))
  return [...oven, ...others, ...hands].toSorted((one, other) => startOf(one) - startOf(other))
}
