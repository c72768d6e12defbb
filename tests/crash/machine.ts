import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { identify, lives, type ProcessId } from '#server/processes/process-table.ts'
import { childrenOf, type LarderProcess, startProcess } from '../host/larder-process.ts'
import type { Random } from './random.ts'

/** What is killed in one round. */
export const victims = ['Node', 'PostgreSQL', 'a backend', 'PostgREST', 'everything'] as const
export type Victim = (typeof victims)[number]

/** One Larder on one folder and port, whose processes are killed; a killed Node is started as systemd would. */
export type Machine = {
  readonly address: string
  readonly dataDir: string
  /** Kills, and starts what nobody else starts. @returns when it was killed, by `performance.now()` */
  kill(victim: Victim, random: Random): Promise<number>
  /** Ends it in order. @returns what is left of it, one sentence each */
  stop(): Promise<string[]>
}

const recordSchema = z.object({ folder: z.string() })

export async function startMachine(dataDir: string, port: number): Promise<Machine> {
  const seen = new Map<string, ProcessId>()
  const folders = new Set<string>()
  const start = () => startProcess(dataDir, { PORT: String(port) })
  let larder: LarderProcess = await start()

  /** Notes who runs now, so that in the end one can ask for each. */
  async function look(): Promise<Record<string, number>> {
    const children = await childrenOf(dataDir)
    const pids = [...Object.values(children), ...(await backendsOf(children['PostgreSQL']))]
    for (const pid of [...pids, larder.child.pid ?? 0]) {
      const id = await identify(pid).catch(() => undefined)
      if (id !== undefined) seen.set(`${pid} ${id.born}`, id)
    }
    const run = path.join(dataDir, 'run')
    for (const name of await readdir(run)) {
      const text = await readFile(path.join(run, name), 'utf8')
      folders.add(recordSchema.parse(JSON.parse(text)).folder)
    }
    return children
  }

  return {
    address: larder.address,
    dataDir,
    async kill(victim, random) {
      const children = await look()
      const backends = await backendsOf(children['PostgreSQL'])
      const chosen = {
        Node: [larder.child.pid],
        PostgreSQL: [children['PostgreSQL']],
        'a backend': backends.length > 0 ? [random.pick(backends)] : [],
        PostgREST: [children['PostgREST']],
        everything: [larder.child.pid, ...Object.values(children), ...backends],
      }[victim]
      const killedAt = performance.now()
      const isNodeKilled = victim === 'Node' || victim === 'everything'
      for (const pid of chosen) {
        if (pid !== undefined) killNow(pid)
      }
      if (isNodeKilled) {
        await larder.end('SIGKILL')
        larder = await start()
      }
      return killedAt
    },
    async stop() {
      await look()
      const exitCode = larder.child.exitCode ?? (await larder.end('SIGTERM'))
      const left: string[] = exitCode === 0 ? [] : [`Larder ended with ${exitCode}`]
      for (const id of seen.values()) {
        if (await lives(id)) left.push(`process ${id.pid} still runs`)
      }
      for (const folder of folders) if (existsSync(folder)) left.push(`${folder} is left`)
      for (const name of await readdir(path.join(dataDir, 'run'))) left.push(`run/${name} is left`)
      for (const name of ['lock.json', 'lock.json.guard', 'postgres/postmaster.pid']) {
        if (existsSync(path.join(dataDir, name))) left.push(`${name} is left`)
      }
      return left
    },
  }
}

/** It may be gone already, with one that was killed before. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    return
  }
}

/** The pids of the backends that serve somebody: not those that write and clean in the background. */
async function backendsOf(postmaster: number | undefined): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid) || postmaster === undefined) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (parent !== postmaster) continue
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (/authenticator|supabase_auth_admin/.test(command)) found.push(pid)
  }
  return found
}
