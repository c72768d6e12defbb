import { existsSync } from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Log } from '../log.ts'
import { obstacleTo } from '../disk-space.ts'
import { openRuntime, type Runtime } from '../processes/runtime.ts'
import { supervise } from '../processes/supervise.ts'
import { type Address, chooseAddress } from '../processes/address.ts'
import { prepareBinaries } from './binaries.ts'
import { ensureCluster } from './initialise.ts'
import { lockDataFolder } from './lock.ts'
import { postmasterPlan } from './postmaster.ts'

/** What `new pg.Client(…)` and `new pg.Pool(…)` take. */
export type Connection = {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export type ClusterOptions = {
  /** Holds the cluster in `postgres/`; made if missing. */
  readonly dataDir: string
  /** Of the superuser `postgres`, set when the cluster is made. */
  readonly password: string
  readonly log: Log
  /** Called when the database crashed and does not come up again. */
  readonly onLost?: (reason: Error) => void
}

export type Cluster = {
  /** Its short private folder, where other children's sockets and configuration belong too. */
  readonly runtime: Runtime
  /** As the superuser; spread over it for another role: `{ ...connection('larder'), user, password }`. */
  connection(database?: string): Connection
  /** Ends the database (a shutdown checkpoint, nothing left running) and gives the folder back. */
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL on `dataDir`, making the cluster the first time, and keeps it running.
 *
 * @throws StartError when the folder is in use, or the database cannot be made or started
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const unlock = await lockDataFolder(dataDir)
  try {
    const runtime = await openRuntime(dataDir, options.log)
    try {
      return await startIn(dataDir, runtime, unlock, options)
    } catch (thrown) {
      await runtime.close()
      throw thrown
    }
  } catch (thrown) {
    await unlock()
    throw thrown
  }
}

async function startIn(
  dataDir: string,
  runtime: Runtime,
  unlock: () => Promise<void>,
  { password, log, onLost }: ClusterOptions,
): Promise<Cluster> {
  const folder = path.join(dataDir, 'postgres')
  if (!existsSync(folder)) log({ level: 'info', event: 'making the database, once' })
  const binaries = await prepareBinaries(runtime)
  await ensureCluster(folder, password, binaries, runtime)
  const address = await chooseAddress(runtime.folder)
  const postgres = await supervise({
    name: 'PostgreSQL',
    ...postmasterPlan({ folder, dataDir, address, binaries, runtime }),
    obstacle: () => obstacleTo(dataDir),
    log,
    onLost: onLost ?? ((reason) => log({ level: 'error', event: reason.message })),
  })
  return {
    runtime,
    connection: (database = 'postgres') => ({
      ...endpoint(address),
      user: 'postgres',
      password,
      database,
    }),
    async stop() {
      await postgres.stop()
      await runtime.close()
      await unlock()
    },
  }
}

function endpoint(address: Address) {
  return address.kind === 'socket'
    ? { host: address.folder, port: 5432 }
    : { host: address.host, port: address.port }
}
