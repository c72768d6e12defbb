import { z } from 'zod'
import { homeOfRun } from '../support/first-start.ts'
import { hosts } from './hosts.ts'

const kindSchema = z.enum(['embedded', 'own-database', 'fleet'])

/** One host for all journeys, by default the embedded one; each of them makes the accounts that it needs. */
export default async function globalSetup() {
  const { home, remove } = await homeOfRun()
  process.env['LARDER_PREPARATIONS'] = home
  const host = await hosts[kindSchema.parse(process.env['LARDER_JOURNEYS'] || 'embedded')]()
  process.env['LARDER_ADDRESS'] = host.address
  process.env['LARDER_DATA_DIR'] = host.dataDir
  if (host.databaseUrl !== undefined) process.env['LARDER_JOURNEYS_DATABASE'] = host.databaseUrl
  return async () => {
    await host.stop()
    await remove()
  }
}
