import { existsSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { hashIn } from '#catalogue/catalogue-file.ts'
import { isLoaded, loadCatalogue } from '#catalogue/load.ts'
import { type Log, reasonOf } from './log.ts'
import { StartError } from './start-error.ts'

/**
 * Writes the built catalogue into the database, if it is not that very one already.
 *
 * @throws StartError `catalogue_not_loaded`
 */
export async function loadBuiltCatalogue(
  client: ClientBase,
  file: string,
  log: Log,
): Promise<void> {
  if (!existsSync(file)) {
    log({ level: 'warn', event: `no recipes: ${file} is not built` })
    return
  }
  try {
    const hash = hashIn(await startOf(file))
    if (hash !== undefined && (await isLoaded(client, hash))) return
    const { changed } = await loadCatalogue(client, JSON.parse(await readFile(file, 'utf8')))
    if (changed) log({ level: 'info', event: 'recipes loaded' })
  } catch (cause) {
    throw new StartError('catalogue_not_loaded', `Cannot load the recipes: ${reasonOf(cause)}`, {
      cause,
    })
  }
}

async function startOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(100) })
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
