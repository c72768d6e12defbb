import { type Config, readConfig } from '../config.ts'
import { type Log, reasonOf } from '../log.ts'
import { checkBackups } from './check-backups.ts'
import { checkChef } from './check-chef.ts'
import { checkDatabase } from './check-database.ts'
import { checkFolder } from './check-folder.ts'
import { checkMail } from './check-mail.ts'
import { checkPort } from './check-port.ts'
import { checkPostgrest } from './check-postgrest.ts'
import { type Finding, findingsOf } from './finding.ts'

const settings = findingsOf('settings')

/** Looks at every part that a Larder of these settings needs; changes nothing, sends nothing. */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
  log: Log,
): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(environment)
  } catch (thrown) {
    return [settings.fault(reasonOf(thrown), 'docs/settings.md explains each setting.')]
  }
  const mode = config.production ? 'as in production' : 'as on a machine of one’s own'
  // The port first: while it is looked at, the database is not yet started by us.
  const port = await checkPort(config)
  const others = await Promise.all([
    checkFolder(config.dataDir),
    checkDatabase(config, log),
    checkPostgrest(config),
    checkMail(config),
    checkChef(config),
    checkBackups(config, now),
  ])
  return [settings.ok(`they are understood, ${mode}`), port, ...others.flat()]
}
