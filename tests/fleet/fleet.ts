import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Cluster, startCluster } from '#server/postgres/cluster.ts'
import { type LarderProcess, startProcess } from '../host/larder-process.ts'
import { freePort } from '#server/processes/address.ts'

/** Servers on one PostgreSQL of the operator's and one data folder. Servers are named by their number, from 0. */
export type Fleet = {
  readonly dataDir: string
  /** Where each of them answers, whether or not it runs just now. */
  readonly addresses: readonly string[]
  readonly database: Cluster['connection']
  /** As its superuser. */
  readonly databaseUrl: string
  /** Starts one that does not run, by the `main.js` of another build where one is given. */
  start(server: number, main?: string): Promise<void>
  /** What one has said since it was started last. */
  output(server: number): string
  /** Ends one that runs, and waits for its end. @returns the exit code, null after a signal's death */
  end(server: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  /** How many servers the data folder knows of. */
  records(): Promise<number>
  /** Ends everything, and leaves nothing. */
  stop(): Promise<void>
}

const log = () => undefined

/** How long a server serves on after the signal to end: the proxy asks twenty times meanwhile. */
const drainSeconds = '2'

/**
 * Starts all of them at once, on an empty database and an empty folder, with `environment` added to their settings.
 *
 * @param usual the `main.js` that servers run where no other is named; by default what is built here
 */
export async function startFleet(
  size: number,
  environment: Readonly<Record<string, string>> = {},
  usual?: string,
): Promise<Fleet> {
  const home = await mkdtemp(path.join(tmpdir(), 'larder-fleet-'))
  const dataDir = path.join(home, 'shared')
  const cluster = await startCluster({ dataDir: path.join(home, 'own'), password: 'secret', log })
  const { host, password } = cluster.connection()
  const place = encodeURIComponent(host)
  const databaseUrl = `postgres://postgres:${password}@localhost/postgres?host=${place}`
  const settings = { DATABASE_URL: databaseUrl, DRAIN_SECONDS: drainSeconds, ...environment }
  const ports: number[] = []
  for (let server = 0; server < size; server += 1) ports.push(await freePort())
  const running = new Map<number, LarderProcess>()
  let isOver = false

  async function start(server: number, main = usual): Promise<void> {
    if (isOver) throw new Error('The fleet is stopped.')
    const own = { ...settings, PORT: String(ports[server]) }
    running.set(server, await startProcess(dataDir, own, main))
  }

  async function end(server: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const exitCode = (await running.get(server)?.end(signal)) ?? null
    running.delete(server)
    return exitCode
  }

  async function stop(): Promise<void> {
    isOver = true
    await Promise.all([...running.keys()].map((server) => end(server, 'SIGTERM')))
    await cluster.stop()
    await rm(home, { recursive: true, force: true })
  }

  const started = await Promise.allSettled(ports.map((_, server) => start(server)))
  const failed = started.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') {
    await stop()
    throw failed.reason
  }
  return {
    dataDir,
    addresses: ports.map((port) => `http://localhost:${port}`),
    database: cluster.connection,
    databaseUrl,
    start,
    output: (server) => running.get(server)?.output() ?? '',
    end,
    records: async () => (await readdir(path.join(dataDir, 'run'))).length,
    stop,
  }
}
