import { chmod, copyFile } from 'node:fs/promises'
import path from 'node:path'
import { isReachable } from '../processes/reachable.ts'
import type { Runtime } from '../processes/runtime.ts'

/** A path to `binary` where the children's user can run it: a copy, if its own folder is closed. */
export async function makeRunnable(binary: string, runtime: Runtime): Promise<string> {
  if (await isReachable(path.dirname(binary), runtime.user)) return binary
  const copy = path.join(runtime.folder, path.basename(binary))
  await copyFile(binary, copy)
  await chmod(copy, 0o755)
  return copy
}
