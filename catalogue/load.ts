import type { ClientBase } from 'pg'
import { type CatalogueFile, catalogueFile, catalogueHead } from './catalogue-file.ts'
import { loadIngredients, removeIngredients, removeNeedKeys } from './load-ingredients.ts'
import { loadTranslations } from './load-translations.ts'
import { loadRecipes, removeRecipes } from './load-recipes.ts'

interface LoadResult {
  /** False where this very catalogue was in the database already. */
  changed: boolean
}

/** Whether the database holds the catalogue of this hash. */
export async function isLoaded(client: ClientBase, hash: string): Promise<boolean> {
  const { rows } = await client.query(
    'select from private.catalogue_state where content_hash = $1',
    [hash],
  )
  return rows.length > 0
}

async function loadAll(client: ClientBase, file: CatalogueFile): Promise<void> {
  await loadIngredients(client, file)
  await loadRecipes(client, file.recipes)
  await loadTranslations(client, file)
  await removeRecipes(client, file.recipes)
  await removeNeedKeys(client)
  await removeIngredients(client, file.ingredients)
  await client.query(
    `insert into private.catalogue_state (content_hash) values ($1)
     on conflict (singleton) do update set content_hash = excluded.content_hash, loaded_at = now()`,
    [file.hash],
  )
}

/**
 * Brings the database to what catalogue.json holds, in one transaction. Ids of ingredients and
 * recipes stay, and with them what people attached; what is no longer in the file goes, unless someone
 * attached something to it. The same file a second time is one query.
 *
 * @throws ZodError for another format, and what PostgreSQL says; the database is then as before
 */
export async function loadCatalogue(
  client: ClientBase,
  catalogueJson: unknown,
): Promise<LoadResult> {
  // The rest is read only where it is new: reading it takes half of a start.
  if (await isLoaded(client, catalogueHead.parse(catalogueJson).hash)) return { changed: false }
  const file = catalogueFile.parse(catalogueJson)
  await client.query('begin')
  try {
    // Two servers on one database must not load at once.
    await client.query(`select pg_advisory_xact_lock(hashtextextended('larder catalogue', 0))`)
    const changed = !(await isLoaded(client, file.hash))
    if (changed) await loadAll(client, file)
    await client.query('commit')
    return { changed }
  } catch (thrown) {
    await client.query('rollback')
    throw thrown
  }
}
