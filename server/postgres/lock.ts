import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { identify, lives, processIdSchema } from '../processes/process-table.ts'
import { StartError } from '../start-error.ts'
import { beaconNameSchema, lightBeacon, removeBeacon, shines } from './beacon.ts'

const ownerSchema = processIdSchema.extend({ beacon: beaconNameSchema.optional() })
type Owner = z.infer<typeof ownerSchema>

/**
 * One process at a time on a data folder. The lock names its owner by pid and birth, so that one
 * left by a killed process is known as such even when its pid was given to another, and by a beacon for
 * those who cannot see its pid.
 *
 * @returns the function that gives the lock back
 * @throws StartError `already_running`
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'lock.json')
  // Lit before the lock names it: who finds the lock finds it shining.
  const beacon = await lightBeacon(dataDir)
  const mine = JSON.stringify({ ...(await identify(process.pid)), beacon: beacon?.name })
  try {
    await take(dataDir, file, mine)
  } catch (thrown) {
    await beacon?.putOut()
    throw thrown
  }
  return async () => {
    await rm(file, { force: true })
    await beacon?.putOut()
  }
}

async function take(dataDir: string, file: string, mine: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await create(file, mine)) return
    const found = await readFile(file, 'utf8').catch(() => undefined)
    if (found === undefined) continue
    const owner = parseOwner(found)
    if (owner !== undefined && (await isHeld(dataDir, owner))) throw alreadyRunning(dataDir, owner)
    // Half written: its owner is writing it just now, or died doing so.
    if (owner === undefined && attempt < 10) await pause(50)
    else await removeStale(file, found)
    if (owner?.beacon !== undefined) await removeBeacon(dataDir, owner.beacon)
  }
  throw new StartError('already_running', `The data folder ${dataDir} is locked (${file}).`)
}

async function isHeld(dataDir: string, owner: Owner): Promise<boolean> {
  if (await lives(owner)) return true
  return owner.beacon !== undefined && shines(dataDir, owner.beacon)
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

function parseOwner(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text))
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

function alreadyRunning(dataDir: string, { pid }: Owner): StartError {
  return new StartError(
    'already_running',
    `Larder already runs on the data folder ${dataDir} (process ${pid}). Stop it first, or set LARDER_DATA to another folder.`,
  )
}
