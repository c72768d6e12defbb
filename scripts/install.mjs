import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, run } from './build.mjs'

const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(root, 'node_modules', '.larder-lock')
/** npm's own note of what it installed. */
const installedFile = path.join(root, 'node_modules', '.package-lock.json')

/** Installs the packages where node_modules is missing or was made from another package-lock.json. */
export async function installMissing() {
  const wanted = createHash('sha256')
    .update(await readFile(lockFile))
    .digest('hex')
  const found = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (found === wanted) return
  // Somebody ran npm by hand since the lock file changed: that counts as much.
  if (found === undefined && (await isNewer(installedFile, lockFile))) {
    await writeFile(stampFile, wanted)
    return
  }
  const isWindows = process.platform === 'win32'
  // The build tools are needed even where NODE_ENV is "production".
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  await run('Installing packages, once', isWindows ? 'npm.cmd' : 'npm', args, { shell: isWindows })
  await writeFile(stampFile, wanted)
}

async function isNewer(file, than) {
  const [one, other] = await Promise.all([stat(file).catch(() => undefined), stat(than)])
  return one !== undefined && one.mtimeMs >= other.mtimeMs
}
