import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './build.mjs'
import { run } from './run.mjs'

const lockFile = path.join(root, 'package-lock.json')
/** npm's own note of what it installed, in the form of the lock file. */
const installedFile = path.join(root, 'node_modules', '.package-lock.json')

/**
 * Installs the packages where node_modules is missing or holds others than package-lock.json asks for.
 *
 * @param {'all' | 'to run'} which what a start builds and runs with is half of them; the others test, check and format
 */
export async function installMissing(which = 'all') {
  const text = await readFile(lockFile, 'utf8')
  const wanted = createHash('sha256').update(text).digest('hex')
  const stampFile = path.join(
    root,
    'node_modules',
    `.larder-lock-${which === 'all' ? which : 'run'}`,
  )
  const found = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (found === wanted) return
  const lock = JSON.parse(text)
  // Somebody ran npm by hand since the lock file changed: that counts as much.
  if (!(await isInstalled(lock, which))) await install(lock, hasTools(lock) ? 'all' : which)
  await writeFile(stampFile, wanted)
}

async function install(lock, which) {
  // The lock file names no addresses, so that npm asks for each package where it lies: what it keeps answers as well.
  await runNpm('Installing packages, once', ['--prefer-offline'], lock, which).catch((thrown) => {
    // It keeps the list of a package from before the version that is wanted.
    if (!/\bETARGET\b/.test(thrown.message)) throw thrown
    return runNpm('Installing packages, with newer lists of them', ['--prefer-online'], lock, which)
  })
}

async function runNpm(label, more, lock, which) {
  const isWindows = process.platform === 'win32'
  // The build tools are needed even where NODE_ENV is "production". npm names each package that it fetches.
  const dev = which === 'all' ? '--include=dev' : '--omit=dev'
  const args = ['ci', dev, '--no-audit', '--no-fund', '--loglevel=http', ...more]
  const all = Object.entries(lock.packages).filter((entry) => isFor(entry, which)).length
  await run(label, isWindows ? 'npm.cmd' : 'npm', args, {
    shell: isWindows,
    noise: /^npm (?:http|warn) .*\n/gm,
    progress: (words) => {
      const fetched = words.match(/\.tgz /g)?.length
      return fetched === undefined ? undefined : `${Math.min(fetched, all)} of ${all}`
    },
  })
}

/** Whether npm installs it on this machine. */
function isFor([place, { dev, os, cpu }], which) {
  if (place === '' || (dev === true && which !== 'all')) return false
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
}

/** A developer's tools are not taken away by a start. */
function hasTools(lock) {
  return Object.entries(lock.packages).some(
    ([place, { dev }]) => dev === true && existsSync(path.join(root, place)),
  )
}

/** Whether every package is there in its version; optional ones may be for another machine. */
async function isInstalled(lock, which) {
  const text = await readFile(installedFile, 'utf8').catch(() => undefined)
  if (text === undefined) return false
  const installed = JSON.parse(text).packages
  return Object.entries(lock.packages).every(([place, entry]) => {
    const { version, optional, devOptional, dev } = entry
    if (place === '' || optional || devOptional || (dev && which !== 'all')) return true
    return installed[place]?.version === version
  })
}
