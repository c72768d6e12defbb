import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { Pool } from 'pg'
import { startTemporaryCluster, templateDatabase } from '../tests/support/temporary-cluster.ts'

/**
 * Writes the types of the migrated schema, as the data API shows it. With `--check` nothing is
 * written: exit code 1 says that the committed file is stale.
 */
const file = path.join(import.meta.dirname, '../web/src/lib/backend/database.generated.ts')

const generated = await generate()
const committed = await readFile(file, 'utf8').catch(() => '')

if (!process.argv.includes('--check')) {
  await writeFile(file, generated)
} else if (committed !== generated) {
  process.stderr.write(
    `${path.relative(process.cwd(), file)} does not fit the migrations. Run: npx tsx scripts/generate-types.ts\n`,
  )
  process.exitCode = 1
}

async function generate(): Promise<string> {
  const cluster = await startTemporaryCluster()
  const pool = new Pool({ ...cluster.connection(templateDatabase), max: 1 })
  // Its last connection may still be closing when the server stops, which it then hears of.
  pool.on('error', () => undefined)
  try {
    const metadata = await introspect(pool, { includedSchemas: ['public'] })
    return await generateTypescript(sortGeneratorMetadata(metadata), { postgrestVersion: '12' })
  } finally {
    await pool.end()
    await cluster.stop()
  }
}
