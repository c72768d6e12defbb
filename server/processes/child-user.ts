import { readFile, stat } from 'node:fs/promises'
import { StartError } from '../start-error.ts'

/** Whom children run as. PostgreSQL refuses to run as root, and nothing of ours needs root. */
export type ChildUser = { readonly uid: number; readonly gid: number }

/**
 * Undefined when we are not root: children then run as ourselves. As root it is the owner of the
 * first of `folders` that is there, so that a plain user who made them can go on; where that is root
 * it is `nobody`.
 */
export async function chooseChildUser(folders: string[]): Promise<ChildUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined)
    if (owner === undefined) continue
    return owner.uid === 0 ? nobody() : { uid: owner.uid, gid: owner.gid }
  }
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
