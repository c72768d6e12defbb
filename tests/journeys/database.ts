import type { Client } from 'pg'
import { withClient } from '#server/postgres/with-client.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'

/** Works as the superuser in the database that the journeys go through: what a test changes behind its back. */
export async function inDatabase<Result>(
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const url = process.env['LARDER_JOURNEYS_DATABASE']
  if (url === undefined) return inDatabaseOf(process.env['LARDER_DATA_DIR'] ?? '', work)
  return withClient({ connectionString: url }, work)
}
