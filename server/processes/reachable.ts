import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { ChildUser } from './child-user.ts'

const execute = 0o1

/** Whether `user` may walk down to `target`: every folder above it lets them in, and so does it. */
export async function isReachable(target: string, user: ChildUser | undefined): Promise<boolean> {
  if (user === undefined) return true
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
    if (((mode >> shift) & execute) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}
