import { open, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const name = 'larder-scheduled.claim'
/** How often who makes a backup says that it still does. */
const signMilliseconds = 30_000
/** So long after its last sign it counts as dead. */
const deadMilliseconds = 5 * 60_000

const codeSchema = z.object({ code: z.string() })
const codeOf = (thrown: unknown) => codeSchema.safeParse(thrown).data?.code

/**
 * Of several servers that write to one folder, one makes the backup: the one whose file is there first. Neither
 * clocks nor connections of theirs are compared.
 *
 * @returns what gives the claim back; undefined where another server has it
 */
export async function claimFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  const file = path.join(folder, name)
  await removeDead(file)
  try {
    await (await open(file, 'wx', 0o600)).close()
  } catch (thrown) {
    if (codeOf(thrown) === 'EEXIST') return undefined
    throw thrown
  }
  const sign = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => undefined)
  }, signMilliseconds)
  sign.unref()
  return async () => {
    clearInterval(sign)
    await rm(file, { force: true })
  }
}

async function removeDead(file: string): Promise<void> {
  const state = await stat(file).catch(() => undefined)
  if (state === undefined || Date.now() - state.mtimeMs < deadMilliseconds) return
  await rm(file, { force: true })
}
