import { setTimeout as pause } from 'node:timers/promises'
import { type ClientConfig, Pool } from 'pg'
import { z } from 'zod'
import { type Log, reasonOf } from '../log.ts'
import type { DataApi } from '../postgrest/postgrest.ts'
import { isServing, type Upstream } from '../postgrest/upstream.ts'
import { createLag } from './lag.ts'

export type SearchReplicaOptions = {
  /** Of the standby, as `authenticator`. */
  readonly connection: ClientConfig
  /** How much the primary has written, in bytes of its log. */
  readonly written: () => Promise<bigint>
  /** Starts a data API on the standby; `onLost` is called when it does not come up again. */
  readonly startDataApi: (onLost: () => void) => Promise<DataApi>
  readonly log: Log
  /** Between two looks at it. */
  readonly milliseconds?: number
}

/** A standby where searches are answered as long as it is well. */
export type SearchReplica = {
  /** Where to ask; undefined while the primary has to answer. */
  upstream(): Upstream | undefined
  /** Reports that it gave no answer: it gets no query before the next look at it. */
  failed(): void
  stop(): Promise<void>
}

/** Older than that no search is answered. */
const longestLag = 10_000
const usualPause = 2_000
/** It answers in a millisecond or so, or something is wrong. */
const patience = 2_000

const standbySchema = z.tuple([z.object({ isStandby: z.boolean(), replayed: z.coerce.bigint() })])

/** Looks after a standby from now on; one that is not there yet keeps nobody waiting. */
export function openSearchReplica(options: SearchReplicaOptions): SearchReplica {
  const { connection, written, startDataApi, log, milliseconds = usualPause } = options
  const pool = new Pool({
    ...connection,
    max: 1,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const lag = createLag(() => performance.now())
  const stopping = new AbortController()
  let dataApi: DataApi | undefined
  let isWell = false
  let said: boolean | undefined

  /** @returns why it cannot be asked; undefined where it can */
  async function look(): Promise<string | undefined> {
    const tooLate = pause(patience, undefined, { ref: false })
    const position = await Promise.race([written().catch(() => undefined), tooLate])
    if (position !== undefined) lag.note(position)
    const standby = await readStandby(pool).catch(reasonOf)
    if (typeof standby === 'string') return endDataApi(`it does not answer (${standby})`)
    if (!standby.isStandby) return endDataApi('DATABASE_REPLICA_URL leads to no standby')
    if (lag.behind(standby.replayed) > longestLag) return 'it is more than 10 s behind'
    dataApi ??= await startDataApi(() => {
      dataApi = undefined
    })
    if (await isServing(dataApi.upstream, patience)) return undefined
    // It would try again by itself, but with pauses that grow.
    return endDataApi('its data API does not answer')
  }

  async function endDataApi(reason: string): Promise<string> {
    const ending = dataApi
    dataApi = undefined
    isWell = false
    await ending?.stop()
    return reason
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const reason = await look().catch(reasonOf)
      isWell = reason === undefined
      if (said !== isWell) report(reason)
      said = isWell
      await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
    await endDataApi('')
  }

  function report(reason: string | undefined): void {
    if (stopping.signal.aborted) return
    if (reason === undefined) log({ level: 'info', event: 'the replica answers searches' })
    else log({ level: 'warn', event: `the primary answers searches, not the replica: ${reason}` })
  }

  const watching = watch()
  return {
    upstream: () => (isWell ? dataApi?.upstream : undefined),
    failed() {
      isWell = false
    },
    async stop() {
      stopping.abort()
      await watching
      await pool.end()
    },
  }
}

async function readStandby(pool: Pool) {
  const { rows } = await pool.query(
    `select pg_is_in_recovery() as "isStandby",
       pg_wal_lsn_diff(coalesce(pg_last_wal_replay_lsn(), '0/0'), '0/0')::text as replayed`,
  )
  const [standby] = standbySchema.parse(rows)
  return standby
}
