/**
 * `npm run restore -- FILE [--into FOLDER | DATABASE_URL] [--yes] [--sign-out]`: puts a backup into a data folder,
 * or into a database and the data folder of the settings. `--yes` replaces the Larder that is there;
 * `--sign-out` ends every session of who can sign in again.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../config.ts'
import { logToStderr, reasonOf } from '../log.ts'

/** `--into` stands for the setting of its kind. */
function settingsFor(into: string | undefined): NodeJS.ProcessEnv {
  if (into === undefined) return process.env
  if (/^postgres(ql)?:\/\//.test(into)) {
    return { ...process.env, DATABASE_URL: into, DATABASE_URL_FILE: '' }
  }
  return { ...process.env, LARDER_DATA: into, DATABASE_URL: '', DATABASE_URL_FILE: '' }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      into: { type: 'string' },
      yes: { type: 'boolean', default: false },
      'sign-out': { type: 'boolean', default: false },
    },
  })
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) {
    throw new Error('Name one backup: npm run restore -- larder-backup.tar')
  }
  const place = readConfig(settingsFor(values.into))
  const { manifest, applied, before } = await restoreBackup({
    file: path.resolve(file),
    place,
    replace: values.yes,
    signOut: values['sign-out'],
    now: new Date(),
    log: logToStderr,
    onProgress: (line) => process.stderr.write(`${line}\n`),
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const where =
    place.databaseUrl === undefined ? place.dataDir : `the database and ${place.dataDir}`
  const lines = [
    `Restored ${rows} rows into ${where}, as they were on ${manifest.createdAt}.`,
    ...(applied.length > 0 ? [`${applied.length} migrations brought them up to date.`] : []),
    ...(before === undefined
      ? []
      : [`What was there lies in ${before}. Delete it when you are content.`]),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (thrown) {
  process.stderr.write(`Nothing was restored: ${reasonOf(thrown)}\n`)
  process.exitCode = 1
}
