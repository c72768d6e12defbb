import { readFile, rename, rm, writeFile } from 'node:fs/promises'
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

/** Moves it aside first: of two starts that judge the same lock stale, only one may remove it. */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.${process.pid}`
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  )
  if (!moved) return
  // Between our look and our move another start may have put its own lock there: give it back.
  if ((await readFile(aside, 'utf8')) === judged) await rm(aside, { force: true })
  else await rename(aside, file)
}

function alreadyRunning(dataDir: string, pid: number): StartError {
  return new StartError(
    'already_running',
    `Larder already runs on the data folder ${dataDir} (process ${pid}). Stop it first, or set LARDER_DATA to another folder.`,
  )
}
