import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { reasonOf, type Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { download } from './download.ts'
import { type ReleaseFile, releaseVersion } from './releases.ts'
import { unpack } from './unpack.ts'

export type InstallOptions = {
  readonly file: ReleaseFile
  /** `postgrest`, or `postgrest.exe`. */
  readonly program: string
  readonly dataDir: string
  /** Addresses of the official releases or of mirrors, in their order. */
  readonly releases: readonly string[]
  readonly log: Log
  readonly patienceMilliseconds?: number
}

/** Where a downloaded program lies; it is there only once it was checked. */
export function installedRelease(dataDir: string, program: string): string {
  return path.join(dataDir, 'programs', `postgrest-${releaseVersion}`, program)
}

/**
 * Downloads the pinned release into the data folder. Two that do so at once work in folders of their own, and
 * each puts the same program in the same place.
 *
 * @throws StartError `no_postgrest`
 */
export async function installRelease(options: InstallOptions): Promise<string> {
  const { file, program, dataDir, releases, log, patienceMilliseconds } = options
  const place = installedRelease(dataDir, program)
  const programs = path.join(dataDir, 'programs')
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  await removeLeftovers(programs)
  const own = await mkdtemp(path.join(programs, leftover))
  try {
    log({ level: 'info', event: `downloading PostgREST ${releaseVersion} (${file.name}), once` })
    const archive = path.join(own, file.name)
    const addresses = releases.map((base) => `${base}/v${releaseVersion}/${file.name}`)
    await download({
      addresses,
      sha256: file.sha256,
      file: archive,
      ...(patienceMilliseconds !== undefined && { patienceMilliseconds }),
    })
    const unpacked = await unpack(archive, path.join(own, 'unpacked'), program)
    await chmod(unpacked, 0o755)
    await rename(unpacked, place)
    return place
  } catch (thrown) {
    throw new StartError(
      'no_postgrest',
      `PostgREST ${releaseVersion} could not be installed: ${reasonOf(thrown)}. ${howToInstall}`,
      { cause: thrown },
    )
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

export const howToInstall =
  'Install PostgREST from https://postgrest.org so that it is on the PATH, or set POSTGREST_BIN to the program.'

const leftover = 'download-'
const leftoverMilliseconds = 60 * 60 * 1_000

/** A download that was killed leaves its folder; one that is under way is younger. */
async function removeLeftovers(programs: string): Promise<void> {
  for (const name of await readdir(programs)) {
    const folder = path.join(programs, name)
    if (!name.startsWith(leftover)) continue
    const state = await stat(folder).catch(() => undefined)
    if (state !== undefined && Date.now() - state.mtimeMs > leftoverMilliseconds)
      await rm(folder, { recursive: true, force: true })
  }
}
