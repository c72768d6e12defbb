import { setTimeout as wait } from 'node:timers/promises'
import { reasonOf, type Log } from '../log.ts'
import { MailNotSent } from '../mail/mail-not-sent.ts'
import { createWorkQueue } from './limits/work-queue.ts'

export type Background = {
  readonly later: (job: () => Promise<void>) => void
  /** Settles when nothing is left to do, or when the time is up, if one is given. */
  readonly settled: (withinMilliseconds?: number) => Promise<void>
}

const jobsAtOnce = 4
/** More waiting than this is a flood; the limits for each address stop nearly all of one earlier. */
const jobsWaiting = 2_000

/** Work that goes on after its request was answered. A failure is logged and stops nothing. */
export function createBackground(log: Log): Background {
  const inTurn = createWorkQueue(jobsAtOnce, jobsWaiting)
  const running = new Set<Promise<void>>()

  function later(job: () => Promise<void>): void {
    const work = inTurn(job)
      .catch((thrown: unknown) =>
        log({ level: 'error', event: eventOf(thrown), detail: detailOf(thrown) }),
      )
      .finally(() => running.delete(work))
    running.add(work)
  }

  async function finished(): Promise<void> {
    while (running.size > 0) await Promise.all(running)
  }

  async function settled(withinMilliseconds?: number): Promise<void> {
    if (withinMilliseconds === undefined) return finished()
    const over = new AbortController()
    const { signal } = over
    const deadline = wait(withinMilliseconds, undefined, { signal }).catch(() => undefined)
    await Promise.race([finished(), deadline])
    over.abort()
  }

  return { later, settled }
}

const eventOf = (thrown: unknown) =>
  thrown instanceof MailNotSent ? thrown.message : 'work behind an answer failed'

/** An SMTP server's or PostgreSQL's words may quote an address: only a code goes to the log. */
function detailOf(thrown: unknown): Record<string, string> {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : ''
  return code === '' ? { reason: reasonOf(thrown).slice(0, 60) } : { code }
}
