import { setTimeout as pause } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startFleet } from '../fleet/fleet.ts'
import { startProxy } from '../fleet/proxy.ts'
import { startProcess } from '../host/larder-process.ts'
import { freePort } from '#server/processes/address.ts'
import { startPlainPostgres } from '../support/plain-postgres.ts'
import { startOwnLarder } from './own-larder.ts'

/** What the journeys go through. */
export interface JourneyHost {
  address: string
  dataDir: string
  /** As its superuser; undefined where the database is the embedded one of `dataDir`. */
  databaseUrl?: string
  stop(): Promise<void>
}

const servers = 3

export const hosts = {
  /** As it comes: one process that brings its own database. */
  embedded: (): Promise<JourneyHost> => startOwnLarder(),

  /** On a PostgreSQL that knows nothing of Larder. */
  async 'own-database'(): Promise<JourneyHost> {
    const postgres = await startPlainPostgres()
    const dataDir = await mkdtemp(path.join(tmpdir(), 'larder-own-'))
    const larder = await startProcess(dataDir, { DATABASE_URL: postgres.url })
    return {
      address: larder.address,
      dataDir,
      databaseUrl: postgres.url,
      async stop() {
        await larder.end('SIGTERM')
        await postgres.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
    }
  },

  /** Each request to the next of three servers. */
  async fleet(): Promise<JourneyHost> {
    const port = await freePort()
    const fleet = await startFleet(servers, { PUBLIC_URL: `http://127.0.0.1:${port}` })
    const proxy = await startProxy(fleet.addresses, port)
    while (fleet.addresses.some((_, server) => !proxy.isReady(server))) await pause(50)
    return {
      address: proxy.address,
      dataDir: fleet.dataDir,
      databaseUrl: fleet.databaseUrl,
      async stop() {
        await proxy.close()
        await fleet.stop()
      },
    }
  },
} as const
