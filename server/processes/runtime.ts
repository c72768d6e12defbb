import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Log } from '../log.ts'
import { type ChildUser, chooseChildUser, giveTo } from './child-user.ts'
import { endProcess, identify, lives, type ProcessId, processIdSchema } from './process-table.ts'
import { isReachable } from './reachable.ts'

/** As `makeFolder` names them: another folder that a record names is nobody's to remove. */
function isRuntimeFolder(folder: string): boolean {
  return path.resolve(folder) === folder && /^larder-\w{6}$/.test(path.basename(folder))
}

/** What a process leaves behind when it is killed: who it was, its folder and its children. */
const recordSchema = z.object({
  owner: processIdSchema,
  folder: z.string().refine(isRuntimeFolder),
  children: z.record(z.string(), processIdSchema),
})
type RuntimeRecord = z.infer<typeof recordSchema>

/**
 * What lives as long as this process: a short private folder for sockets and configuration, and the
 * list of children. A socket's path may have 107 bytes at most, so the folder is not in the data
 * folder, whose path may be long.
 */
export type Runtime = {
  readonly folder: string
  /** Whom the children run as; undefined means as ourselves. */
  readonly user: ChildUser | undefined
  /**
   * Notes a child, so that it is ended by `lastSignal` when this process exits in any way, and by the
   * next start when this process is killed. Replaces the child of that name.
   */
  remember(name: string, child: ChildProcess, lastSignal: NodeJS.Signals): Promise<void>
  /** Removes the folder and the record; children must have ended. */
  close(): Promise<void>
}

/** Ends what earlier processes left running under `dataDir`, then opens a runtime of our own. */
export async function openRuntime(dataDir: string, log: Log): Promise<Runtime> {
  const records = path.join(dataDir, 'run')
  await mkdir(records, { recursive: true, mode: 0o700 })
  await sweep(records, log)

  const cluster = path.join(dataDir, 'postgres')
  const user = await chooseChildUser([cluster, dataDir])
  if (user !== undefined) await giveTo(user, cluster)
  const folder = await makeFolder(user)
  const owner = await identify(process.pid)
  const file = path.join(records, `${path.basename(folder)}.json`)
  const children: Record<string, ProcessId> = {}
  const running = new Map<string, { child: ChildProcess; lastSignal: NodeJS.Signals }>()
  const save = () => {
    const record: RuntimeRecord = { owner, folder, children }
    return writeFile(file, JSON.stringify(record), { mode: 0o600 })
  }
  await save()
  // An error, or an operator who does not wait: no child outlives an exit.
  const endChildrenNow = () => {
    for (const { child, lastSignal } of running.values()) child.kill(lastSignal)
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', endChildrenNow)
  return {
    folder,
    user,
    async remember(name, child, lastSignal) {
      running.set(name, { child, lastSignal })
      if (child.pid === undefined) return
      const id = await identify(child.pid).catch(() => undefined)
      if (id === undefined) return
      children[name] = id
      try {
        await save()
      } catch (thrown) {
        // One that is not noted nobody would end after us.
        child.kill('SIGKILL')
        throw thrown
      }
    },
    async close() {
      process.off('exit', endChildrenNow)
      await rm(folder, { recursive: true, force: true })
      await rm(file, { force: true })
    },
  }
}

async function sweep(records: string, log: Log): Promise<void> {
  for (const name of await readdir(records)) {
    const file = path.join(records, name)
    const record = await readRecord(file)
    if (record !== undefined && (await lives(record.owner))) continue
    for (const [child, id] of Object.entries(record?.children ?? {})) {
      if (!(await lives(id))) continue
      log({ level: 'warn', event: `ending the ${child} that an earlier run left behind` })
      await endProcess(id)
    }
    if (record !== undefined) await rm(record.folder, { recursive: true, force: true })
    await rm(file, { force: true })
  }
}

/** Another server on the folder may be writing its own just now. */
const looks = 5
const lookMilliseconds = 40

async function readRecord(file: string): Promise<RuntimeRecord | undefined> {
  for (let look = 0; look < looks; look += 1) {
    const text = await readFile(file, 'utf8').catch(() => undefined)
    // Already removed by another start, or by its server, which ended.
    if (text === undefined) return undefined
    try {
      return recordSchema.parse(JSON.parse(text))
    } catch {
      await pause(lookMilliseconds)
    }
  }
  // Cut short by a crash: nothing can be learned from it.
  return undefined
}

const longestFolder = 80

async function makeFolder(user: ChildUser | undefined): Promise<string> {
  const temporary = await realpath(os.tmpdir())
  const fits = temporary.length <= longestFolder && (await isReachable(temporary, user))
  const folder = await mkdtemp(path.join(fits ? temporary : '/tmp', 'larder-'))
  if (user !== undefined) await chown(folder, user.uid, user.gid)
  return folder
}
