import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyFirstStart } from '../support/first-start.ts'
import { type RunningLarder, startLarderProcess } from '../support/larder-process.ts'
import { inDatabaseOf } from '../support/larder-sql.ts'

/**
 * A server with settings of its own, which begins where the first start of this run ended.
 *
 * @param main another program than the built server
 */
export async function startOwnLarder(
  environment: Readonly<Record<string, string>> = {},
  main?: string,
): Promise<RunningLarder> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'larder-journeys-'))
  await copyFirstStart(process.env['LARDER_PREPARATIONS'] ?? '', dataDir)
  const larder = await startLarderProcess(environment, dataDir, main)
  // No journey pulls the plug: what is committed need not be on the disk.
  await inDatabaseOf(dataDir, async (client) => {
    await client.query('alter system set fsync = off')
    await client.query('select pg_reload_conf()')
  })
  return larder
}
