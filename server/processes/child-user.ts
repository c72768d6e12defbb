import { lchown, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

type Ids = { readonly uid: number; readonly gid: number }

/** Whom children run as. PostgreSQL refuses to run as root, and nothing of ours needs root. */
export type ChildUser = Ids & {
  /** Who makes a cluster: initdb refuses a number that no account has. The cluster is given over once it is made. */
  readonly maker: Ids
}

/** An account of the operator's for Larder alone. */
const ownAccount = 'larder'

/**
 * Numbers for who has no account. Neither Debian nor systemd hands these out, and containers whose users are mapped
 * mostly have them. 65532 and 65533 are left out: images use them.
 */
const free = Array.from({ length: 12 }, (_, index) => 65_520 + index)

/**
 * Undefined when we are not root: children then run as ourselves. As root it is the owner of the first of `folders` that
 * is there, so that a plain user who made them can go on; where that is root or `nobody`, the account `larder`, if there
 * is one, else a number that no account has: what runs as `nobody` could read what others of that user read.
 *
 * @param accountsFile in the form of /etc/passwd
 */
export async function chooseChildUser(
  folders: readonly string[],
  accountsFile = '/etc/passwd',
): Promise<ChildUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const accounts = accountsIn(await readFile(accountsFile, 'utf8').catch(() => ''))
  const nobody = accounts.find(({ name }) => name === 'nobody')
  const withMaker = ({ uid, gid }: Ids): ChildUser => {
    const itself = { uid, gid }
    const maker = accounts.some((each) => each.uid === uid) ? itself : (nobody ?? itself)
    return { uid, gid, maker: { uid: maker.uid, gid: maker.gid } }
  }
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined)
    if (owner === undefined) continue
    if (owner.uid === 0 || owner.uid === nobody?.uid) break
    return withMaker(owner)
  }
  const own = accounts.find(({ name }) => name === ownAccount)
  if (own !== undefined) return withMaker(own)
  const number = free.find((each) => !accounts.some(({ uid }) => uid === each))
  if (nobody !== undefined && number !== undefined) return withMaker({ uid: number, gid: number })
  throw new StartError(
    'no_unprivileged_user',
    'Larder was started as root, and the database must not run as root, but this machine has no user "nobody". Start Larder as a plain user.',
  )
}

function accountsIn(text: string): (Ids & { name: string })[] {
  return text.split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':')
    const ids = { uid: Number(uid), gid: Number(gid) }
    // macOS writes nobody's ids as -2, which setuid takes as an unsigned number.
    return ids.uid && ids.gid ? [{ name, uid: ids.uid >>> 0, gid: ids.gid >>> 0 }] : []
  })
}

/** Gives a folder with all that is in it to the user, where it is another's. */
export async function giveTo({ uid, gid }: Ids, folder: string): Promise<void> {
  const state = await stat(folder).catch(() => undefined)
  if (state === undefined || state.uid === uid) return
  const names = await readdir(folder, { recursive: true })
  // The folder last: until then a start that broke off begins anew.
  for (const name of [...names, '.']) await lchown(path.join(folder, name), uid, gid)
}
