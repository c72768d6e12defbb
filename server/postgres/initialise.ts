import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { reasonOf } from '../log.ts'
import { type ChildUser, giveTo } from '../processes/child-user.ts'
import type { Runtime } from '../processes/runtime.ts'
import { StartError } from '../start-error.ts'
import type { Binaries } from './binaries.ts'

const run = promisify(execFile)

/** The major version that the cluster folder must have. */
const majorVersion = '17'

/**
 * Linux lets a process open its own working directory by this name even where it could not walk
 * there: Node enters `cwd` while still root and changes the user after, so the cluster may lie in a
 * home that nobody else can enter.
 */
export function clusterPath(folder: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : folder
}

/** Makes the cluster folder if there is none. Made aside and moved, so a half-made one never counts. */
export async function ensureCluster(
  folder: string,
  password: string,
  binaries: Binaries,
  runtime: Runtime,
): Promise<void> {
  const version = await readVersion(folder)
  if (version?.trim() === majorVersion) return
  if (version !== undefined) {
    throw new StartError(
      'database_version',
      `The database in ${folder} was made by PostgreSQL ${version.trim()}; Larder brings ${majorVersion}. Export it with the older one and start on an empty folder.`,
    )
  }
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  // Both folders are the maker's for a second: it writes into one, and reads the password in the other.
  await lend(runtime, unfinished, runtime.user?.maker)
  await initialise(unfinished, password, binaries, runtime)
  await lend(runtime, unfinished, runtime.user)
  await rename(unfinished, folder)
}

async function lend(
  { folder }: Runtime,
  cluster: string,
  to: ChildUser['maker'] | undefined,
): Promise<void> {
  if (to === undefined) return
  await chown(folder, to.uid, to.gid)
  await giveTo(to, cluster)
}

async function readVersion(folder: string): Promise<string | undefined> {
  try {
    return await readFile(path.join(folder, 'PG_VERSION'), 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw new StartError(
      'database_not_readable',
      `The database in ${folder} belongs to another user. Start Larder as that user, or as root.`,
      { cause },
    )
  }
}

async function initialise(
  folder: string,
  password: string,
  { initdb }: Binaries,
  runtime: Runtime,
) {
  const passwordFile = path.join(runtime.folder, 'initial-password')
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  const maker = runtime.user?.maker
  if (maker !== undefined) await chown(passwordFile, maker.uid, maker.gid)
  const options = [
    ['--pgdata', clusterPath(folder)],
    ['--username', 'postgres'],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    // Unicode case rules and code point order, the same on every machine and after every upgrade.
    ['--locale', 'C'],
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
  ]
  try {
    await run(initdb, [...options.map(([name, value]) => `${name}=${value}`), '--data-checksums'], {
      cwd: folder,
      env: { LC_ALL: 'C' },
      ...maker,
    })
  } catch (cause) {
    throw new StartError(
      'database_not_made',
      `Cannot make the database folder: ${complaintOf(cause)}`,
      { cause },
    )
  } finally {
    await rm(passwordFile, { force: true })
  }
}

const failureSchema = z.object({ stderr: z.string().trim().min(1) })

/** What the program said, rather than the command line that it was called with. */
function complaintOf(thrown: unknown): string {
  const failure = failureSchema.safeParse(thrown)
  return failure.success ? failure.data.stderr : reasonOf(thrown)
}
