/**
 * `DATABASE_URL=postgres://… npm run catalogue:load`: brings recipes and ingredients into a database that no
 * server of ours starts on, such as a hosted project's; one that has them already is left alone.
 */
import { loadBuiltCatalogue } from '#server/catalogue.ts'
import { logToStderr, reasonOf } from '#server/log.ts'
import { paths } from '#server/paths.ts'
import { withClient } from '#server/postgres/with-client.ts'

const url = process.env['DATABASE_URL']?.trim()
if (!url) {
  process.stderr.write('Set DATABASE_URL to the database that the recipes go into.\n')
  process.exit(2)
}

try {
  await withClient({ connectionString: url }, (client) =>
    loadBuiltCatalogue(client, paths.catalogue, logToStderr),
  )
  process.stdout.write('The recipes are there.\n')
} catch (thrown) {
  process.stderr.write(`${reasonOf(thrown)}\n`)
  process.exitCode = 1
}
