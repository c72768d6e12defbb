/**
 * The load, in a process of its own so that it does not share a thread with what it measures. It reads one
 * job (JSON) from standard input and writes one result.
 *
 * The model is open: requests come at their moments, however long earlier ones take, as people do who know nothing of
 * each other; the gaps between them are those of independent arrivals (exponential). What a request takes is counted from its moment and not from when it
 * was sent: a server, or a load, that stands still for a second shows as a hundred slow answers, not as one.
 */
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#domain/testing/random.ts'
import { quantile } from '../../bench/statistics.ts'
import { createCaller } from './call.ts'
import { cookTraffic } from './cook-traffic.ts'
import { type LoadJob, loadJobSchema, type LoadResult, type Times } from './job.ts'
import { signInTraffic } from './sign-in-traffic.ts'
import { type Kind, visitorTraffic } from './visitor-traffic.ts'

interface Answer {
  kind: string
  /** Milliseconds from the moment at which it was due; null where it failed. */
  took: number | null
}

function summary(answers: readonly Answer[]): Times {
  const times = answers.flatMap(({ took }) => (took === null ? [] : [took]))
  const at = (share: number) => (times.length === 0 ? null : round(quantile(times, share)))
  const errors = answers.length - times.length
  return {
    requests: answers.length,
    errors,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  }
}

const round = (value: number) => Math.round(value * 10) / 10

/** Each kind as often as its share of the sum of all. */
function createDraw(kinds: readonly Kind[], unit: () => number): () => Kind {
  const total = kinds.reduce((sum, { share }) => sum + share, 0)
  return () => {
    let left = unit() * total
    const drawn = kinds.find(({ share }) => (left -= share) < 0) ?? kinds.at(-1)
    if (drawn === undefined) throw new Error('there is no kind of request')
    return drawn
  }
}

async function load(job: LoadJob): Promise<LoadResult> {
  const random = seededRandom(job.seed)
  const unit = () => random.integer(2 ** 30) / 2 ** 30
  const traffic = [visitorTraffic, cookTraffic, signInTraffic]
  const draw = createDraw(
    traffic.flatMap((kinds) => kinds(job, random)),
    unit,
  )
  const call = createCaller(job.address)
  const answers: Answer[] = []
  const lateness: number[] = []
  const failures: Record<string, number> = {}
  const open = new Set<Promise<void>>()

  const beginning = performance.now()
  const measuredFrom = beginning + job.warmUpSeconds * 1_000
  const until = measuredFrom + job.seconds * 1_000
  const nextAfter = (due: number) => due - (Math.log(1 - unit()) / job.rate) * 1_000

  async function send(kind: Kind, due: number): Promise<void> {
    const sentAt = performance.now()
    const took = await call(kind.call()).then(
      (endedAt) => endedAt - due,
      (thrown: unknown) => {
        const why = `${kind.name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`
        failures[why] = (failures[why] ?? 0) + 1
        return null
      },
    )
    if (due < measuredFrom && took !== null) return
    answers.push({ kind: kind.name, took })
    lateness.push(sentAt - due)
  }

  for (let due = nextAfter(beginning); due < until; due = nextAfter(due)) {
    const early = due - performance.now()
    if (early > 0) await pause(early)
    const sending: Promise<void> = send(draw(), due).finally(() => open.delete(sending))
    open.add(sending)
  }
  await Promise.all(open)
  const kinds = new Set(answers.map(({ kind }) => kind))
  const of = (wanted: string) => summary(answers.filter(({ kind }) => kind === wanted))
  return {
    all: summary(answers),
    kinds: Object.fromEntries([...kinds].map((kind) => [kind, of(kind)])),
    failures,
    lateness: lateness.length === 0 ? null : round(quantile(lateness, 0.99)),
  }
}

const job = loadJobSchema.parse(JSON.parse(await text(process.stdin)))
process.stdout.write(JSON.stringify(await load(job)))
process.exit(0)
