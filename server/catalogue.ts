import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { type Log, reasonOf } from './log.ts'
import { StartError } from './start-error.ts'

/** Writes the built catalogue into the database; cheap when it is there already. */
export type CatalogueLoader = (client: ClientBase, catalogue: unknown) => Promise<unknown>

/** @throws StartError `catalogue_not_loaded` */
export async function loadBuiltCatalogue(
  client: ClientBase,
  file: string,
  load: CatalogueLoader,
  log: Log,
): Promise<void> {
  if (!existsSync(file)) {
    log({ level: 'warn', event: `no catalogue: ${file} is not built` })
    return
  }
  try {
    await load(client, JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new StartError('catalogue_not_loaded', `Cannot load the recipes: ${reasonOf(cause)}`, {
      cause,
    })
  }
}
