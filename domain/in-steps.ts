/**
 * Work that can be left for something else between its steps: a slow phone takes longer for all of it than somebody who types
 * should wait.
 */
export type InSteps<Result> = Generator<void, Result>

/** All of it, in one go. @throws what the work throws */
export function atOnce<Result>(steps: InSteps<Result>): Result {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
