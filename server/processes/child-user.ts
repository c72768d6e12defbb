import { lchown, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

/** Whom children run as. PostgreSQL refuses to run as root, and nothing of ours needs root. */
export type ChildUser = {
  readonly uid: number
  readonly gid: number
  /** Whether other programs run as the same user: they can read what its children read. */
  readonly isShared?: boolean
}

/** An account of the operator's for Larder alone. */
const ownAccount = 'larder'

/**
 * Undefined when we are not root: children then run as ourselves. As root it is the owner of the first of `folders` that
 * is there, so that a plain user who made them can go on; where that is root or `nobody`, the account `larder`, if there
 * is one, else `nobody`.
 *
 * @param accountsFile in the form of /etc/passwd
 */
export async function chooseChildUser(
  folders: readonly string[],
  accountsFile = '/etc/passwd',
): Promise<ChildUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = await readFile(accountsFile, 'utf8').catch(() => '')
  const nobody = accountNamed('nobody', accounts)
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined)
    if (owner === undefined) continue
    if (owner.uid === 0 || owner.uid === nobody?.uid) break
    return { uid: owner.uid, gid: owner.gid }
  }
  const own = accountNamed(ownAccount, accounts)
  if (own !== undefined) return own
  if (nobody !== undefined) return { ...nobody, isShared: true }
  throw new StartError(
    'no_unprivileged_user',
    'Larder was started as root, and the database must not run as root, but this machine has no user "nobody". Start Larder as a plain user.',
  )
}

function accountNamed(name: string, accounts: string): Pick<ChildUser, 'uid' | 'gid'> | undefined {
  const entry = accounts.split('\n').find((line) => line.startsWith(`${name}:`))
  const [, , uid, gid] = (entry ?? '').split(':').map(Number)
  // macOS writes nobody's ids as -2, which setuid takes as an unsigned number.
  return uid && gid ? { uid: uid >>> 0, gid: gid >>> 0 } : undefined
}

/** Gives a folder with all that is in it to the user, where it is another's. */
export async function giveTo({ uid, gid }: ChildUser, folder: string): Promise<void> {
  const state = await stat(folder).catch(() => undefined)
  if (state === undefined || state.uid === uid) return
  const names = await readdir(folder, { recursive: true })
  // The folder last: until then a start that broke off begins anew.
  for (const name of [...names, '.']) await lchown(path.join(folder, name), uid, gid)
}
