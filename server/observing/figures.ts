import { statfs } from 'node:fs/promises'
import type { Pool } from 'pg'
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type Metric,
  Registry,
} from 'prom-client'
import { eventsTaken } from '#functions/stripe-webhook/events-taken.ts'
import type { WaitingReports } from './waiting-reports.ts'
import type { FairQueueState } from '../http/fair-queue.ts'
import type { Health } from '../http/health.ts'
import { version } from '../version.ts'
import { happenings } from './happenings.ts'
import type { RequestWatcher } from './observe-requests.ts'

/** Figures that are measured at the moment they are read. */
export type FigureSources = {
  readonly pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  readonly reports: () => Promise<WaitingReports>
  readonly health: () => Promise<Health>
  readonly turns: () => FairQueueState
  readonly dataDir: string
  /** Undefined where no backups are made by themselves. */
  readonly backups: BackupFigures | undefined
}

export type BackupFigures = {
  readonly ageSeconds: () => Promise<number>
  readonly intervalSeconds: number
}

export type Figures = {
  readonly registry: Registry
  readonly watcher: RequestWatcher
  /** Nothing is counted from then on. */
  readonly close: () => void
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** All figures of this process. No label ever holds what a person wrote, or who they are. */
export function createFigures(sources: FigureSources): Figures {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  addStates(registry, sources)
  addBuild(registry)
  if (sources.backups !== undefined) addBackups(registry, sources.backups)
  const requests = requestFigures(registry)
  const stop = countHappenings(registry)
  return { registry, watcher: requests, close: stop }
}

function requestFigures(registry: Registry): RequestWatcher {
  const registers = [registry]
  const labelNames = ['route', 'method', 'status'] as const
  const total = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by group of routes, method and class of status.',
    labelNames,
    registers,
  })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the head of a request until its answer has gone out.',
    labelNames,
    buckets: seconds,
    registers,
  })
  const underWay = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are worked on now.',
    registers,
  })
  return {
    begun: () => underWay.inc(),
    finished({ method, route, status, milliseconds }) {
      underWay.dec()
      const labels = {
        route: route.group,
        method: methods.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      }
      total.inc(labels)
      duration.observe(labels, milliseconds / 1000)
    },
  }
}

function countHappenings(registry: Registry): () => void {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const signIns = counter(
    'larder_sign_ins_total',
    'Sessions opened, and proofs refused.',
    'outcome',
  )
  const mails = counter('larder_mails_total', 'Mails handed over, and given up.', 'outcome')
  const answers = counter('larder_chef_answers_total', 'Answers of the provider.', 'outcome')
  const events = counter('larder_stripe_events_total', 'Events of Stripe.', 'type', 'outcome')
  const pictures = counter('larder_pictures_total', 'Pictures that were made anew.', 'outcome')
  const restarts = counter('larder_child_restarts_total', 'Children that ended.', 'child')
  // What appears for the first time is no increase to Prometheus: it needs a zero before.
  for (const outcome of ['ok', 'refused']) signIns.inc({ outcome }, 0)
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  for (const outcome of ['ok', 'failed']) answers.inc({ outcome }, 0)
  for (const outcome of ['converted', 'refused']) pictures.inc({ outcome }, 0)
  for (const type of [...eventsTaken, 'other']) events.inc({ type, outcome: 'failed' }, 0)
  for (const child of ['PostgreSQL', 'PostgREST']) restarts.inc({ child }, 0)

  const taken = {
    signIn: (outcome: string) => signIns.inc({ outcome }),
    mail: (outcome: string) => mails.inc({ outcome }),
    chefAnswer: (outcome: string) => answers.inc({ outcome }),
    stripeEvent: (type: string, outcome: string) => events.inc({ type, outcome }),
    picture: (outcome: string) => pictures.inc({ outcome }),
    restart: (child: string) => restarts.inc({ child }),
  }
  happenings.on('signIn', taken.signIn).on('mail', taken.mail).on('chefAnswer', taken.chefAnswer)
  happenings.on('stripeEvent', taken.stripeEvent).on('picture', taken.picture)
  happenings.on('restart', taken.restart)
  return () => {
    happenings.off('signIn', taken.signIn).off('mail', taken.mail)
    happenings.off('chefAnswer', taken.chefAnswer).off('stripeEvent', taken.stripeEvent)
    happenings.off('picture', taken.picture).off('restart', taken.restart)
  }
}

/** Two figures of one question; while the database does not answer, there are none. */
function addReports(registry: Registry, { reports }: FigureSources): void {
  const oldest = new Gauge({
    name: 'larder_reports_oldest_seconds',
    help: 'How long the oldest open report waits, 0 without one.',
    registers: [],
  })
  const open = new Gauge({
    name: 'larder_reports_open',
    help: 'Reports that wait for a moderator.',
    registers: [],
    async collect() {
      this.remove()
      oldest.remove()
      const waiting = await reports().catch(() => null)
      if (waiting === null) return
      this.set(waiting.open)
      oldest.set(waiting.oldestSeconds)
    },
  })
  // In this order: the first asks for both.
  registry.registerMetric(open)
  registry.registerMetric(oldest)
}

function addStates(registry: Registry, sources: FigureSources): void {
  const { pool, health, turns, dataDir } = sources
  addReports(registry, sources)
  const add = (metric: Metric) => registry.registerMetric(metric)
  const gauge = (name: string, help: string, read: () => number) =>
    add(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  gauge('larder_turns_running', 'Requests that the data API works on.', () => turns().running)
  gauge('larder_turns_waiting', 'Requests that wait for their turn.', () => turns().waiting)
  add(
    new Counter({
      name: 'larder_turns_refused_total',
      help: 'Requests that waited too long for their turn.',
      registers: [],
      collect() {
        this.reset()
        this.inc(turns().refused)
      },
    }),
  )
  add(
    new Gauge({
      name: 'larder_auth_connections',
      help: 'Connections of the auth server, and statements that wait for one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    }),
  )
  add(
    new Gauge({
      name: 'larder_up',
      help: 'Whether a part answers: 1 or 0.',
      labelNames: ['part'],
      registers: [],
      async collect() {
        const { database, dataApi } = await health()
        this.set({ part: 'database' }, Number(database))
        this.set({ part: 'data_api' }, Number(dataApi))
      },
    }),
  )
  add(
    new Gauge({
      name: 'larder_disk_free_bytes',
      help: 'Room on the disk of the data folder.',
      registers: [],
      async collect() {
        const { bavail, bsize } = await statfs(dataDir)
        this.set(bavail * bsize)
      },
    }),
  )
}

function addBackups(registry: Registry, { ageSeconds, intervalSeconds }: BackupFigures): void {
  registry.registerMetric(
    new Gauge({
      name: 'larder_backup_age_seconds',
      help: 'Since the newest backup that was made by itself, or since the start where there is none.',
      registers: [],
      async collect() {
        this.set(await ageSeconds())
      },
    }),
  )
  const interval = new Gauge({
    name: 'larder_backup_interval_seconds',
    help: 'How often BACKUP_EVERY asks for one.',
    registers: [registry],
  })
  interval.set(intervalSeconds)
}

function addBuild(registry: Registry): void {
  const build = new Gauge({
    name: 'larder_build_info',
    help: 'Always 1: its labels say what runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
  build.set({ version, node: process.versions.node }, 1)
}
