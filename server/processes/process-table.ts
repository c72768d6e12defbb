import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)

/** A process that stays itself: after its end the pid may be another's, but then `born` differs. */
export const processIdSchema = z.object({ pid: z.number().int().positive(), born: z.string() })
export type ProcessId = z.infer<typeof processIdSchema>

/** When the process began, as an opaque mark; undefined when no such process lives. */
export async function bornMark(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') return linuxBornMark(pid)
  if (process.platform === 'win32') return isAlive(pid) ? 'alive' : undefined
  return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || undefined,
    () => undefined,
  )
}

async function linuxBornMark(pid: number): Promise<string | undefined> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ])
  if (stat === undefined) return undefined
  // The command's name comes second, in brackets, and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z') return undefined
  return `${boot.trim()}/${fields[19]}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** @throws when the process is not there. */
export async function identify(pid: number): Promise<ProcessId> {
  const born = await bornMark(pid)
  if (born === undefined) throw new Error(`process ${pid} is gone`)
  return { pid, born }
}

export async function lives({ pid, born }: ProcessId): Promise<boolean> {
  return (await bornMark(pid)) === born
}

/** What to send, and how many milliseconds to wait for the end, one after the other. */
export type EndingSteps = readonly { signal: NodeJS.Signals; wait: number }[]

/** For PostgreSQL: fast shutdown, then immediate; the last resort loses nothing that was committed. */
export const gentleEnding: EndingSteps = [
  { signal: 'SIGINT', wait: 10_000 },
  { signal: 'SIGQUIT', wait: 3_000 },
  { signal: 'SIGKILL', wait: 2_000 },
]

/** Ends a process that need not be our child, as gently as it allows. */
export async function endProcess(target: ProcessId, steps: EndingSteps = gentleEnding) {
  for (const { signal, wait } of steps) {
    if (!(await lives(target))) return
    try {
      process.kill(target.pid, signal)
    } catch {
      return
    }
    for (const deadline = Date.now() + wait; Date.now() < deadline; await pause(20)) {
      if (!(await lives(target))) return
    }
  }
}
