import type { Config } from '../config.ts'
import { reasonOf } from '../log.ts'
import { locatePostgrest } from '../postgrest/locate.ts'
import { StartError } from '../start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, fault } = findingsOf('postgrest')

/** Which PostgREST a start would use. Nothing is downloaded. */
export async function checkPostgrest(
  config: Pick<Config, 'postgrestBinary' | 'postgrestReleases' | 'dataDir'>,
): Promise<Finding> {
  const lines: string[] = []
  try {
    await locatePostgrest({
      chosen: config.postgrestBinary,
      dataDir: config.dataDir,
      mirrors: config.postgrestReleases,
      mayDownload: false,
      log: ({ event }) => lines.push(event),
    })
    return ok(lines.join('; '))
  } catch (thrown) {
    if (thrown instanceof StartError && thrown.code === 'no_postgrest_yet')
      return ok(thrown.message)
    return fault(reasonOf(thrown), 'Install PostgREST 12 or newer, or set POSTGREST_BIN.')
  }
}
