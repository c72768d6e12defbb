import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { type Log, reasonOf } from '../log.ts'
import { happenings } from '../observing/happenings.ts'

/** How one kind of child is run. */
export type ChildPlan = {
  readonly name: string
  /** Starts the process; called again after a crash. */
  readonly launch: () => Promise<ChildProcess>
  /** Resolves when it serves; rejects, with a reason for a person, when it never will. */
  readonly ready: (child: ChildProcess, gone: AbortSignal) => Promise<void>
  readonly end: (child: ChildProcess) => Promise<void>
  /** What keeps it from starting and may pass without us; as long as it lasts, nobody gives up. */
  readonly obstacle?: (() => Promise<Error | undefined>) | undefined
  readonly log: Log
  /** Called when it crashed and does not come up again. */
  readonly onLost: (reason: Error) => void
}

export type SupervisedChild = { stop(): Promise<void> }

/** Milliseconds before the nth restart: at once, then growing, so that a broken child burns no CPU. */
const restartPauses: readonly number[] = [0, 200, 500, 1_000, 2_000, 5_000, 10_000]
/** A child that has run this long has earned a fresh start. */
const settledAfter = 60_000

/** Starts a child and keeps it running. @throws when the first start fails. */
export async function supervise(plan: ChildPlan): Promise<SupervisedChild> {
  const stopping = new AbortController()
  let current = await bringUp(plan)
  const watching = watch()

  async function watch(): Promise<void> {
    for (let attempt = 0; ;) {
      const since = Date.now()
      await ended(current)
      if (stopping.signal.aborted) return
      if (Date.now() - since > settledAfter) attempt = 0
      plan.log({ level: 'warn', event: `${plan.name} ended, starting it again` })
      happenings.emit('restart', plan.name)
      for (;;) {
        const wait = restartPauses[attempt++]
        if (wait === undefined && (await outwaited(plan, stopping.signal))) attempt = 0
        else if (wait === undefined) return plan.onLost(new Error(`${plan.name} keeps ending`))
        await pause(wait ?? 0, undefined, { signal: stopping.signal }).catch(() => undefined)
        if (stopping.signal.aborted) return
        const next = await bringUp(plan).catch((thrown: unknown) => {
          plan.log({ level: 'warn', event: reasonOf(thrown) })
          return undefined
        })
        if (next === undefined) {
          if (await outwaited(plan, stopping.signal)) attempt = 0
          continue
        }
        current = next
        break
      }
      if (stopping.signal.aborted) return plan.end(current)
    }
  }

  return {
    async stop() {
      stopping.abort()
      await plan.end(current)
      await watching
    },
  }
}

const obstacleMilliseconds = 1_000

/** Waits until nothing is in the way. @returns whether anything was */
async function outwaited({ obstacle, log }: ChildPlan, stopping: AbortSignal): Promise<boolean> {
  for (let seen = false; ; seen = true) {
    const found = await obstacle?.()
    if (found === undefined || stopping.aborted) return seen
    if (!seen) log({ level: 'error', event: found.message })
    await pause(obstacleMilliseconds, undefined, { signal: stopping }).catch(() => undefined)
  }
}

async function bringUp(plan: ChildPlan): Promise<ChildProcess> {
  const child = await plan.launch()
  const gone = new AbortController()
  child.once('exit', () => gone.abort())
  child.once('error', () => gone.abort())
  try {
    await plan.ready(child, gone.signal)
    return child
  } catch (thrown) {
    await plan.end(child)
    throw thrown
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

/** Resolves when the child is no more. */
export async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await once(child, 'exit')
}
