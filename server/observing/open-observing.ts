import type { RequestListener } from 'node:http'
import type { Hono } from 'hono'
import type { Pool } from 'pg'
import type { BackupConfig } from '../backup-config.ts'
import { ageSeconds } from '../backup/backup-folder.ts'
import { intervalSeconds } from '../backup/schedule.ts'
import type { Config } from '../config.ts'
import { functionHandlers } from '../functions.ts'
import { listen } from '../http/listen.ts'
import type { Log } from '../log.ts'
import { readApiNames } from './api-names.ts'
import type { BackupFigures, FigureSources } from './figures.ts'
import { logRequests } from './log-requests.ts'
import { observeRequests, type RequestWatcher } from './observe-requests.ts'
import { createRouteOf } from './routes.ts'
import { readWaitingReports } from './waiting-reports.ts'

export type Observing = {
  observe(handler: RequestListener): RequestListener
  stop(): Promise<void>
}

type Options = Omit<FigureSources, 'pool' | 'dataDir' | 'backups' | 'reports'> & {
  readonly config: Pick<Config, 'observing' | 'dataDir' | 'backup'>
  readonly auth: Hono
  readonly pool: Pool
  readonly log: Log
}

/** Opens what the operator asked to see. @throws StartError where the port of the figures is taken */
export async function openObserving(options: Options): Promise<Observing> {
  const { config, auth, pool, log } = options
  const { observing, dataDir } = config
  const watchers: RequestWatcher[] = []
  const writesRequests = observing.log.format === 'json'
  if (writesRequests) watchers.push(logRequests(log))
  const routeOf = createRouteOf({
    auth: auth.routes.map(({ path }) => path),
    functions: new Set(functionHandlers.keys()),
    api: writesRequests ? await readApiNames(pool) : new Set(),
  })
  const figures =
    observing.metrics &&
    (await openFigures(observing.metrics, {
      ...options,
      dataDir,
      backups: config.backup && backupFigures(config.backup),
      reports: () => readWaitingReports(pool),
    }))
  if (figures !== undefined) watchers.push(figures.watcher)
  return {
    observe: (handler) => observeRequests(handler, routeOf, watchers),
    stop: async () => figures?.stop(),
  }
}

function backupFigures({ folder, rhythm }: BackupConfig): BackupFigures {
  const startedAt = new Date()
  return {
    ageSeconds: () => ageSeconds(folder, startedAt, new Date()),
    intervalSeconds: intervalSeconds(rhythm),
  }
}

/** Loaded only where somebody reads them. */
async function openFigures(
  { host, port }: { readonly host: string; readonly port: number },
  { log, ...sources }: FigureSources & { readonly log: Log },
) {
  const [{ createFigures }, { serveFigures }] = await Promise.all([
    import('./figures.ts'),
    import('./serve-figures.ts'),
  ])
  const listener = await listen(host, port, { setting: 'METRICS_PORT' })
  const { registry, watcher, close } = createFigures(sources)
  listener.serve(serveFigures(registry, log))
  const name = host.includes(':') ? `[${host}]` : host
  log({ level: 'info', event: `figures at http://${name}:${listener.port}/metrics` })
  return {
    watcher,
    async stop() {
      close()
      await listener.close()
    },
  }
}
