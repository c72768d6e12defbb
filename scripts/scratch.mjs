/**
 * Where tests put their databases and their browsers' profiles. Plain JavaScript with Node's own modules: it also runs where
 * nothing is installed yet.
 */
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const gibibyte = 2 ** 30

/**
 * Makes a folder in memory the one for temporary files, of this process and its children, and removes it in the end. Where
 * there is too little memory, or the caller has chosen a folder, nothing changes. A run makes and removes some hundred thousand
 * files; ext4 without a journal looks each new one up among all that were removed in the last minute, which makes copying a
 * database ten times as slow.
 */
export async function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR !== undefined || !(await isRoomy())) return
  const folder = await mkdtemp(path.join(memory, 'larder-'))
  // Where root runs the tests, PostgreSQL works in it as somebody else.
  await chmod(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

async function isRoomy() {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '')
  const [, , kind, options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === memory) ?? []
  // PostgreSQL's programs are started from there.
  if (kind !== 'tmpfs' || options.split(',').includes('noexec')) return false
  const { bavail, bsize } = await statfs(memory)
  return bavail * bsize > 4 * gibibyte && freemem() > 8 * gibibyte
}
