import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identify, lives, processIdSchema } from '../processes/process-table.ts'
import { StartError } from '../start-error.ts'

/**
 * One process at a time on a data folder. The lock names its owner by pid and birth, so that one
 * left by a killed process is known as such even when its pid was given to another.
 *
 * @returns the function that gives the lock back
 * @throws StartError `already_running`
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock.json')
  const mine = JSON.stringify(await identify(process.pid))
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await create(file, mine)) return () => rm(file, { force: true })
    const found = await readFile(file, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const owner = parseOwner(found)
    if (owner !== undefined && (await lives(owner))) throw alreadyRunning(dataDir, owner.pid)
    // Half written: its owner is writing it just now, or died doing so.
    if (owner === undefined && attempt < 10) await pause(50)
    else await removeStale(file, found)
  }
  throw new StartError('already_running', `The data folder ${dataDir} is locked (${file}).`)
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false
    throw thrown
  }
}

function parseOwner(text: string) {
  try {
    return processIdSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A guard this old was left by a start that was killed while it held it: it is held for milliseconds. */
const longestGuardMilliseconds = 5_000

/**
 * Only who holds the guard removes a lock, and only after another look: between the first look and
 * the removal another start may have put its own lock there.
 */
async function removeStale(file: string, judged: string): Promise<void> {
  const guard = `${file}.guard`
  const holds = await mkdir(guard).then(
    () => true,
    () => false,
  )
  if (!holds) {
    const made = (await stat(guard).catch(() => undefined))?.mtimeMs ?? Date.now()
    if (Date.now() - made > longestGuardMilliseconds)
      await rm(guard, { recursive: true, force: true })
    return pause(10)
  }
  try {
    const found = await readFile(file, 'utf8').catch(() => undefined)
    if (found === judged) await rm(file, { force: true })
  } finally {
    await rm(guard, { recursive: true, force: true })
  }
}

function alreadyRunning(dataDir: string, pid: number): StartError {
  return new StartError(
    'already_running',
    `Larder already runs on the data folder ${dataDir} (process ${pid}). Stop it first, or set LARDER_DATA to another folder.`,
  )
}
