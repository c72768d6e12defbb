import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { prepareBinaries } from '#server/postgres/binaries.ts'
import type { Connection } from '#server/postgres/cluster.ts'
import { clusterPath, ensureCluster } from '#server/postgres/initialise.ts'
import { openRuntime } from '#server/processes/runtime.ts'
import { withClient } from '#server/postgres/with-client.ts'

const password = 'test'
const ports = { primary: 5432, standby: 5433 } as const
type Name = keyof typeof ports

/** A PostgreSQL and a standby that streams from it, both on sockets of their own. */
export async function startStreamingPair() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-pair-'))
  const runtime = await openRuntime(folder, () => undefined)
  const binaries = await prepareBinaries(runtime)
  const host = runtime.folder
  const children = new Map<Name, ChildProcess>()
  const place = (name: Name) => path.join(folder, name)
  const connection = (name: Name, database = 'postgres'): Connection => ({
    host,
    port: ports[name],
    user: 'postgres',
    password,
    database,
  })

  async function start(name: Name): Promise<void> {
    const settings = {
      listen_addresses: '',
      unix_socket_directories: host,
      port: String(ports[name]),
      wal_level: 'replica',
      // What the copy begins with is still there when it begins.
      wal_keep_size: '256MB',
      track_functions: 'all',
      fsync: 'off',
      shared_buffers: '64MB',
    }
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const child = spawn(binaries.postgres, ['-D', clusterPath(place(name)), ...flags], {
      cwd: place(name),
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      ...runtime.user,
    })
    let words = ''
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-1_000)
    })
    await runtime.remember(name, child, 'SIGQUIT')
    children.set(name, child)
    while (!(await doesAnswer(connection(name)))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended: ${words}`)
      await pause(20)
    }
  }

  async function end(name: Name, signal: NodeJS.Signals): Promise<void> {
    const child = children.get(name)
    children.delete(name)
    if (child === undefined || child.exitCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  async function own(file: string): Promise<void> {
    if (runtime.user !== undefined) await chown(file, runtime.user.uid, runtime.user.gid)
  }

  await ensureCluster(place('primary'), password, binaries, runtime)
  const rules = path.join(place('primary'), 'pg_hba.conf')
  await writeFile(rules, 'local all all scram-sha-256\nlocal replication all trust\n')
  await makeStandby(
    place('primary'),
    place('standby'),
    `host=${host} port=${ports.primary} user=postgres`,
  )
  await own(path.join(place('standby'), 'standby.signal'))
  await start('primary')
  await start('standby')

  return {
    folder,
    connection,
    /** DATABASE_URL or DATABASE_REPLICA_URL. */
    url: (name: Name, database: string) =>
      `postgres://postgres:${password}@localhost/${database}?host=${encodeURIComponent(host)}&port=${ports[name]}`,
    /** Ends the standby at once, as a crash would. */
    kill: () => end('standby', 'SIGQUIT'),
    revive: () => start('standby'),
    async stop(): Promise<void> {
      await end('standby', 'SIGQUIT')
      await end('primary', 'SIGQUIT')
      await runtime.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type StreamingPair = Awaited<ReturnType<typeof startStreamingPair>>

async function doesAnswer(connection: Connection): Promise<boolean> {
  return withClient(connection, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )
}

/** From a cluster that does not run: its files are whole. */
async function makeStandby(primary: string, standby: string, source: string): Promise<void> {
  // With their owners, which Node's own copy does not keep.
  await promisify(execFile)('cp', ['-a', primary, standby])
  await writeFile(path.join(standby, 'standby.signal'), '')
  await appendFile(path.join(standby, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
}
