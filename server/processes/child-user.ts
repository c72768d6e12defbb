import { readFile, stat } from 'node:fs/promises'
import { StartError } from '../start-error.ts'

/** Whom children run as. PostgreSQL refuses to run as root, and nothing of ours needs root. */
export type ChildUser = { readonly uid: number; readonly gid: number }

/**
 * Undefined when we are not root: children then run as ourselves. As root it is the owner of
 * `folder` where that is somebody (a folder made before by a plain user), else `nobody`.
 */
export async function chooseChildUser(folder: string): Promise<ChildUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(folder).catch(() => undefined)
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return nobody()
}

async function nobody(): Promise<ChildUser> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const entry = accounts.split('\n').find((line) => line.startsWith('nobody:'))
  const [, , uid, gid] = (entry ?? '').split(':').map(Number)
  // macOS writes nobody's ids as -2, which setuid takes as an unsigned number.
  if (uid && gid) return { uid: uid >>> 0, gid: gid >>> 0 }
  throw new StartError(
    'no_unprivileged_user',
    'Larder was started as root, and the database must not run as root, but this machine has no user "nobody". Start Larder as a plain user.',
  )
}
