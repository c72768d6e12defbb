/**
 * `npm run backup -- [--to FILE]`: writes all that the Larder of these settings (LARDER_DATA, DATABASE_URL) holds
 * into one file, while it runs or while it does not.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup } from '../backup/create-backup.ts'
import { readConfig } from '../config.ts'
import { logToStderr, reasonOf } from '../log.ts'

function usualName(now: Date): string {
  return `larder-backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar`
}

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const now = new Date()
  const file = path.resolve(values.to ?? usualName(now))
  const { tables, parts } = await createBackup({
    place: readConfig(process.env),
    file,
    now,
    log: logToStderr,
    onProgress: (line) => process.stderr.write(`${line}\n`),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  process.stdout.write(
    `${file} holds ${rows} rows of ${tables.length} tables, ${megabytes.toFixed(1)} MB. It was read once more and is whole.\n` +
      'Keep it safe: whoever has it has every secret of this Larder and all that people wrote.\n',
  )
} catch (thrown) {
  process.stderr.write(`No backup was made: ${reasonOf(thrown)}\n`)
  process.exitCode = 1
}
