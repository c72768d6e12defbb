import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { type Larder, startLarder } from '#server/larder.ts'
import type { Log } from '#server/log.ts'
import { startCluster } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'

const password = 'p@ss/word'

/**
 * A PostgreSQL as an operator runs one, for servers that reach it by DATABASE_URL. It asks for passwords in clear
 * text, so that what stands between may pass them on.
 */
export async function startOperatorsCluster() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-operator-'))
  const cluster = await startCluster({
    dataDir: path.join(folder, 'database'),
    password,
    log: () => undefined,
  })
  const rules = path.join(folder, 'database', 'postgres', 'pg_hba.conf')
  await writeFile(rules, 'local all all password\nhost all all 127.0.0.1/32 password\n')
  await withClient(cluster.connection(), (admin) => admin.query('select pg_reload_conf()'))
  const { host } = cluster.connection()
  const running = new Set<Larder>()

  return {
    /** Where servers may keep their data too. */
    folder,
    /** The folder with the socket. */
    host,
    connection: cluster.connection,
    /** DATABASE_URL for a database, as the superuser or as somebody else, there or by a port of this machine. */
    url(
      database: string,
      {
        user = 'postgres',
        secret = password,
        port,
      }: { user?: string; secret?: string; port?: number } = {},
    ): string {
      const login = `${user}:${encodeURIComponent(secret)}`
      const place =
        port === undefined
          ? `localhost/${database}?host=${encodeURIComponent(host)}`
          : `127.0.0.1:${port}/${database}`
      return `postgres://${login}@${place}`
    },
    /** Starts a server on any free port; it ends with the cluster. */
    async startLarder(
      environment: Record<string, string>,
      log: Log = () => undefined,
    ): Promise<Larder> {
      const larder = await startLarder({
        config: readConfig({ PORT: '0', ...environment }),
        webFolder: folder,
        log,
        onLost: (reason) => log({ level: 'error', event: reason.message }),
      })
      const tracked: Larder = {
        ...larder,
        async stop() {
          running.delete(tracked)
          await larder.stop()
        },
      }
      running.add(tracked)
      return tracked
    },
    async stop(): Promise<void> {
      await Promise.all([...running].map((larder) => larder.stop()))
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type OperatorsCluster = Awaited<ReturnType<typeof startOperatorsCluster>>
