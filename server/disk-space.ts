import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { reasonOf } from './log.ts'
import { StartError } from './start-error.ts'

/** PostgreSQL needs one more piece of its log, of 16 MB, to recover from a crash. */
const leastMegabytes = 24

/**
 * What keeps anything from being written to the data folder; undefined where nothing does. It may end
 * without us: room is made, a disk is mounted anew.
 */
export async function obstacleTo(dataDir: string): Promise<StartError | undefined> {
  const folder = await nearestThere(path.resolve(dataDir))
  try {
    await access(`${folder}${path.sep}`, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    const megabytes = Math.floor((bavail * bsize) / 1e6)
    if (megabytes >= leastMegabytes) return undefined
    return new StartError(
      'disk_full',
      `The disk that holds ${dataDir} is full: ${megabytes} MB are left, and Larder needs ${leastMegabytes}. Make room on it.`,
    )
  } catch (cause) {
    return new StartError(
      'folder_not_writable',
      `The data folder ${dataDir} cannot be written to: ${reasonOf(cause)}. Larder keeps everything in it.`,
      { cause },
    )
  }
}

/** The folder itself, or the one in which it would be made. */
async function nearestThere(folder: string): Promise<string> {
  const parent = path.dirname(folder)
  if (parent === folder) return folder
  return access(folder).then(
    () => folder,
    () => nearestThere(parent),
  )
}

const codeSchema = z.object({ code: z.string() })

/** What file systems and PostgreSQL say where there is no room, no more of it for us, or no writing at all. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100'])

/** Whether something failed because the disk takes no more. */
export function isDiskFull(thrown: unknown): boolean {
  const parsed = codeSchema.safeParse(thrown)
  return parsed.success && fullCodes.has(parsed.data.code)
}

/** The response to people. 507 Insufficient Storage. */
export const diskFull = {
  status: 507,
  code: 'disk_full',
  message: 'Nothing can be kept just now: the disk of the server is full. What is there stays.',
} as const
