import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, run } from './build.mjs'

const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(root, 'node_modules', '.larder-lock')
/** npm's own note of what it installed, in the form of the lock file. */
const installedFile = path.join(root, 'node_modules', '.package-lock.json')

/** Installs the packages where node_modules is missing or holds others than package-lock.json asks for. */
export async function installMissing() {
  const lock = await readFile(lockFile, 'utf8')
  const wanted = createHash('sha256').update(lock).digest('hex')
  const found = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (found === wanted) return
  // Somebody ran npm by hand since the lock file changed: that counts as much.
  if (!(await isInstalled(JSON.parse(lock)))) await install()
  await writeFile(stampFile, wanted)
}

async function install() {
  const isWindows = process.platform === 'win32'
  // The build tools are needed even where NODE_ENV is "production".
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  await run('Installing packages, once', isWindows ? 'npm.cmd' : 'npm', args, { shell: isWindows })
}

/** Whether every package is there in its version; optional ones may be for another machine. */
async function isInstalled(lock) {
  const text = await readFile(installedFile, 'utf8').catch(() => undefined)
  if (text === undefined) return false
  const installed = JSON.parse(text).packages
  return Object.entries(lock.packages).every(([place, { version, optional, devOptional }]) => {
    const isRoot = place === ''
    return isRoot || optional || devOptional || installed[place]?.version === version
  })
}
