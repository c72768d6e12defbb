/** Finds, and where it must, downloads PostgREST: `npm start` does so before it builds for minutes. */
import { readConfig } from '../server/config.ts'
import { logToStderr, reasonOf } from '../server/log.ts'
import { locatePostgrest } from '../server/postgrest/locate.ts'

try {
  const { postgrestBinary, postgrestReleases, dataDir } = readConfig(process.env)
  await locatePostgrest({
    chosen: postgrestBinary,
    dataDir,
    mirrors: postgrestReleases,
    log: logToStderr,
  })
} catch (thrown) {
  process.stderr.write(`Larder cannot run: ${reasonOf(thrown)}\n`)
  process.exitCode = 1
}
