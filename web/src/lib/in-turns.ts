import type { InSteps } from '#domain/in-steps.ts'
import { nextTask } from './next-task.ts'

/** A frame of a slow screen has this much room beside what draws it. */
const turnMilliseconds = 12

/**
 * Does work that goes in steps, and lets the page draw and hear its person every few milliseconds meanwhile.
 *
 * @throws what the work throws
 */
export async function inTurns<Result>(steps: InSteps<Result>): Promise<Result> {
  for (;;) {
    await nextTask()
    const end = performance.now() + turnMilliseconds
    do {
      const step = steps.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
  }
}
