import { type FillProblem, fillProblem } from '#domain/week/fill/fill-problem.ts'
import { filledWeek } from '#domain/week/fill/filled-week.ts'
import type { Larder } from '#domain/week/fill/seatings.ts'
import type { SolveProgram } from '#domain/week/solver/linear-program.ts'
import type { UnitSystem } from '#domain/recipes/scale.ts'
import type { FillRequest, FillResponse } from './fill-messages.ts'

/** What is fetched once, when the first week is asked for. */
export interface Tools {
  larderFor: (system: UnitSystem) => Larder
  solve: SolveProgram
}

/** Answers requests one after the other. What was asked last is not worked out anew when only a meal of it changes. */
export function createFillThread(
  load: () => Promise<Tools>,
  send: (response: FillResponse) => void,
) {
  let loading: Promise<Tools> | undefined
  let last: { key: string; problem: FillProblem } | undefined

  async function toolsOnce(): Promise<Tools> {
    try {
      loading ??= load()
      return await loading
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }

  return async ({ question, asked, said, system, milliseconds }: FillRequest): Promise<void> => {
    const tools = await toolsOnce().catch(() => null)
    if (tools === null) return send({ question, kind: 'failed' })
    const key = JSON.stringify([asked, system])
    if (last?.key !== key) last = { key, problem: fillProblem(asked, tools.larderFor(system)) }
    const filled = filledWeek(last.problem, said, {
      solve: tools.solve,
      milliseconds,
      clock: () => performance.now(),
      onBetter: (better) => send({ question, kind: 'better', filled: better }),
    })
    return send({ question, kind: 'done', filled })
  }
}
