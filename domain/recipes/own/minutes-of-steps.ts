import { timersIn } from '../../cooking/timers.ts'
import { secondsPer } from '../../time-units.ts'

/** Whole minutes that the steps say one after the other, the longer end of each range; null where they say none. */
export function minutesOfSteps(steps: readonly string[]): number | null {
  const seconds = steps
    .flatMap((step) => timersIn(step))
    .reduce((sum, timer) => sum + (timer.mostSeconds ?? timer.seconds), 0)
  return seconds === 0 ? null : Math.ceil(seconds / secondsPer.minute)
}
