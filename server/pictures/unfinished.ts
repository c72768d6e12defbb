import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Writing one takes milliseconds; another server may be doing so in the same folder. */
const oldMilliseconds = 60_000

/** Removes what pictures were written to when their server was killed: nothing shows it, and nothing else would. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  for (const name of names.filter((one) => /\.webp\.[0-9a-f-]{36}$/.test(one))) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > oldMilliseconds) {
      await rm(file, { force: true })
    }
  }
}
