/**
 * `DATABASE_URL=postgres://… npm run catalogue:load`: brings recipes and ingredients into a database that no
 * server of ours starts on, such as a hosted project's; one that has them already is left alone.
 */
import { loadBuiltCatalogue } from '#server/catalogue.ts'
import { logToStderr, reasonOf } from '#server/log.ts'
import { paths } from '#server/paths.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { withSecretFiles } from '#server/secret-files.ts'

try {
  const { DATABASE_URL: url } = withSecretFiles(process.env)
  if (!url?.trim()) {
    throw new Error('Set DATABASE_URL to the database that the recipes go into.')
  }
  await withClient({ connectionString: url.trim() }, (client) =>
    loadBuiltCatalogue(client, paths.catalogue, logToStderr),
  )
  process.stdout.write('The recipes are there.\n')
} catch (thrown) {
  process.stderr.write(`${reasonOf(thrown)}\n`)
  process.exitCode = 1
}
